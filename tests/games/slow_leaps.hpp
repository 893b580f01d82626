// Diamond Kings and Diamond Queens once more, slowly and straight from their rulebooks, on (x, y) coordinates:
// every path is walked, and nothing is clever.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace lozenge::tests {

using SlowPoint = std::pair<int, int>;  // y, x: in square order

struct SlowPile {
  char owner = 'A';
  int men = 0;
};

struct SlowLeaps {
  bool has_piles = false;  // Diamond Queens
  bool links = false;      // after-capture=link
  bool finishes = false;   // stopping=finish
  char turn = 'A';
  std::map<SlowPoint, SlowPile> piles;

  /// As in the notation.
  std::string text() const;
};

/// A way to make a move: its sign and square after square, the first sign being ' '.
struct SlowPath {
  std::vector<std::pair<char, SlowPoint>> hops;
  int men = 0;
  bool has_piles = false;
  bool captures = false;
  bool is_direct = false;  // a capture without an own-jump first
  std::string after;

  std::string text() const;
};

/// All 41, in square order.
std::vector<SlowPoint> slow_points();

std::string slow_name(SlowPoint point);

/// Every path by the rules of motion, own-jumps that come back to a point left out.
std::vector<SlowPath> slow_paths(const SlowLeaps& position);

/// The moves as docs/rules tells them apart: by starting square and position after. Each with its paths, the printed
/// one first.
using SlowMoves = std::map<std::pair<SlowPoint, std::string>, std::vector<SlowPath>>;
SlowMoves slow_moves(const SlowLeaps& position, bool captures_are_compulsory);

}  // namespace lozenge::tests
