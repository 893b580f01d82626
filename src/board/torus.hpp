// A board wrapped around 64 bits so that one step in any direction is one rotation of a word, without masks at the
// edges. The point (x, y) sits on bit a*x + b*y mod 64; a and b are such that no step from the board can land on the
// bit of another point of the board (steps off the board meet bits that belong to nothing).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>

namespace lozenge::board {

using Bits = std::uint64_t;

constexpr Bits bit(int i) { return Bits{1} << i; }
constexpr int lowest(Bits b) { return std::countr_zero(b); }
constexpr Bits rest(Bits b) { return b & (b - 1); }

struct GridPoint {
  int x = 0;
  int y = 0;
  constexpr bool operator==(const GridPoint&) const = default;
  constexpr GridPoint operator+(GridPoint o) const { return {x + o.x, y + o.y}; }
};

struct Wrap {
  int a = 0;
  int b = 0;
  constexpr int bit_of(GridPoint p) const { return ((a * p.x + b * p.y) % 64 + 64) % 64; }
  /// By how much to rotate left for a step.
  constexpr int turn(GridPoint step) const { return bit_of(step); }
};

/// Does this wrap keep every point apart from every other point and from every place one step off the board?
template <std::size_t Points, std::size_t Steps>
constexpr bool fits(Wrap wrap, const std::array<GridPoint, Points>& points, const std::array<GridPoint, Steps>& steps) {
  Bits board = 0;
  for (const GridPoint p : points) {
    if ((board & bit(wrap.bit_of(p))) != 0) return false;
    board |= bit(wrap.bit_of(p));
  }
  const auto on_board = [&](GridPoint q) {
    for (const GridPoint p : points)
      if (p == q) return true;
    return false;
  };
  for (const GridPoint p : points)
    for (const GridPoint s : steps)
      if (((board >> wrap.bit_of(p + s)) & 1) != 0 && !on_board(p + s)) return false;
  return true;
}

}  // namespace lozenge::board
