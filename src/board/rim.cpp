#include "board/rim.hpp"

#include <algorithm>

#include "core/insertion_sort.hpp"

namespace lozenge::board {

namespace {

int turn(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// One side of a hull: of the points in this order, those at which it turns the same way.
void add_chain(std::vector<Point>& hull, const std::vector<Point>& points) {
  const std::size_t begin = hull.size();
  for (const Point p : points) {
    while (hull.size() > begin + 1 && turn(hull[hull.size() - 2], hull.back(), p) <= 0) hull.pop_back();
    hull.push_back(p);
  }
  hull.pop_back();
}

}  // namespace

std::vector<Corner> rim_around(const Geometry& board) {
  std::vector<Point> points;
  for (const CellShape& cell : board.cells) {
    if (cell.outline.empty()) points.push_back(cell.centre);
    points.insert(points.end(), cell.outline.begin(), cell.outline.end());
  }
  insertion_sort(points, [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  std::vector<Point> hull;
  add_chain(hull, points);
  std::ranges::reverse(points);
  add_chain(hull, points);
  std::vector<Corner> rim;
  const Vec middle{board.width / 2.0, board.height / 2.0};
  for (const Point p : hull) rim.push_back({p, unit(vec(p) - middle)});
  return rim;
}

}  // namespace lozenge::board
