// John Minder's board: the 41 points (x, y) with |x| + |y| <= 4, on bits that make every step, straight or
// across a diamond, one rotation.
//
//                      1B                 y = +4, side B
//                   4B 3B 2B
//                9B 8B 7B 6B 5B
//            16B 15B 14B 13B 12B 11B 10B
//      17A 18A 19A 20A 21 20B 19B 18B 17B   y = 0
//            10A 11A 12A 13A 14A 15A 16A
//                5A 6A 7A 8A 9A
//                   2A 3A 4A
//                      1A                 y = -4, side A
//
// Square order runs row by row from A's side: 1A..20A, 21, 20B..1B.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "board/torus.hpp"
#include "core/cell.hpp"
#include "core/view.hpp"

namespace lozenge::board::diamond41 {

inline constexpr int size = 41;

inline constexpr auto points = [] {
  std::array<GridPoint, size> all{};
  int i = 0;
  for (int y = -4; y <= 4; ++y)
    for (int x = -(4 - (y < 0 ? -y : y)); x <= 4 - (y < 0 ? -y : y); ++x) all[i++] = {x, y};
  return all;
}();

/// The first four are straight, the last four across the diamonds; d ^ 1 is the opposite of d.
enum Direction : int { up, down, left, right, up_left, down_right, up_right, down_left };
inline constexpr std::array<GridPoint, 8> steps{{{0, 1}, {0, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, -1}, {1, 1}, {-1, -1}}};

/// The one wrap that needs no wrapping: 5x + 6y runs from -24 (1A) to 24 (1B), so that a set of points takes 49 bits
/// and a whole move fits into one word.
inline constexpr Wrap wrap{5, 6};
inline constexpr int centre_bit = 24;
static_assert(fits(wrap, points, steps));

/// Calls f.template operator()<d>() for each direction, so that every turn is a constant.
template <class F>
constexpr void each_direction(F&& f) {
  [&]<int... D>(std::integer_sequence<int, D...>) {
    (f.template operator()<D>(), ...);
  }(std::make_integer_sequence<int, 8>{});
}

/// How far to rotate left for a step in a direction.
constexpr int turn(int direction) { return wrap.turn(steps[direction]); }

/// Bit of a point, from 0 (1A) to 48 (1B).
constexpr int bit_index(GridPoint p) { return wrap.a * p.x + wrap.b * p.y + centre_bit; }
constexpr int bit_index(Cell c) { return bit_index(points[c.index]); }
constexpr Bits bit_of(Cell c) { return bit(bit_index(c)); }

inline constexpr auto cell_of_bit = [] {
  std::array<std::uint8_t, 64> cells{};
  for (int i = 0; i < size; ++i) cells[bit_index(Cell(i))] = static_cast<std::uint8_t>(i);
  return cells;
}();
constexpr Cell cell_of(int bit_number) { return Cell(cell_of_bit[bit_number]); }

inline constexpr Bits all = [] {
  Bits bits = 0;
  for (int i = 0; i < size; ++i) bits |= bit_of(Cell(i));
  return bits;
}();

constexpr CellSet cells_of(Bits bits) {
  CellSet cells;
  for (; bits != 0; bits = rest(bits)) cells.add(cell_of(lowest(bits)));
  return cells;
}

/// By bit: the points one step away, in all eight directions.
inline constexpr auto neighbours = [] {
  std::array<Bits, 64> near{};
  for (int i = 0; i < size; ++i)
    for (int d = 0; d < 8; ++d) near[bit_index(Cell(i))] |= std::rotl(bit_of(Cell(i)), turn(d)) & all;
  return near;
}();

/// The point nA (side 0) or nB (side 1), 1 <= n <= 20; 21 is the centre.
constexpr Cell cell(int n, int side) { return Cell(side == 0 || n == 21 ? n - 1 : size - n); }

/// The points of a side with these numbers: marked(side, {1, 2, 4}).
template <std::size_t N>
constexpr Bits marked(int side, const int (&numbers)[N]) {
  Bits bits = 0;
  for (const int n : numbers) bits |= bit_of(cell(n, side));
  return bits;
}

/// 1A, 17A, 17B, 1B: no jump goes on from here.
inline constexpr Bits corners = marked(0, {1, 17}) | marked(1, {1, 17});

/// Half a turn: (x, y) -> (-x, -y); nA becomes nB.
constexpr Cell opposite(Cell c) { return Cell(size - 1 - c.index); }
/// Left and right exchanged: (x, y) -> (-x, y).
constexpr Cell mirrored(Cell c) {
  const GridPoint p = points[c.index];
  return cell_of(bit_index({-p.x, p.y}));
}

/// The eight ways to lay the board onto itself: i & 1 exchanges left and right, i & 2 near and far, i & 4 the axes.
inline constexpr int symmetries = 8;
constexpr Cell image(Cell c, int i) {
  GridPoint p = points[c.index];
  if ((i & 1) != 0) p.x = -p.x;
  if ((i & 2) != 0) p.y = -p.y;
  if ((i & 4) != 0) p = {p.y, p.x};
  return cell_of(bit_index(p));
}
constexpr Bits image(Bits bits, int i) {
  Bits out = 0;
  for (; bits != 0; bits = rest(bits)) out |= bit_of(image(cell_of(lowest(bits)), i));
  return out;
}

/// "13A", "21", "1B".
std::string cell_name(Cell c);
std::optional<Cell> find_cell(std::string_view name);

/// Points on lines, the king and diamond king positions marked for the side that is promoted there.
const Geometry& geometry();

}  // namespace lozenge::board::diamond41
