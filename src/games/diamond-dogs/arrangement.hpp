// The start of Diamond Dogs, and with `setup=mixed` how each player arranges his ten numbers on his triangle.
#pragma once

#include <algorithm>
#include <array>

#include "core/list.hpp"
#include "core/view.hpp"
#include "games/diamond-dogs/move.hpp"

namespace lozenge::games::diamond_dogs {

/// What each player arranges: one 6, two each of 5, 4 and 3, one 2, two 1s.
inline constexpr Numbers mixed_numbers{1, 1, 2, 3, 3, 4, 4, 5, 5, 6};
inline constexpr int arrangements = 226'800;  // 10! / (2! 2! 2! 2!)

/// The spaces of a triangle in the order in which an arrangement lists their numbers; White's is Red's turned round.
constexpr int triangle_cell(std::uint64_t side, int i) {
  constexpr std::array<std::uint8_t, max_dice> red{0, 1, 2, 3, 4, 5, 6, 8, 9, 12};  // a1 c1 e1 g1 b2 d2 f2 c3 e3 d4
  return side == 0 ? red[i] : board::diamond53::opposite(Cell(red[i])).index;
}

constexpr Bits triangle(std::uint64_t side) {
  Bits cells = 0;
  for (int i = 0; i < max_dice; ++i) cells |= bit(triangle_cell(side, i));
  return cells;
}

inline void place(DogsPosition& p, std::uint64_t side, int i, int number) {
  p.dice[side] |= bit(triangle_cell(side, i));
  p.show(triangle_cell(side, i), number);
}

/// All twenty dice in their triangles, each showing 1.
inline DogsPosition ones(const DogsOptions& options) {
  DogsPosition p{.options = options};
  for (const std::uint64_t side : {0, 1})
    for (int i = 0; i < max_dice; ++i) place(p, side, i, 1);
  return p;
}

inline DogsPosition arranged(const DogsPosition& p, const DogsMove& m) {
  DogsPosition next = p;
  for (int i = 0; i < max_dice; ++i) place(next, p.turn, i, m.number(i));
  next.turn ^= 1;
  return next;
}

/// Does Red stand as he does when he has arranged his dice and White has not?
inline bool is_red_arranged(const DogsPosition& p) {
  if (p.dice[0] != triangle(0)) return false;
  for (int n = 1; n <= max_value; ++n)
    if (std::popcount(p.showing(n) & p.dice[0]) != std::ranges::count(mixed_numbers, n)) return false;
  return true;
}

/// Is the side to move about to arrange its dice? A position says so by itself (docs/notation.md): `R:R:W`, and White
/// without a die against Red in his triangle.
inline bool is_arranging(const DogsPosition& p) {
  if (p.options.setup == Setup::ones || p.own() != 0 || p.dice[1] != 0) return false;
  return p.turn == 0 || is_red_arranged(p);
}

/// What that player lays out, and where.
Arrangement to_arrange(std::uint64_t side);

/// Every arrangement, the lowest numbers first.
void add_arrangements(List<DogsMove, 128>& out);

}  // namespace lozenge::games::diamond_dogs
