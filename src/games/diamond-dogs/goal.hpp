// When a game of Diamond Dogs is over, and who has won it (rulebook, How the game ends).
#pragma once

#include <optional>

#include "games/diamond-dogs/position.hpp"

namespace lozenge::games::diamond_dogs {

inline constexpr int hoop_count = 4;

/// The half of the board that lies behind the middle row, as each side sees it.
inline constexpr Bits far_half[2] = {board::diamond53::rows_between(9, 15), board::diamond53::rows_between(1, 7)};

/// The dice of a side that count: those at home or, with `goal=half`, those in the opponent's half.
inline Bits counting(const DogsPosition& p, std::uint64_t side) {
  return p.dice[side] & (p.options.goal == Goal::half ? far_half[side] : hoops[side]);
}

/// Most dice that count win; but who has no die on the board at all has lost.
inline Outcome counted(const DogsPosition& p) {
  const auto us = static_cast<Side>(p.turn);
  if (p.own() == 0) return win_for(!us);
  if (p.opponents() == 0) return win_for(us);
  const int lead = std::popcount(counting(p, p.turn)) - std::popcount(counting(p, p.turn ^ 1));
  return lead == 0 ? Outcome::draw : win_for(lead > 0 ? us : !us);
}

/// Asked after every single space too, where the side to move is still the mover's. Where both sides stand on a far
/// row, or none has a die, the player not to move has won (docs/notation.md).
inline std::optional<Outcome> decided(const DogsPosition& p) {
  if (p.options.goal == Goal::first) {
    const auto us = static_cast<Side>(p.turn);
    if (home(p, p.turn ^ 1) != 0 || p.own() == 0) return win_for(!us);
    if (home(p, p.turn) != 0 || p.opponents() == 0) return win_for(us);
  } else if (p.options.goal == Goal::half) {
    if ((home(p, 0) | home(p, 1)) != 0 || p.dice[0] == 0 || p.dice[1] == 0) return counted(p);
  } else {
    for (const std::uint64_t side : {0, 1})
      if (in_play(p, side) == 0 || home(p, side) == hoops[side]) return counted(p);
  }
  return std::nullopt;
}

/// The vacant hoops on which the next die of the side to move would end the game.
inline Bits ending(const DogsPosition& p) {
  const Bits vacant = hoops[p.turn] & p.empty();
  if (p.options.goal != Goal::most) return vacant;
  const bool is_last = std::popcount(home(p, p.turn)) == hoop_count - 1 || rest(in_play(p, p.turn)) == 0;
  return is_last ? vacant : 0;
}

}  // namespace lozenge::games::diamond_dogs
