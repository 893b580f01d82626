// The 32 dark squares of a checkerboard, numbered as in PDN, on bits that make every diagonal step a rotation.
//
//   seen from White:  .  1  .  2  .  3  .  4      a step toward higher numbers turns the word left by 4 or 5 bits
//                     5  .  6  .  7  .  8  .      (Samuel's layout of 1959: every ninth bit is left empty, so that
//                     .  9  . 10  . 11  . 12      no step runs over the edge)
#pragma once

#include <array>
#include <string>

#include "board/torus.hpp"
#include "core/cell.hpp"
#include "core/view.hpp"

namespace lozenge::board::checkerboard {

inline constexpr int squares = 32;

/// Row 0 holds squares 1-4; column 0 is at White's left.
constexpr int row_of(Cell c) { return c.index / 4; }
constexpr int column_of(Cell c) { return 2 * (c.index % 4) + (row_of(c) % 2 == 0 ? 1 : 0); }

/// Diagonal coordinates: one step toward higher numbers adds one to x (to the right for White) or to y.
constexpr GridPoint point_of(Cell c) {
  const int row = row_of(c), column = column_of(c);
  return {(row + column - 1) / 2, (row - column + 7) / 2};
}

inline constexpr std::array<GridPoint, 4> steps{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

inline constexpr auto points = [] {
  std::array<GridPoint, squares> all{};
  for (int i = 0; i < squares; ++i) all[i] = point_of(Cell(i));
  return all;
}();

inline constexpr Wrap wrap{5, 4};
static_assert(fits(wrap, points, steps));

inline constexpr int lowest_bit = wrap.bit_of(point_of(Cell(0)));

/// Bit of a square, from 0 (square 1) to 34 (square 32).
constexpr int bit_index(Cell c) { return wrap.bit_of(point_of(c)) - lowest_bit; }
constexpr Bits bit_of(Cell c) { return bit(bit_index(c)); }

inline constexpr auto cell_of_bit = [] {
  std::array<std::uint8_t, 64> cells{};
  for (int i = 0; i < squares; ++i) cells[bit_index(Cell(i))] = static_cast<std::uint8_t>(i);
  return cells;
}();

constexpr Cell cell_of(int bit_number) { return Cell(cell_of_bit[bit_number]); }

constexpr Bits row(int r) {
  Bits bits = 0;
  for (int i = 0; i < 4; ++i) bits |= bit_of(Cell(4 * r + i));
  return bits;
}

inline constexpr Bits all = [] {
  Bits bits = 0;
  for (int i = 0; i < squares; ++i) bits |= bit_of(Cell(i));
  return bits;
}();

constexpr CellSet cells_of(Bits bits) {
  CellSet cells;
  for (; bits != 0; bits = rest(bits)) cells.add(cell_of(lowest(bits)));
  return cells;
}

/// Drawn from Black's side, who moves first: square 4 in the dark corner at his left.
const Geometry& geometry();

}  // namespace lozenge::board::checkerboard
