// Where the cells of a board are and all that is drawn of it, as plain data. No rule is in it, and no game's name.
// Lengths are in hundredths of the distance between neighbouring cells; x grows to the right, y grows downward; the
// first side sits at the bottom. Whoever shows a board chooses colours, the widths of lines and how wide the rim is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cell.hpp"
#include "core/path.hpp"
#include "core/side.hpp"

namespace lozenge {

struct Point {
  int x = 0;
  int y = 0;
  constexpr bool operator==(const Point&) const = default;
};

inline Vec vec(Point p) { return {static_cast<double>(p.x), static_cast<double>(p.y)}; }

/// A cell as it is drawn: an area with an outline, or, where the outline is empty, a point on lines.
struct CellShape {
  std::string name;  // as in the notation: "11", "13A", "d4"
  Point centre;
  std::vector<Point> outline;
  std::string tone;  // "dark", "light", "plain": which paint the area has
};

/// An area that is no cell: the light squares of a checkerboard, a frame.
struct Area {
  std::vector<Point> outline;
  std::string tone;
};

struct BoardLine {
  Point from;
  Point to;
  std::string kind;  // "grid": ordinary moves; "diagonal": across the diamonds; "axis": opposite squares
};

/// A printed mark of a cell, with the side whose pieces it matters to.
struct Mark {
  Cell cell;
  std::string kind;  // "king", "diamond-king", "hoop", "corner"
  Side side = Side::first;
};

struct Label {
  Point at;
  std::string text;
};

/// A shape that is painted as its role asks for: an area, a line, or both. docs/protocol.md lists the roles.
struct Form {
  std::string role;
  Path path;
  double width = 0;                 // of a line, where it belongs to the shape; 0: as the painter likes
  std::vector<double> dashes = {};  // how long the line is drawn and left out, in turn
};

/// A form on the board: its path begins at a place.
struct Ornament {
  Point at;
  Form form;
  bool is_upright = false;  // however the board is turned
};

/// A corner of the outline around all cells, and the way outward, of length 1: a rim as wide as that reaches so far.
struct Corner {
  Point at;
  Vec out;
};

/// Areas side by side, points on lines, or squares that carry towers.
enum class BoardKind : std::uint8_t { tiles, points, towers };

/// A whole board. `cells` are in square order. `seat_angles` says by how many degrees to turn the board clockwise so
/// that a player sits at the bottom: a multiple of 45. What comes below is filled in by board/furnish.hpp.
struct Geometry {
  int width = 0;
  int height = 0;
  int levels = 1;  // how many pieces can stand on one another
  std::vector<CellShape> cells;
  std::vector<Area> areas;
  std::vector<BoardLine> lines;
  std::vector<Mark> marks;
  std::vector<Label> labels;
  std::vector<int> seat_angles;

  BoardKind kind = BoardKind::tiles;
  double reach = 0;                 // how far a piece may reach from the centre of its cell
  int foot = 0, storey = 0;         // of towers: how far below the centre they begin, and how high each level is
  std::vector<Corner> rim;          // empty: the board is a box, with a frame of four sides
  std::vector<Ornament> ground;     // under the lines
  std::vector<Ornament> ornaments;  // over the lines
};

/// The board turned clockwise by a multiple of 45 degrees; the angles of the seats are then counted from there.
Geometry turned(const Geometry& board, int degrees);

/// Much higher than wide? Where there is more room at the sides it is better turned.
inline bool is_long(const Geometry& board) { return board.height > 1.5 * board.width; }

/// Where the middle of a cell's name is, on the board as it is turned: from `at` by so many hundredths of the letters'
/// size.
struct NamePlace {
  Point at;
  Point shift;
};

/// None where labels tell the names.
std::optional<NamePlace> name_place(const Geometry& board, Cell cell);

}  // namespace lozenge
