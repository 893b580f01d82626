// What learning learns from: quiet positions of games that the engine has played against itself, and of turns aside.
#pragma once

#include <cstdint>

namespace lozenge::learn {

template <class Position>
struct Sample {
  Position position;
  std::int16_t score = 0;  // that a search gave it, in points for the first side
  float result = 0;        // of the game for the first side: 1 a win, 0 a draw, -1 a loss
  bool is_played = true;   // in the game; what might have been has no result
};

}  // namespace lozenge::learn
