// When a game of Diamond Dogs is over, and who has won it (rulebook, How the game ends).
#pragma once

#include <optional>

#include "games/diamond-dogs/position.hpp"

namespace lozenge::games::diamond_dogs {

inline constexpr int hoop_count = 4;

/// Most dice home win; but who has no die on the board at all has lost.
inline Outcome counted(const DogsPosition& p) {
  const auto us = static_cast<Side>(p.turn);
  if (p.own() == 0) return win_for(!us);
  if (p.opponents() == 0) return win_for(us);
  const int lead = std::popcount(home(p, p.turn)) - std::popcount(home(p, p.turn ^ 1));
  return lead == 0 ? Outcome::draw : win_for(lead > 0 ? us : !us);
}

/// Asked after every single space too, where the side to move is still the mover's. Where both sides stand on a far
/// row, or none has a die, the player not to move has won (docs/notation.md).
inline std::optional<Outcome> decided(const DogsPosition& p) {
  if (p.options.goal == Goal::first) {
    const auto us = static_cast<Side>(p.turn);
    if (home(p, p.turn ^ 1) != 0 || p.own() == 0) return win_for(!us);
    if (home(p, p.turn) != 0 || p.opponents() == 0) return win_for(us);
  } else {
    for (const std::uint64_t side : {0, 1})
      if (in_play(p, side) == 0 || home(p, side) == hoops[side]) return counted(p);
  }
  return std::nullopt;
}

/// The vacant hoops on which the next die of the side to move would end the game.
inline Bits ending(const DogsPosition& p) {
  const Bits vacant = hoops[p.turn] & p.empty();
  if (p.options.goal == Goal::first) return vacant;
  const bool is_last = std::popcount(home(p, p.turn)) == hoop_count - 1 || rest(in_play(p, p.turn)) == 0;
  return is_last ? vacant : 0;
}

}  // namespace lozenge::games::diamond_dogs
