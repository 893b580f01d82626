// How much the reader takes in. What is longer is refused with a sentence, so that reading any text takes time and
// memory in proportion to it.
#pragma once

#include <cstddef>

namespace lozenge::record {

inline constexpr std::size_t max_text = std::size_t{64} << 20;  // bytes of a whole text
inline constexpr std::size_t max_tags = 200;                    // of one game
inline constexpr std::size_t max_items = 100'000;               // moves, remarks and variations of one game
inline constexpr int max_nesting = 40;                          // variations within variations
inline constexpr std::size_t max_comment = 100'000;             // bytes of one comment
inline constexpr std::size_t max_tag = 2'000;                   // bytes of a tag, or of a set-up command
inline constexpr std::size_t max_word = 200;                    // bytes of a move or a mark
inline constexpr std::size_t max_guesses = 64;                  // captures of one game that two moves fit
inline constexpr std::size_t max_ahead = 40;                    // words that are looked at to settle one of them
inline constexpr std::size_t max_readings = 8;                  // ways to read these words that are kept in mind

}  // namespace lozenge::record
