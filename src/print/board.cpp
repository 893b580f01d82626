#include "print/board.hpp"

#include <algorithm>

#include "print/glyphs.hpp"
#include "print/pieces.hpp"

namespace lozenge::print {

namespace {

int sign(double x) { return (x > 0) - (x < 0); }

void draw_frame(Canvas canvas, const Geometry& board, const Palette& palette) {
  if (is_framed(board)) {
    const Box all = Box{0, 0, 1.0 * board.width, 1.0 * board.height};
    canvas.draw(rectangle(all.grown(frame_width - frame_line / 2), 12), palette.field, {palette.frame, frame_line});
    canvas.stroke(rectangle(all.grown(4)), {palette.rule, 4});
    return;
  }
  const double rim = rim_of(board);
  canvas.draw(polygon(hull_of(board, rim)), palette.field, {palette.frame, frame_line});
  if (kind_of(board) != BoardKind::points) return;
  Path facets;
  for (const auto& facet : facets_of(board)) facets.add(polygon(facet));
  canvas.fill(facets, palette.facet);
  canvas.stroke(polygon(hull_of(board, rim - 11)), {palette.inlay, 2.5});
}

void draw_cells(Canvas canvas, const Geometry& board, const Palette& palette) {
  for (const Area& area : board.areas) canvas.fill(polygon(vecs(area.outline)), palette.tone(area.tone));
  for (const CellShape& cell : board.cells)
    if (!cell.outline.empty()) canvas.draw(polygon(vecs(cell.outline)), palette.tone(cell.tone), {palette.rule, 2});
}

/// Opposite squares of a ring are joined by an axis; each pair also gets a pattern of dashes of its own.
void draw_lines(Canvas canvas, const Geometry& board, const Palette& palette) {
  int axes = 0;
  for (const Line& line : board.lines) {
    const Vec ends[] = {vec(line.from), vec(line.to)};
    if (line.kind == "axis") {
      static const std::vector<double> patterns[] = {{}, {14, 7}, {3, 7}, {14, 5, 3, 5}};
      canvas.stroke(print::line(ends), {palette.inlay, 3.5, patterns[axes++ % 4]});
    } else {
      canvas.stroke(print::line(ends), {palette.rule, line.kind == "diagonal" ? 2.2 : 4});
    }
  }
  if (kind_of(board) != BoardKind::points) return;
  for (const CellShape& cell : board.cells) canvas.fill(circle(vec(cell.centre), 7), palette.rule);
}

/// A hoop stands at the end of the board and opens to the middle.
void draw_hoop(Canvas canvas, const Geometry& board, Vec centre, const Palette& palette) {
  double degrees = centre.y < board.height / 2.0 ? 0 : 180;
  if (board.width > board.height) degrees = centre.x < board.width / 2.0 ? -90 : 90;
  Path arch;
  arch.move_to({-26, 12}).line_to({-26, -2}).curve_to({-26, -16.4}, {-14.4, -28}, {0, -28});
  arch.curve_to({14.4, -28}, {26, -16.4}, {26, -2}).line_to({26, 12});
  canvas.at(centre).turned(degrees).stroke(arch, {palette.hoop, 7});
}

void draw_mark(Canvas canvas, const Geometry& board, const Mark& mark, const Palette& palette) {
  const Vec centre = vec(board.cells[mark.cell.index].centre);
  Canvas place = canvas.at(centre);
  if (mark.kind == "hoop") {
    draw_hoop(canvas, board, centre, palette);
  } else if (mark.kind == "corner") {
    const Vec ring[] = {{0, -36}, {36, 0}, {0, 36}, {-36, 0}};
    place.stroke(polygon(ring), {palette.rule, 3});
  } else if (kind_of(board) != BoardKind::points) {
    place.at({0, 2}).scaled(22).fill(crown(), palette.faint);
  } else {
    place.draw(circle({}, 24), palette.field, {palette.rule, 3});
    if (mark.kind == "king") {
      place.scaled(14).fill(crown(), palette.rule);
    } else {
      place.at({0, 4}).scaled(14).stroke(stone().add(stone_cut()), {palette.rule, 0.16});
      place.at({0, -13}).scaled(9).fill(crown(), palette.rule);
    }
  }
}

/// Beside a point; where a mark is printed, between it and the middle of the board.
Vec beside_point(const Geometry& board, std::size_t i) {
  const Vec at = vec(board.cells[i].centre);
  const bool is_marked = std::ranges::any_of(board.marks, [&](const Mark& m) { return m.cell.index == i; });
  if (!is_marked) return {at.x - 21, at.y - 14};
  const int inward = sign(board.height / 2.0 - at.y);
  return inward == 0 ? Vec{at.x + 46 * sign(board.width / 2.0 - at.x), at.y + 15} : Vec{at.x, at.y + 46 * inward};
}

/// Inside a cell that has an outline: in its upper left corner, or at the bottom of one that stands on a corner.
Vec inside_cell(const CellShape& cell, double size) {
  const Box box = polygon(vecs(cell.outline)).box();
  const bool is_lozenge = std::ranges::any_of(cell.outline, [&](Point p) { return p.x == cell.centre.x; });
  return is_lozenge ? Vec{1.0 * cell.centre.x, box.bottom - 1.4 * size}
                    : Vec{box.left + 0.95 * size, box.top + 0.9 * size};
}

void draw_names(Canvas canvas, const Geometry& board, const Palette& palette, double size) {
  for (const Label& label : board.labels)
    canvas.write_across(label.text, vec(label.at), {.font = Font::bold, .size = 1.25 * size, .colour = palette.text});
  if (!board.labels.empty()) return;
  const bool is_on_lines = kind_of(board) == BoardKind::points;
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    const CellShape& cell = board.cells[i];
    const Vec at = is_on_lines ? beside_point(board, i) : inside_cell(cell, size);
    const Colour ink = cell.tone == "dark" && !is_on_lines ? palette.text_on_dark : palette.text;
    if (is_on_lines) {
      const double half = text_width(cell.name, Font::bold, size) / 2, tall = size * 0.5;
      canvas.fill(rectangle({at.x - half - 2, at.y - tall, at.x + half + 2, at.y + tall}, 4), palette.field);
    }
    canvas.write_across(cell.name, at, {.font = Font::bold, .size = size, .colour = ink});
  }
}

/// The ways of a move's pieces; one that is only put down, or taken off, has a single cell.
std::vector<std::vector<Cell>> ways_of(const Steps& steps) {
  std::vector<std::vector<Cell>> ways;
  for (const Step& step : steps) {
    if (step.kind != Step::Kind::cell) continue;
    if (ways.empty() || step.starts) ways.emplace_back();
    ways.back().push_back(step.cell);
  }
  return ways;
}

/// An arrow along the points, with a halo so that it is seen on everything.
void draw_arrow(Canvas canvas, std::vector<Vec> points, double from_edge, const Palette& palette) {
  const double wide = 9, head = 26;
  points.front() = points.front() + unit(points[1] - points.front()) * from_edge;
  const Vec tip = points.back(), along = unit(tip - points[points.size() - 2]), aside{-along.y, along.x};
  points.back() = tip - along * (head * 0.8);
  const Vec corners[] = {tip, tip - along * head + aside * (head * 0.55), tip - along * head - aside * (head * 0.55)};
  canvas.stroke(line(points), {palette.halo, wide + 7});
  canvas.draw(polygon(corners), palette.halo, {palette.halo, 7});
  canvas.stroke(line(points), {palette.arrow, wide});
  canvas.fill(polygon(corners), palette.arrow);
  for (std::size_t i = 1; i + 1 < points.size(); ++i)
    canvas.draw(circle(points[i], 9), palette.halo, {palette.arrow, 4});
}

}  // namespace

void draw_board(Canvas canvas, const Geometry& board, const Palette& palette, double name_size) {
  draw_frame(canvas, board, palette);
  draw_cells(canvas, board, palette);
  draw_lines(canvas, board, palette);
  for (const Mark& mark : board.marks) draw_mark(canvas, board, mark, palette);
  if (name_size > 0) draw_names(canvas, board, palette, name_size);
}

void draw_move(Canvas canvas, const Geometry& board, const std::vector<Piece>& pieces, const play::Choice& move,
               const Palette& palette) {
  const double reach = reach_of(board);
  for (const auto& way : ways_of(move.steps)) {
    std::vector<Vec> points;
    for (const Cell cell : way) {
      const Vec at = top_of(board, cell, pieces);
      if (points.empty() || !(points.back() == at)) points.push_back(at);
    }
    if (points.size() > 1) {
      draw_arrow(canvas, points, reach * 0.5, palette);
    } else {
      canvas.stroke(circle(points[0], reach * 1.05), {palette.halo, 13});
      canvas.stroke(circle(points[0], reach * 1.05), {palette.arrow, 7});
    }
  }
  for (const Cell cell : move.captures) {
    const Vec at = top_of(board, cell, pieces);
    const double arm = reach * 0.55;
    const Vec down[] = {at + Vec{-arm, -arm}, at + Vec{arm, arm}}, up[] = {at + Vec{-arm, arm}, at + Vec{arm, -arm}};
    for (const auto& [ink, width] : {std::pair(palette.halo, 15.0), std::pair(palette.taken, 8.0)})
      canvas.stroke(line(down).add(line(up)), {ink, width});
  }
}

}  // namespace lozenge::print
