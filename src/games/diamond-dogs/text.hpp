// Diamond Dogs in words: positions, moves that are no trails, and reasons for refusals.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "core/view.hpp"
#include "games/diamond-dogs/move.hpp"
#include "games/diamond-dogs/walk.hpp"

namespace lozenge::games::diamond_dogs {

std::string text(const DogsPosition& p);
Result<DogsPosition> read(std::string_view text, const DogsOptions& options);

/// `~d2` and `=6554433211`; turns are trails and get their text from kit.
std::string text(const DogsMove& removal_or_arrangement);
Steps steps(const DogsMove& removal_or_arrangement);
Result<DogsMove> read_arrangement(std::string_view input);
std::string arrangement_text(std::span<const int> numbers);
/// `can_turn`: the player has a turn, and so removes nothing.
Result<DogsMove> read_removal(const DogsPosition& p, bool can_turn, std::string_view input);

/// For a token that does not go on from here.
Sentence why_not(const DogsWalk& w, kit::Token t);
/// For a turn that cannot end here.
Sentence why_unfinished(const DogsWalk& w);

}  // namespace lozenge::games::diamond_dogs
