#include "board/furnish.hpp"

#include <algorithm>
#include <cmath>

#include "board/marks.hpp"
#include "board/piece_art.hpp"
#include "board/rim.hpp"

namespace lozenge::board {

namespace {

BoardKind kind_of(const Geometry& board) {
  if (board.levels > 1) return BoardKind::towers;
  const bool has_areas = std::ranges::any_of(board.cells, [](const CellShape& c) { return !c.outline.empty(); });
  return has_areas ? BoardKind::tiles : BoardKind::points;
}

double distance_to_line(Vec p, Vec a, Vec b) {
  const double l = length(b - a);
  return l == 0 ? length(p - a) : std::abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / l;
}

/// Do the cells stand on a corner, as lozenges do? Their pieces have to be smaller.
bool is_slanted(const Geometry& board) {
  if (board.kind != BoardKind::tiles || board.cells[0].outline.size() < 2) return false;
  const Point a = board.cells[0].outline[0], b = board.cells[0].outline[1];
  return a.x != b.x && a.y != b.y;
}

double reach_of(const Geometry& board) {
  const CellShape& cell = board.cells[0];
  if (cell.outline.empty()) return 38;
  double least = 1e9;
  for (std::size_t i = 0; i < cell.outline.size(); ++i)
    least = std::min(least, distance_to_line(vec(cell.centre), vec(cell.outline[i]),
                                             vec(cell.outline[(i + 1) % cell.outline.size()])));
  return 0.82 * least * (is_slanted(board) ? 0.98 : 1);
}

/// The lozenges around the lines that lie level: with those around upright lines they tile a board of points.
Path facets_of(const Geometry& board) {
  Path facets;
  for (const BoardLine& line : board.lines) {
    if (line.kind != "grid" || line.from.y != line.to.y) continue;
    const Vec from = vec(line.from), to = vec(line.to);
    const double x = (from.x + to.x) / 2, half = std::abs(to.x - from.x) / 2;
    const Vec corners[] = {from, {x, from.y - half}, to, {x, from.y + half}};
    facets.add(polygon(corners));
  }
  return facets;
}

Path dots_of(const Geometry& board) {
  Path dots;
  for (const CellShape& cell : board.cells) dots.add(circle(vec(cell.centre), 7));
  return dots;
}

}  // namespace

Geometry furnished(Geometry board) {
  board.kind = kind_of(board);
  board.reach = reach_of(board);
  if (board.kind == BoardKind::towers) board.foot = 20, board.storey = pawn_height;
  // Areas beside the cells fill the corners of a box.
  if (board.kind != BoardKind::tiles || board.areas.empty()) board.rim = rim_around(board);
  if (board.kind == BoardKind::points) {
    board.ground.push_back({{}, {"facet", facets_of(board)}});
    board.ornaments.push_back({{}, {"point", dots_of(board)}});
  }
  for (const Mark& mark : board.marks) add_mark(board, mark);
  return board;
}

}  // namespace lozenge::board
