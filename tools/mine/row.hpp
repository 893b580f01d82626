// A row of a file of puzzles: GAME | POSITION | MOVE REPLY MOVE ... | RATING | CLAIM THEME ...
#pragma once

#include <sstream>

#include "tools/mine/puzzle.hpp"

namespace lozenge::mine {

/// None where it is of another game, or none.
template <Evaluated R>
std::optional<Puzzle<R>> read_row(const std::string& row, const std::string& game, const Options<R>& options) {
  const std::string head = game + " | ";
  const auto end = row.find(" | ", head.size());
  if (!row.starts_with(head) || end == std::string::npos) return std::nullopt;
  const auto read = R::read(row.substr(head.size(), end - head.size()), options);
  if (!read) return std::nullopt;
  Puzzle<R> puzzle;
  puzzle.position = *read;
  Position<R> now = *read;
  std::istringstream words(row.substr(end + 3));
  for (std::string word; words >> word && word != "|";) {
    MoveList<R> moves;
    legal_moves<R>(now, moves);
    const auto move = R::read_move(now, moves, word);
    if (!move) return std::nullopt;
    puzzle.line.push_back(*move);
    now = R::play(now, *move);
  }
  if (puzzle.line.empty()) return std::nullopt;
  puzzle.plies = static_cast<int>(puzzle.line.size());
  puzzle.is_only = row.find(" | only") != std::string::npos;
  puzzle.look();
  return puzzle;
}

}  // namespace lozenge::mine
