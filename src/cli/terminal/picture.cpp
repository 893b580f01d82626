#include "cli/terminal/picture.hpp"

#include <algorithm>

#include "cli/terminal/canvas.hpp"
#include "cli/terminal/figure.hpp"
#include "cli/terminal/layout.hpp"

namespace lozenge::cli::terminal {

namespace {

Paint ground_of(std::string_view tone) {
  if (tone == "dark") return Paint::dark;
  return tone == "light" ? Paint::light : Paint::plain;
}

bool has_towers(const Geometry& board) { return board.levels > 1; }

/// Are the cells areas that are told apart by their paint?
bool is_checkered(const Geometry& board) {
  return std::ranges::none_of(board.cells, [](const CellShape& cell) { return cell.tone == "plain"; });
}

/// Squares that are painted have their names in the corner.
bool has_names_in_corners(const Geometry& board, const Look& look) {
  const auto is_square = [](const CellShape& cell) {
    return cell.outline.size() == 4 && cell.outline[0].y == cell.outline[1].y;
  };
  return look.colours != Colours::none && is_checkered(board) && std::ranges::all_of(board.cells, is_square);
}

Room flat_room(const Geometry& board, const Look& look, int name, int number) {
  if (has_names_in_corners(board, look)) return {.left = name - 1, .right = number, .above = 1};
  Room room{.left = name, .right = number};
  // On a point of lines the sign stands on the point itself.
  if (board.cells.front().outline.empty()) return room;
  room.shift = (name - number + 1) / 2;
  room.frame = look.colours == Colours::none || !is_checkered(board) ? 1 : 0;
  return room;
}

/// A flat cell is its name, the sign of a piece and a number: `13A●2`. A tower stands on a line with the name in it.
Room room_for(const Scene& scene, const Look& look) {
  int name = 0, number = 0;
  for (const auto& cell : scene.board.cells) name = std::max(name, static_cast<int>(cell.name.size()));
  for (const Piece& piece : scene.pieces)
    if (piece.cell != Piece::off_board)
      number = std::max(number, static_cast<int>(figure(piece, scene.family, look).number.size()));
  if (!has_towers(scene.board)) return flat_room(scene.board, look, name, number);
  const int above = scene.board.levels / 2;
  return {.left = name / 2 + 2, .right = name / 2 + 2, .above = above, .below = scene.board.levels - above};
}

class Picture {
 public:
  Picture(const Scene& scene, const Look& look, const Room& room, const Layout& layout)
      : scene_(scene), look_(look), room_(room), layout_(layout), canvas_(layout.columns(), layout.rows()) {}

  std::string text() {
    if (has_colours()) paint_grounds();
    draw_lines();
    write_labels();
    for (std::size_t i = 0; i < scene_.board.cells.size(); ++i) {
      const Cell cell(static_cast<int>(i));
      has_towers(scene_.board) ? draw_foot(cell) : write_name(cell);
    }
    if (!has_towers(scene_.board)) write_marks();
    for (const Piece& piece : scene_.pieces)
      if (piece.cell != Piece::off_board) write_piece(piece);
    return canvas_.text(look_);
  }

 private:
  bool has_colours() const { return look_.colours != Colours::none; }
  const CellShape& shape(Cell c) const { return scene_.board.cells[c.index]; }
  Spot place(Cell c) const { return layout_.sign_spot(shape(c)); }
  Spot place(Cell c, int level) const {
    const Spot at = place(c);
    return has_towers(scene_.board) ? Spot{at.column, at.row + room_.below - level} : at;
  }

  void paint_grounds() {
    const bool checkered = is_checkered(scene_.board);
    if (!checkered)
      for (int r = 0; r < canvas_.rows(); ++r)
        for (int c = 0; c < canvas_.columns(); ++c) canvas_.fill({c, r}, Paint::plain);
    for (const Area& area : scene_.board.areas) fill(area.outline, ground_of(area.tone));
    if (checkered)
      for (std::size_t i = 0; i < scene_.board.cells.size(); ++i) {
        const CellShape& cell = scene_.board.cells[i];
        fill(cell.outline, scene_.recent.has(Cell(static_cast<int>(i))) ? Paint::recent : ground_of(cell.tone));
      }
  }

  void fill(const std::vector<Point>& outline, Paint paint) {
    std::vector<Spot> corners;
    for (const Point p : outline) corners.push_back(layout_.spot(p));
    for (int r = 0; r < canvas_.rows(); ++r)
      for (int c = 0; c < canvas_.columns(); ++c)
        if (is_inside({c, r}, corners)) canvas_.fill({c, r}, paint);
  }

  /// Counts the edges to the right. A character on an edge belongs to the area at its right or beneath it.
  static bool is_inside(Spot at, const std::vector<Spot>& corners) {
    bool inside = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Spot a = corners[i], b = corners[(i + 1) % corners.size()];
      if ((a.row > at.row) == (b.row > at.row)) continue;
      const int rows = b.row - a.row;
      const int beyond = (a.column - at.column) * rows + (at.row - a.row) * (b.column - a.column);
      if (rows > 0 ? beyond > 0 : beyond < 0) inside = !inside;
    }
    return inside;
  }

  void draw_lines() {
    for (const BoardLine& line : scene_.board.lines)
      canvas_.line(layout_.spot(line.from), layout_.spot(line.to), Paint::line);
    if (room_.frame == 0) return;
    for (const Area& area : scene_.board.areas) draw_outline(area.outline);
    for (const CellShape& cell : scene_.board.cells) draw_outline(cell.outline);
  }

  void draw_outline(const std::vector<Point>& corners) {
    for (std::size_t i = 0; i < corners.size(); ++i)
      canvas_.line(layout_.spot(corners[i]), layout_.spot(corners[(i + 1) % corners.size()]), Paint::line);
  }

  /// Those that are not a cell's name: each cell shows its own.
  void write_labels() {
    for (const Label& label : scene_.board.labels) {
      if (std::ranges::find(scene_.board.cells, label.text, &CellShape::name) != scene_.board.cells.end()) continue;
      const auto letters = letters_of(label.text);
      Spot at = layout_.spot(label.at);
      at.column -= static_cast<int>(letters.size() - 1) / 2;
      canvas_.write(at, letters, Paint::name);
    }
  }

  void write_name(Cell c) {
    const auto name = letters_of(shape(c).name);
    Spot at = place(c);
    at.column -= static_cast<int>(name.size());
    if (has_names_in_corners(scene_.board, look_)) at = layout_.extent(shape(c).outline).first;
    write(at, name, Paint::name, c);
  }

  /// What a tower stands on, and a dot for every level that is vacant.
  void draw_foot(Cell c) {
    const auto name = letters_of(shape(c).name);
    const std::u32string line(static_cast<std::size_t>(room_.left + 1 + room_.right), look_.is_unicode ? U'═' : U'=');
    const Spot at = place(c, 0);
    write({at.column - room_.left, at.row}, line, Paint::line, c);
    write({at.column - static_cast<int>(name.size() - 1) / 2, at.row}, name, Paint::name, c);
    for (int level = 1; level <= scene_.board.levels; ++level)
      canvas_.write(place(c, level), look_.is_unicode ? U"·" : U".", Paint::line);
  }

  void write_marks() {
    for (const Mark& mark : scene_.board.marks) {
      const char32_t sign = mark_sign(mark.kind, look_);
      if (sign != U' ') canvas_.write(place(mark.cell), std::u32string_view(&sign, 1), Paint::mark);
    }
  }

  void write_piece(const Piece& piece) {
    const Figure shown = figure(piece, scene_.family, look_);
    const Spot at = place(piece.cell, piece.level);
    const auto letters = std::u32string(1, shown.sign) + shown.number;
    if (has_towers(scene_.board))
      canvas_.write({at.column - 1, at.row}, U" " + letters + U" ", shown.front, shown.back);
    else if (shown.back != Paint::none) canvas_.write(at, letters, shown.front, shown.back);
    else write(at, letters, shown.front, piece.cell);
  }

  /// Text in a cell, on another ground where the last move was.
  void write(Spot at, std::u32string_view letters, Paint front, Cell c) {
    canvas_.write(at, letters, front);
    if (scene_.recent.has(c))
      for (int i = 0; i < static_cast<int>(letters.size()); ++i) canvas_.fill({at.column + i, at.row}, Paint::recent);
  }

  const Scene& scene_;
  const Look& look_;
  Room room_;
  Layout layout_;
  Canvas canvas_;
};

}  // namespace

Result<std::string> draw(const Scene& scene, const Look& look) {
  const Room room = room_for(scene, look);
  const auto layout = Layout::find(scene.board, room, look);
  if (!layout)
    return Error{"The window is too narrow for the board: it has {1} columns, and {2} are needed.", look.columns,
                 Layout::least_columns(scene.board, room)};
  return Picture(scene, look, room, *layout).text();
}

}  // namespace lozenge::cli::terminal
