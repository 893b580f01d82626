#include "core/view.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <tuple>

namespace lozenge {

namespace {

auto order(const Step& s) { return std::tie(s.kind, s.cell, s.number, s.choice); }

bool before(const Steps& a, const Steps& b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                      [](const Step& x, const Step& y) { return order(x) < order(y); });
}

bool begins(const Steps& a, const Steps& b) { return a.size() < b.size() && std::equal(a.begin(), a.end(), b.begin()); }

}  // namespace

CellSet where_taken(const std::vector<Piece>& before, const std::vector<Piece>& after, Side owner) {
  std::array<int, 64> lost{};
  int total = 0;
  const auto count = [&](const std::vector<Piece>& pieces, int sign) {
    for (const Piece& piece : pieces) {
      if (piece.owner != owner || piece.cell == Piece::off_board) continue;
      lost[piece.cell.index] += sign * piece.count;
      total += sign * piece.count;
    }
  };
  count(before, +1);
  count(after, -1);
  CellSet cells;
  for (int i = 0; total > 0 && i < 64; ++i)
    if (lost[static_cast<std::size_t>(i)] > 0) cells.add(Cell(i));
  return cells;
}

void make_prefix_free(std::vector<Steps>& sequences) {
  // In sorted order a sequence stands right before those that it begins.
  std::vector<std::size_t> sorted(sequences.size());
  std::iota(sorted.begin(), sorted.end(), std::size_t{0});
  std::sort(sorted.begin(), sorted.end(),
            [&](std::size_t a, std::size_t b) { return before(sequences[a], sequences[b]); });
  for (std::size_t i = 0; i + 1 < sorted.size(); ++i)
    if (begins(sequences[sorted[i]], sequences[sorted[i + 1]])) sequences[sorted[i]].push_back(step_stop());
}

namespace {

/// Turns points about the middle of a board. Doubled lengths keep the middle of an odd width exact.
class Turn {
 public:
  Turn(const Geometry& from, const Geometry& to, int eighths)
      : from_{from.width, from.height}, to_{to.width, to.height}, eighths_(eighths) {}

  void operator()(Point& p) const {
    const long long x = 2 * p.x - from_.x, y = 2 * p.y - from_.y, c = cosine(eighths_), s = cosine(eighths_ + 6);
    p = {halved(to_.x * unit + x * c - y * s), halved(to_.y * unit + x * s + y * c)};
  }

 private:
  static constexpr long long unit = 100'000;

  static constexpr long long cosine(int eighths) {
    constexpr long long table[8] = {unit, 70'711, 0, -70'711, -unit, -70'711, 0, 70'711};
    return table[eighths % 8];
  }
  static int halved(long long doubled) { return static_cast<int>((doubled + unit) / (2 * unit)); }

  Point from_, to_;
  int eighths_;
};

}  // namespace

Geometry turned(const Geometry& board, int degrees) {
  assert(degrees % 45 == 0 && degrees >= 0);
  Geometry out = board;
  if (degrees % 180 == 90) std::swap(out.width, out.height);
  const Turn turn(board, out, degrees / 45 % 8);
  for (auto& cell : out.cells) {
    turn(cell.centre);
    std::ranges::for_each(cell.outline, turn);
  }
  for (auto& area : out.areas) std::ranges::for_each(area.outline, turn);
  for (auto& line : out.lines) turn(line.from), turn(line.to);
  for (auto& label : out.labels) turn(label.at);
  for (int& angle : out.seat_angles) angle = (angle + 360 - degrees % 360) % 360;
  return out;
}

}  // namespace lozenge
