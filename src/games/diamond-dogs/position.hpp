// What stands on the board of Diamond Dogs (rulebook, Setting up).
#pragma once

#include "board/diamond53.hpp"
#include "core/side.hpp"
#include "games/diamond-dogs/options.hpp"

namespace lozenge::games::diamond_dogs {

using board::bit;
using board::Bits;
using board::lowest;
using board::rest;
using board::diamond53::all;

inline constexpr int max_dice = 10;
inline constexpr int max_value = 6;

struct DogsPosition {
  Bits dice[2] = {};       // by side: Red, White
  Bits value[3] = {};      // the numbers that the dice show, in binary: bit 0, 1, 2 of each; 0 on a vacant space
  std::uint32_t turn = 0;  // 0 Red, 1 White
  DogsOptions options;     // stay the same in a game; they fill the word, so that no byte is padding

  bool operator==(const DogsPosition&) const = default;

  Bits own() const { return dice[turn]; }
  Bits opponents() const { return dice[turn ^ 1]; }
  Bits empty() const { return all & ~(dice[0] | dice[1]); }

  int value_at(int cell) const {
    return static_cast<int>((value[0] >> cell & 1) | (value[1] >> cell & 1) << 1 | (value[2] >> cell & 1) << 2);
  }
  /// The spaces where a die of either side shows this number.
  Bits showing(int number) const {
    Bits found = all;
    for (int i = 0; i < 3; ++i) found &= (number >> i & 1) != 0 ? value[i] : ~value[i];
    return found;
  }
  void clear(Bits spaces) {
    for (Bits& plane : value) plane &= ~spaces;
  }
  /// On a space that is clear.
  void show(int cell, int number) {
    for (int i = 0; i < 3; ++i) value[i] |= static_cast<Bits>(number >> i & 1) << cell;
  }
};

/// The end row that the dice of a side have to reach.
inline constexpr Bits hoops[2] = {board::diamond53::row(board::diamond53::rows), board::diamond53::row(1)};

/// The dice that can be moved and jumped: those that are not home. (Where the first die at a hoop wins, none stands
/// there as long as the game goes on.)
inline Bits in_play(const DogsPosition& p, std::uint64_t side) { return p.dice[side] & ~hoops[side]; }
inline Bits home(const DogsPosition& p, std::uint64_t side) { return p.dice[side] & hoops[side]; }

}  // namespace lozenge::games::diamond_dogs
