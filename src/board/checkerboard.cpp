#include "board/checkerboard.hpp"

#include "board/furnish.hpp"

namespace lozenge::board::checkerboard {

namespace {

std::vector<Point> square_at(int column, int row) {
  const int x = 100 * column, y = 100 * row;
  return {{x, y}, {x + 100, y}, {x + 100, y + 100}, {x, y + 100}};
}

Geometry draw() {
  Geometry g;
  g.width = g.height = 800;
  for (int i = 0; i < squares; ++i) {
    const int column = 7 - column_of(Cell(i)), row = 7 - row_of(Cell(i));
    g.cells.push_back({std::to_string(i + 1), {100 * column + 50, 100 * row + 50}, square_at(column, row), "dark"});
  }
  for (int row = 0; row < 8; ++row)
    for (int column = row % 2; column < 8; column += 2) g.areas.push_back({square_at(column, row), "light"});
  for (int i = 0; i < 4; ++i) {
    g.marks.push_back({Cell(28 + i), "king", Side::first});
    g.marks.push_back({Cell(i), "king", Side::second});
  }
  g.seat_angles = {0, 180};
  return g;
}

}  // namespace

const Geometry& geometry() {
  static const Geometry board = furnished(draw());
  return board;
}

}  // namespace lozenge::board::checkerboard
