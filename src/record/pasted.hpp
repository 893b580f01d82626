// Whatever somebody pastes: records, a position, or moves without anything ahead of them. Finds out which it is, and of
// which game.
#pragma once

#include "record/read.hpp"

namespace lozenge::record {

inline constexpr std::size_t max_pasted = std::size_t{4} << 20;  // bytes
inline constexpr std::size_t max_pasted_games = 500;

/// The games of a text; at least one problem where there is none. A game with a problem has its good part as its
/// record. `likely` is the game that a text is of that does not say so itself; null if nobody knows. Of a long text the
/// first `max_pasted_games` games are read.
std::vector<Reading> read_pasted(std::string_view text, std::span<const play::Family* const> families,
                                 const std::shared_ptr<const play::Game>& likely);

}  // namespace lozenge::record
