// Where the cells of a board come to stand on a sheet of characters, and how large the board is drawn.
#pragma once

#include <optional>

#include "cli/terminal/canvas.hpp"
#include "core/view.hpp"

namespace lozenge::cli::terminal {

/// The room that a cell's name and pieces need about the place of their sign.
struct Room {
  int left = 0;   // the name
  int right = 0;  // a number
  int above = 0;  // the upper levels of a tower, or the name
  int below = 0;
  int frame = 0;  // 1 where a line runs around each cell
  int shift = 0;  // of the sign from the middle of the cell, so that name and sign together stand there
};

class Layout {
 public:
  /// The largest one that fits into the window; nothing where even the smallest is too wide.
  static std::optional<Layout> find(const Geometry& board, const Room& room, const Look& look);
  /// How wide a window the smallest one needs.
  static int least_columns(const Geometry& board, const Room& room);

  Spot spot(Point p) const;
  /// Where the sign of a cell's piece stands.
  Spot sign_spot(const CellShape& cell) const;
  Extent extent(const std::vector<Point>& outline) const;
  int columns() const { return drawn_.last.column - drawn_.first.column + 1; }
  int rows() const { return drawn_.last.row - drawn_.first.row + 1; }

 private:
  /// `columns` and `rows` are characters between one line of cells and the next.
  Layout(const Geometry& board, const Room& room, int columns, int rows);

  static std::optional<Layout> smallest(const Geometry& board, const Room& room, int rows);
  bool is_clear(const Geometry& board) const;
  bool fits_into(const Extent& cell, Spot sign) const;

  Room room_;
  Point unit_;  // between one line of cells and the next, in the board's lengths
  int columns_;
  int rows_;
  Extent drawn_{{}, {}};  // around everything
};

}  // namespace lozenge::cli::terminal
