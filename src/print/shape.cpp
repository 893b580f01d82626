#include "print/shape.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge::print {

namespace {

double distance_to_line(Vec p, Vec a, Vec b) {
  const double l = length(b - a);
  return l == 0 ? length(p - a) : std::abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / l;
}

double turn(Vec a, Vec b, Vec c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// One side of a hull: of the points in this order, those at which it turns the same way.
std::vector<Vec> chain(const std::vector<Vec>& points) {
  std::vector<Vec> out;
  for (const Vec p : points) {
    while (out.size() > 1 && turn(out[out.size() - 2], out.back(), p) <= 0) out.pop_back();
    out.push_back(p);
  }
  out.pop_back();
  return out;
}

}  // namespace

BoardKind kind_of(const Geometry& board) {
  if (board.levels > 1) return BoardKind::towers;
  const bool has_areas = std::ranges::any_of(board.cells, [](const CellShape& c) { return !c.outline.empty(); });
  return has_areas ? BoardKind::tiles : BoardKind::points;
}

bool is_framed(const Geometry& board) { return kind_of(board) == BoardKind::tiles && !board.areas.empty(); }

double rim_of(const Geometry& board) {
  switch (kind_of(board)) {
    case BoardKind::tiles: return 8;
    case BoardKind::points: return 66;
    case BoardKind::towers: return 34;
  }
  return 0;
}

Box extent(const Geometry& board) {
  if (is_framed(board)) return Box{0, 0, 1.0 * board.width, 1.0 * board.height}.grown(frame_width);
  const auto hull = hull_of(board, rim_of(board));
  return polygon(hull).box().grown(frame_line / 2);
}

double reach_of(const Geometry& board) {
  if (board.cells.empty() || board.cells[0].outline.empty()) return 38;
  const CellShape& cell = board.cells[0];
  double least = 1e9;
  for (std::size_t i = 0; i < cell.outline.size(); ++i)
    least = std::min(least, distance_to_line(vec(cell.centre), vec(cell.outline[i]),
                                             vec(cell.outline[(i + 1) % cell.outline.size()])));
  return 0.82 * least * (is_slanted(board) ? 0.98 : 1);
}

bool is_slanted(const Geometry& board) {
  if (kind_of(board) != BoardKind::tiles || board.cells[0].outline.size() < 2) return false;
  const Point a = board.cells[0].outline[0], b = board.cells[0].outline[1];
  return a.x != b.x && a.y != b.y;
}

std::vector<Vec> vecs(const std::vector<Point>& points) {
  std::vector<Vec> out;
  for (const Point p : points) out.push_back(vec(p));
  return out;
}

std::vector<Vec> hull_of(const Geometry& board, double grown) {
  std::vector<Vec> points;
  for (const CellShape& cell : board.cells) {
    if (cell.outline.empty()) points.push_back(vec(cell.centre));
    for (const Point p : cell.outline) points.push_back(vec(p));
  }
  std::ranges::sort(points, [](Vec a, Vec b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  std::vector<Vec> hull = chain(points);
  std::ranges::reverse(points);
  const auto back = chain(points);
  hull.insert(hull.end(), back.begin(), back.end());
  const Vec middle{board.width / 2.0, board.height / 2.0};
  for (Vec& v : hull) v = v + unit(v - middle) * grown;
  return hull;
}

std::vector<std::vector<Vec>> facets_of(const Geometry& board) {
  std::vector<std::vector<Vec>> facets;
  for (const Line& line : board.lines) {
    if (line.kind != "grid" || line.from.y != line.to.y) continue;
    const Vec from = vec(line.from), to = vec(line.to);
    const double x = (from.x + to.x) / 2, half = std::abs(to.x - from.x) / 2;
    facets.push_back({from, {x, from.y - half}, to, {x, from.y + half}});
  }
  return facets;
}

double piece_size(const Geometry& board, bool is_die) { return (is_die ? 1.74 : 2) * reach_of(board); }

}  // namespace lozenge::print
