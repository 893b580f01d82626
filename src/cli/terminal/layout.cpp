#include "cli/terminal/layout.hpp"

#include <algorithm>

namespace lozenge::cli::terminal {

namespace {

constexpr int lines_beside_board = 6;  // title, legend, last move, prompt
constexpr int most_rows = 3;
constexpr int most_columns = 12;

/// The least distance between two different ones of these.
int least_gap(std::vector<int> places) {
  std::ranges::sort(places);
  int gap = 0;
  for (std::size_t i = 1; i < places.size(); ++i) {
    const int here = places[i] - places[i - 1];
    if (here > 2 && (gap == 0 || here < gap)) gap = here;  // a turned board can be off by one
  }
  return gap == 0 ? 100 : gap;
}

Point unit_of(const Geometry& board) {
  std::vector<int> xs, ys;
  for (const auto& cell : board.cells) {
    xs.push_back(cell.centre.x);
    ys.push_back(cell.centre.y);
  }
  return {least_gap(xs), least_gap(ys)};
}

/// To the nearest character, halves toward the left and the top.
int scaled(int length, int characters, int unit) { return (2 * length * characters + unit - 1) / (2 * unit); }

}  // namespace

Layout::Layout(const Geometry& board, const Room& room, int columns, int rows)
    : room_(room), unit_(unit_of(board)), columns_(columns), rows_(rows) {
  Extent drawn;
  const auto take_in = [&](const std::vector<Point>& outline) {
    for (const Point p : outline) drawn.take_in(spot(p));
  };
  for (const auto& cell : board.cells) {
    const Spot at = sign_spot(cell);
    drawn.take_in({at.column - room.left, at.row - room.above});
    drawn.take_in({at.column + room.right, at.row + room.below});
    if (board.levels == 1) take_in(cell.outline);
  }
  for (const auto& area : board.areas) take_in(area.outline);
  // Without lines around the cells, the last edge has nothing on it.
  if (room.frame == 0 && board.levels == 1 && !board.cells.front().outline.empty())
    drawn.last = {drawn.last.column - 1, drawn.last.row - 1};
  drawn_ = drawn;
}

Spot Layout::spot(Point p) const {
  return {scaled(p.x, columns_, unit_.x) - drawn_.first.column, scaled(p.y, rows_, unit_.y) - drawn_.first.row};
}

Spot Layout::sign_spot(const CellShape& cell) const {
  Spot at = spot(cell.centre);
  at.column += room_.shift;
  return at;
}

Extent Layout::extent(const std::vector<Point>& outline) const {
  Extent out;
  for (const Point p : outline) out.take_in(spot(p));
  return out;
}

bool Layout::fits_into(const Extent& cell, Spot sign) const {
  return sign.column - room_.left >= cell.first.column + room_.frame && sign.column + room_.right < cell.last.column &&
         sign.row - room_.above >= cell.first.row + room_.frame && sign.row + room_.below < cell.last.row;
}

bool Layout::is_clear(const Geometry& board) const {
  const int width = room_.left + 1 + room_.right, height = room_.above + 1 + room_.below;
  for (const auto& a : board.cells) {
    const Spot p = sign_spot(a);
    if (board.levels == 1 && !a.outline.empty() && !fits_into(extent(a.outline), p)) return false;
    for (const auto& b : board.cells) {
      if (&a == &b) break;
      const Spot q = sign_spot(b);
      // A blank is kept between neighbours in a row.
      if (std::abs(p.column - q.column) <= width && std::abs(p.row - q.row) < height) return false;
    }
  }
  return true;
}

std::optional<Layout> Layout::smallest(const Geometry& board, const Room& room, int rows) {
  // A character is about twice as high as wide. Even numbers keep the middle between two cells on a character.
  for (int columns = 2 * rows; columns <= most_columns; columns += 2) {
    const Layout layout(board, room, columns, rows);
    if (layout.is_clear(board)) return layout;
  }
  return std::nullopt;
}

std::optional<Layout> Layout::find(const Geometry& board, const Room& room, const Look& look) {
  std::optional<Layout> best;
  for (int rows = 1; rows <= most_rows; ++rows) {
    const auto layout = smallest(board, room, rows);
    if (!layout || layout->columns() > look.columns) continue;
    if (!best || layout->rows() <= look.rows - lines_beside_board) best = layout;
  }
  return best;
}

int Layout::least_columns(const Geometry& board, const Room& room) {
  int least = 0;
  for (int rows = 1; rows <= most_rows; ++rows)
    if (const auto layout = smallest(board, room, rows))
      least = least == 0 ? layout->columns() : std::min(least, layout->columns());
  return least;
}

}  // namespace lozenge::cli::terminal
