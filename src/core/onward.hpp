// A move under way: what has been clicked so far, and how it can go on. A move that can be made in several ways can be
// clicked in each of them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/view.hpp"

namespace lozenge {

/// What clicks have come to. Moves are numbers in the list that was asked about.
struct Onward {
  Steps next;                       // what can be clicked now, each once; a `stop` where the move may end or go on
  std::vector<std::size_t> left;    // the moves that can still be made, in the order of the list
  std::optional<std::size_t> done;  // the move that has been made: nothing is left to be clicked
  std::string text = {};            // what was clicked, as it is written, where an unfinished move can be
};

/// How clicks go on in a game that lists all ways of its moves: `ways` has one a move, and none begins another. With
/// `toward` only ways that end on that cell are meant.
Onward narrowed(std::span<const Steps> ways, std::span<const Step> clicks, std::optional<Cell> toward);

}  // namespace lozenge
