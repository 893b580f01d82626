#include "core/geometry.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <iterator>

namespace lozenge {

namespace {

/// Turns points about the middle of a board. Doubled lengths keep the middle of an odd width exact.
class Rotation {
 public:
  Rotation(const Geometry& from, const Geometry& to, int eighths)
      : from_{from.width, from.height}, to_{to.width, to.height}, eighths_(eighths) {}

  void operator()(Point& p) const {
    const long long x = 2 * p.x - from_.x, y = 2 * p.y - from_.y, c = cosine(eighths_), s = cosine(eighths_ + 6);
    p = {halved(to_.x * unit + x * c - y * s), halved(to_.y * unit + x * s + y * c)};
  }

  /// The same for what is seen from a place that is turned itself.
  Affine inner() const {
    const double c = static_cast<double>(cosine(eighths_)) / unit;
    const double s = static_cast<double>(cosine(eighths_ + 6)) / unit;
    return {c, s, -s, c, 0, 0};
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

/// On the diagonals between points is the only room that no piece covers: on the first that leads to another point.
NamePlace beside_point(const Geometry& board, Cell cell) {
  constexpr int apart = 100, slack = 2;  // turned boards are rounded
  const Point at = board.cells[cell.index].centre;
  const auto leads = [&](Point way) {
    return std::ranges::any_of(board.cells, [&](const CellShape& other) {
      return std::abs(other.centre.x - at.x - way.x * apart) <= slack &&
             std::abs(other.centre.y - at.y - way.y * apart) <= slack;
    });
  };
  constexpr Point ways[] = {{-1, -1}, {-1, 1}, {1, 1}, {1, -1}};
  const auto found = std::ranges::find_if(ways, leads);
  const Point way = found == std::end(ways) ? ways[0] : *found;
  return {{at.x + 28 * way.x, at.y + 28 * way.y}, {75 * way.x, 45 * way.y}};
}

}  // namespace

Geometry turned(const Geometry& board, int degrees) {
  assert(degrees % 45 == 0 && degrees >= 0);
  Geometry out = board;
  if (degrees % 180 == 90) std::swap(out.width, out.height);
  const Rotation turn(board, out, degrees / 45 % 8);
  for (auto& cell : out.cells) {
    turn(cell.centre);
    std::ranges::for_each(cell.outline, turn);
  }
  for (auto& area : out.areas) std::ranges::for_each(area.outline, turn);
  for (auto& line : out.lines) turn(line.from), turn(line.to);
  for (auto& label : out.labels) turn(label.at);
  for (auto& [at, outward] : out.rim) turn(at), outward = turn.inner()(outward);
  for (auto* list : {&out.ground, &out.ornaments})
    for (auto& [at, form, is_upright] : *list) {
      turn(at);
      if (!is_upright) form.path = form.path.under(turn.inner());
    }
  for (int& angle : out.seat_angles) angle = (angle + 360 - degrees % 360) % 360;
  return out;
}

std::optional<NamePlace> name_place(const Geometry& board, Cell cell) {
  if (!board.labels.empty()) return std::nullopt;
  const auto& [name, centre, outline, tone] = board.cells[cell.index];
  if (outline.empty()) return beside_point(board, cell);
  // In the upper left corner; at the bottom of a cell that stands on one.
  Point least = outline[0], most = outline[0];
  for (const Point p : outline) {
    least = {std::min(least.x, p.x), std::min(least.y, p.y)};
    most = {std::max(most.x, p.x), std::max(most.y, p.y)};
  }
  const bool stands_on_corner = std::ranges::any_of(outline, [&](Point p) { return p.x == centre.x; });
  return stands_on_corner ? NamePlace{{centre.x, most.y}, {0, -140}} : NamePlace{least, {80, 65}};
}

}  // namespace lozenge
