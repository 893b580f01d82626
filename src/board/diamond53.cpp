#include "board/diamond53.hpp"

#include "board/furnish.hpp"

namespace lozenge::board::diamond53 {

namespace {

/// Half a lozenge: two that share an edge are then a hundred apart, as near as whole numbers come.
constexpr int half = 71;

Point place(Cell c) { return {half * (file_of(c) + 1), half * (rows + 1 - row_of(c))}; }

std::vector<Point> lozenge_at(Point p) {
  return {{p.x, p.y - half}, {p.x + half, p.y}, {p.x, p.y + half}, {p.x - half, p.y}};
}

Geometry draw() {
  Geometry g;
  g.width = half * (files + 1);
  g.height = half * (rows + 1);
  for (int i = 0; i < size; ++i) {
    const Point centre = place(Cell(i));
    g.cells.push_back({cell_name(Cell(i)), centre, lozenge_at(centre), row_of(Cell(i)) % 2 == 1 ? "light" : "dark"});
  }
  for (const Cell c : CellSet(row(rows))) g.marks.push_back({c, "hoop", Side::first});
  for (const Cell c : CellSet(row(1))) g.marks.push_back({c, "hoop", Side::second});
  g.seat_angles = {0, 180};
  return g;
}

}  // namespace

std::string cell_name(Cell c) { return static_cast<char>('a' + file_of(c)) + std::to_string(row_of(c)); }

std::optional<Cell> find_cell(std::string_view name) {
  if (name.size() < 2 || name.size() > 3 || name[1] == '0') return std::nullopt;
  int row = 0;
  for (const char digit : name.substr(1)) {
    if (digit < '0' || digit > '9') return std::nullopt;
    row = 10 * row + (digit - '0');
  }
  return cell_at(name[0] - 'a', row);
}

const Geometry& geometry() {
  static const Geometry board = furnished(draw());
  return board;
}

}  // namespace lozenge::board::diamond53
