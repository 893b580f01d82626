// The board of Diamond Dogs: 53 lozenges in 15 rows, four and three by turns. A lozenge touches four others
// along an edge and four across a corner.
//
//   15  49  50  51  52       Cells are numbered row by row from Red's end, seven to a pair of rows, so that a step in a
//   14    46  47  48         direction is the same shift everywhere:
//    .    .  .  .
//    3   7   8   9  10           +3  +7  +4
//    2     4   5   6             -1   .  +1
//    1   0   1   2   3           -4  -7  -3
//        a b c d e f g
//
// Only the cells of the outer files need a mask; what a shift carries over the top or the bottom falls off the board.
// (No wrap around 64 bits as in torus.hpp exists for this board.)
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "board/torus.hpp"
#include "core/cell.hpp"
#include "core/view.hpp"

namespace lozenge::board::diamond53 {

inline constexpr int size = 53;
inline constexpr int rows = 15;
inline constexpr int files = 7;

inline constexpr Bits all = bit(size) - 1;

/// Rows from 1, files from 0 for a.
constexpr int row_of(Cell c) { return c.index / 7 * 2 + (c.index % 7 < 4 ? 1 : 2); }
constexpr int file_of(Cell c) { return c.index % 7 < 4 ? c.index % 7 * 2 : (c.index % 7 - 4) * 2 + 1; }

/// The cell on a file and row; none where the two do not meet in one.
constexpr std::optional<Cell> cell_at(int file, int row) {
  const bool is_on_board = file >= 0 && file < files && row >= 1 && row <= rows && (file + row) % 2 == 1;
  if (!is_on_board) return std::nullopt;
  return Cell((row - 1) / 2 * 7 + (row % 2 == 1 ? file / 2 : 4 + file / 2));
}

constexpr Bits row(int r) { return (r % 2 == 1 ? Bits{15} : Bits{7}) << cell_at((r + 1) % 2, r)->index; }
constexpr Bits rows_between(int first, int last) {
  Bits cells = 0;
  for (int r = first; r <= last; ++r) cells |= row(r);
  return cells;
}

constexpr Bits file(int f) {
  Bits bits = 0;
  for (int r = 1; r <= rows; ++r)
    if (const auto c = cell_at(f, r)) bits |= bit(c->index);
  return bits;
}

inline constexpr Bits left_edge = file(0), right_edge = file(6);
inline constexpr Bits left_margin = left_edge | file(1), right_margin = right_edge | file(5);

/// The eight directions: by how much a step adds to the number of a cell, and the cells from which it leaves the board
/// to the side.
struct Direction {
  int shift;
  Bits barred;
};
inline constexpr std::array<Direction, 8> directions{{{+3, left_edge},
                                                      {+7, 0},
                                                      {+4, right_edge},
                                                      {+1, right_margin},
                                                      {-3, right_edge},
                                                      {-7, 0},
                                                      {-4, left_edge},
                                                      {-1, left_margin}}};

/// Where cells come to when they go one step. Bits above the board may be set: the result is meant to be met with a set
/// of cells.
constexpr Bits shifted(Bits cells, Direction d) {
  return d.shift > 0 ? (cells & ~d.barred) << d.shift : (cells & ~d.barred) >> -d.shift;
}

/// Every cell one step from one of these.
constexpr Bits around(Bits cells) {
  Bits found = 0;
  for (const Direction d : directions) found |= shifted(cells, d);
  return found & all;
}

/// The up to eight cells next to a cell.
inline constexpr auto neighbours = [] {
  std::array<Bits, size> sets{};
  for (int i = 0; i < size; ++i) sets[i] = around(bit(i));
  return sets;
}();

/// A jump over `over` comes down as far behind it as it began before it: directions are shifts. None (a bit above the
/// board) where that is no cell.
constexpr Bits behind(int from, int over) { return bit((2 * over - from) & 63) & neighbours[over]; }

/// The up to eight cells from which a jump comes down on a cell.
inline constexpr auto leaps = [] {
  std::array<Bits, size> sets{};
  for (int i = 0; i < size; ++i)
    for (Bits over = neighbours[i]; over != 0; over = rest(over)) sets[i] |= behind(i, lowest(over));
  return sets;
}();

/// Half a turn: a1 becomes g15.
constexpr Cell opposite(Cell c) { return Cell(size - 1 - c.index); }
/// Left and right exchanged: a1 becomes g1.
constexpr Cell mirrored(Cell c) { return *cell_at(files - 1 - file_of(c), row_of(c)); }

/// "a1", "d12".
std::string cell_name(Cell c);
std::optional<Cell> find_cell(std::string_view name);

/// Lozenges, the hoops at both ends marked for the side that has to reach them.
const Geometry& geometry();

}  // namespace lozenge::board::diamond53
