// What puzzles of checkers are about, beyond what is asked of every game (tools/mine/themes.hpp).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/checkers/rules.hpp"

namespace lozenge::games::checkers {

/// Of a line of play whose last position is won.
inline std::vector<std::string> themes(std::span<const CheckersPosition> line) {
  // The two men that guard a back row, 1 and 3 or 30 and 32.
  static constexpr int posts[2][2] = {{1, 3}, {30, 32}};
  const CheckersPosition& p = line.front();
  const int defender = 1 - static_cast<int>(p.turn());
  board::Bits bridge = 0;
  for (const int square : posts[defender]) bridge |= board::checkerboard::bit_of(Cell(square - 1));
  std::vector<std::string> found;
  if ((bridge & p.pieces(defender) & ~p.kings) == bridge) found.emplace_back("bridge");
  return found;
}

}  // namespace lozenge::games::checkers
