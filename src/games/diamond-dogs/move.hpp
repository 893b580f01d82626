// A turn of Diamond Dogs as what it changes about the position.
#pragma once

#include "games/diamond-dogs/position.hpp"

namespace lozenge::games::diamond_dogs {

/// The numbers of all dice of a side.
using Numbers = std::array<std::uint8_t, max_dice>;

/// Ways that leave the same position are one move (docs/rules, One turn is one move), so a move is the change and not
/// the way: the spaces that the mover's dice have left, the spaces where one of them shows what none showed before, and
/// the opponent's dice that are gone. Two dice move at most; hence there are at most two of each of the first two.
///
///   bits  0..11   two spaces left, in square order
///   bits 12..29   two spaces and their new numbers, in square order
///   bits 30..39   which of the opponent's dice are captured, counted in square order
///
/// A removal leaves a space and shows nothing. An arrangement has bit 63 set and its ten numbers in bits 0..29.
class DogsMove {
 public:
  static constexpr int no_cell = 63;

  struct Shown {
    int cell = no_cell;
    int number = 0;
  };

  constexpr DogsMove() = default;
  constexpr DogsMove(int left1, int left2, Shown shown1, Shown shown2, std::uint64_t captured = 0)
      : packed_(in_order(left1, left2, 6) | in_order(packed(shown1), packed(shown2), 9) << 12 | captured << 30) {}

  /// This move of one die together with a step of another, neither having to do with the other's spaces.
  constexpr DogsMove and_step(int left, Shown shown) const {
    return {this->left(0), left, this->shown(0), shown, captured()};
  }

  static constexpr DogsMove arrangement(const Numbers& numbers) {
    DogsMove m;
    m.packed_ = arranged;
    for (int i = 0; i < max_dice; ++i) m.packed_ |= static_cast<std::uint64_t>(numbers[i]) << 3 * i;
    return m;
  }

  constexpr bool is_arrangement() const { return (packed_ & arranged) != 0; }
  constexpr bool is_removal() const { return !is_arrangement() && left(0) != no_cell && shown(0).cell == no_cell; }
  constexpr bool is_turn() const { return !is_arrangement() && !is_removal(); }

  constexpr int left(int i) const { return static_cast<int>(packed_ >> 6 * i & 63); }
  constexpr Shown shown(int i) const {
    const auto field = static_cast<int>(packed_ >> (12 + 9 * i) & 511);
    return {field >> 3, field & 7};
  }
  constexpr std::uint64_t captured() const { return packed_ >> 30 & ((1u << max_dice) - 1); }
  /// The i-th number of an arrangement.
  constexpr int number(int i) const { return static_cast<int>(packed_ >> 3 * i & 7); }

  constexpr bool operator==(const DogsMove&) const = default;

 private:
  static constexpr std::uint64_t arranged = std::uint64_t{1} << 63;

  static constexpr std::uint64_t packed(Shown s) { return static_cast<std::uint64_t>(s.cell << 3 | s.number); }
  static constexpr std::uint64_t in_order(std::uint64_t a, std::uint64_t b, int width) {
    return a < b ? a | b << width : b | a << width;
  }

  std::uint64_t packed_ = 0;
};

/// The move that turns one position into another; whose turn it is then does not matter.
inline DogsMove difference(const DogsPosition& before, const DogsPosition& after) {
  constexpr Bits none = bit(DogsMove::no_cell);
  const std::uint64_t us = before.turn;
  const Bits left = before.dice[us] & ~after.dice[us];
  Bits shown = ~before.dice[us];
  for (int i = 0; i < 3; ++i) shown |= before.value[i] ^ after.value[i];
  shown &= after.dice[us];
  std::uint64_t captured = 0;
  const Bits opponents = before.dice[us ^ 1];
  for (Bits gone = opponents & ~after.dice[us ^ 1]; gone != 0; gone = rest(gone))
    captured |= std::uint64_t{1} << std::popcount(opponents & ((gone & -gone) - 1));
  const auto shown_at = [&](Bits cells) {
    const int cell = lowest(cells | none);
    return DogsMove::Shown{cell, after.value_at(cell)};
  };
  return {lowest(left | none), lowest(rest(left) | none), shown_at(shown), shown_at(rest(shown)), captured};
}

/// The position after a turn or a removal.
inline DogsPosition changed(const DogsPosition& p, const DogsMove& m) {
  const std::uint32_t us = p.turn;
  const auto first = m.shown(0), second = m.shown(1);
  const Bits left = bit(m.left(0)) | bit(m.left(1)), shown = bit(first.cell) | bit(second.cell);
  Bits captured = 0;
  if (std::uint64_t which = m.captured())
    for (Bits dice = p.dice[us ^ 1]; which != 0; dice = rest(dice), which >>= 1)
      if ((which & 1) != 0) captured |= dice & -dice;
  DogsPosition next = p;
  next.dice[us] = ((p.dice[us] & ~left) | shown) & all;
  next.dice[us ^ 1] &= ~captured;
  next.clear(left | shown | captured);
  next.show(first.cell, first.number);
  next.show(second.cell, second.number);
  next.turn = us ^ 1;
  return next;
}

}  // namespace lozenge::games::diamond_dogs
