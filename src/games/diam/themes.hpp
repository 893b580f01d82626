// What puzzles of DIAM are about, beyond what is asked of every game (tools/mine/themes.hpp).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/diam/rules.hpp"

namespace lozenge::games::diam {

/// Of a line of play whose last position is won.
inline std::vector<std::string> themes(std::span<const DiamPosition> line) {
  constexpr Places high = ~(board::ring8::ground | board::ring8::ground << board::ring8::size);
  const DiamPosition &before = line[line.size() - 2], &last = line.back();
  const int winner = Diam::team(before);
  const auto on_board = [](const DiamPosition& p) {
    int count = 0;
    for (const Places pawns : p.pawns) count += std::popcount(pawns);
    return count;
  };
  std::vector<std::string> found;
  if (diams(last, 1 - winner) != 0) found.emplace_back("higher-diam");
  if ((diams(last, winner) & high) != 0) found.emplace_back("high-diam");
  if (on_board(last) == on_board(before)) found.emplace_back("tower");
  return found;
}

}  // namespace lozenge::games::diam
