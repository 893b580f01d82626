// What a move means that is not written as the notation asks: 'x' for a step, '-' for a jump, or a capture that several
// moves fit. Old collections are full of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"
#include "record/scanner.hpp"

namespace lozenge::record {

/// The length of a move number, `12.`, `12...` or `12)`, or of mere dots; 0 where a word begins with none.
std::size_t number_length(std::string_view word);

/// The legal moves that begin and end where a word does, and pass the numbered squares that it names, whatever its
/// signs.
std::vector<std::string> fitting_moves(const play::Match& match, std::string_view word);

/// Which of several moves is meant by the word where the scanner stands: the only one after which the words that follow
/// can be played. None where they do not tell.
std::optional<std::string> settled_by_what_follows(Scanner scanner, const play::Match& match,
                                                   const std::vector<std::string>& moves);

}  // namespace lozenge::record
