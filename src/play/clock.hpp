// How long to think when the clock of a whole game is running.
#pragma once

#include <algorithm>

#include "search/limits.hpp"

namespace lozenge::play {

/// What a player's clock shows when it is his turn.
struct Clock {
  search::Seconds left{0};
  search::Seconds increment{0};  // added before every move; that of this one is in `left` already
  int moves_to_go = 0;           // until more time is given; 0: the time is for all the rest of the game
};

/// Never plans more than what is left, and keeps some for what a move costs beyond its thinking. `enough` is what an
/// ordinary move takes, `time` what a hard one may.
constexpr search::Limits plan_move(const Clock& clock) {
  using search::Seconds;
  constexpr int rest_of_game = 30, most_moves = 50;
  constexpr Seconds delay{0.02}, least{0.0005};

  const int moves = clock.moves_to_go > 0 ? std::min(clock.moves_to_go, most_moves) : rest_of_game;
  const Seconds to_come = clock.increment * (moves - 1);
  const Seconds share = std::max(clock.left + to_come - delay * moves, clock.left / 10) / moves;
  const Seconds most = clock.left > 4 * delay ? (clock.left - delay) * 0.7 : clock.left / 4;

  search::Limits limits;
  limits.time = std::max(std::min(share * 3, most), least);
  limits.enough = std::min(share * 0.6, limits.time);
  return limits;
}

}  // namespace lozenge::play
