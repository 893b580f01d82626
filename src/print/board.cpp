#include "print/board.hpp"

#include "print/pieces.hpp"

namespace lozenge::print {

namespace {

void draw_frame(Canvas canvas, const Geometry& board, const Palette& palette) {
  if (board.rim.empty()) {
    const Box all = Box{0, 0, 1.0 * board.width, 1.0 * board.height};
    canvas.draw(rectangle(all.grown(frame_width - frame_line / 2), 12), palette.field, {palette.frame, frame_line});
    canvas.stroke(rectangle(all.grown(4)), {palette.rule, 4});
    return;
  }
  canvas.draw(outline_of(board, rim_of(board)), palette.field, {palette.frame, frame_line});
  if (board.kind == BoardKind::points) canvas.stroke(outline_of(board, rim_of(board) - 11), {palette.inlay, 2.5});
}

Path outline(const std::vector<Point>& corners) {
  std::vector<Vec> out;
  for (const Point p : corners) out.push_back(vec(p));
  return polygon(out);
}

void draw_cells(Canvas canvas, const Geometry& board, const Palette& palette) {
  for (const Area& area : board.areas) canvas.fill(outline(area.outline), palette.tone(area.tone));
  for (const CellShape& cell : board.cells)
    if (!cell.outline.empty()) canvas.draw(outline(cell.outline), palette.tone(cell.tone), {palette.rule, 2});
}

/// Opposite squares of a ring are joined by an axis; each pair also gets a pattern of dashes of its own.
void draw_lines(Canvas canvas, const Geometry& board, const Palette& palette) {
  int axes = 0;
  for (const BoardLine& line : board.lines) {
    const Vec ends[] = {vec(line.from), vec(line.to)};
    if (line.kind == "axis") {
      static const std::vector<double> patterns[] = {{}, {14, 7}, {3, 7}, {14, 5, 3, 5}};
      canvas.stroke(lozenge::line(ends), {palette.inlay, 3.5, patterns[axes++ % 4]});
    } else {
      canvas.stroke(lozenge::line(ends), {palette.rule, line.kind == "diagonal" ? 2.2 : 4});
    }
  }
}

void draw_ornament(Canvas canvas, const Ornament& ornament, const Palette& palette) {
  const Form& form = ornament.form;
  Canvas place = canvas.at(vec(ornament.at));
  if (form.role == "facet") place.fill(form.path, palette.facet);
  else if (form.role == "inlaid-crown") place.fill(form.path, palette.faint);
  else if (form.role == "hoop") place.stroke(form.path, {palette.hoop, form.width});
  else if (form.role == "medal") place.draw(form.path, palette.field, {palette.rule, form.width});
  else if (form.width > 0) place.stroke(form.path, {palette.rule, form.width});
  else place.fill(form.path, palette.rule);
}

void draw_names(Canvas canvas, const Geometry& board, const Palette& palette, double size) {
  for (const Label& label : board.labels)
    canvas.write_across(label.text, vec(label.at), {.font = Font::bold, .size = 1.25 * size, .colour = palette.text});
  const bool is_on_lines = board.kind == BoardKind::points;
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    const auto place = name_place(board, Cell(static_cast<int>(i)));
    if (!place) return;
    const auto& [name, centre, outline, tone] = board.cells[i];
    const Vec at = vec(place->at) + vec(place->shift) * (size / 100);
    const Colour ink = tone == "dark" && !is_on_lines ? palette.text_on_dark : palette.text;
    if (is_on_lines) {
      const double half = text_width(name, Font::bold, size) / 2, tall = size * 0.5;
      canvas.fill(rectangle({at.x - half - 2, at.y - tall, at.x + half + 2, at.y + tall}, 4), palette.field);
    }
    canvas.write_across(name, at, {.font = Font::bold, .size = size, .colour = ink});
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

/// An arrow along the points, with a halo so that it is seen on everything. It begins and ends so far from its cells.
void draw_arrow(Canvas canvas, std::vector<Vec> points, double from_cell, double to_cell, const Palette& palette) {
  const double wide = 9, head = 26;
  points.front() = points.front() + unit(points[1] - points.front()) * from_cell;
  const Vec along = unit(points.back() - points[points.size() - 2]), aside{-along.y, along.x};
  const Vec tip = points.back() - along * to_cell;
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
  for (const Ornament& ornament : board.ground) draw_ornament(canvas, ornament, palette);
  draw_lines(canvas, board, palette);
  for (const Ornament& ornament : board.ornaments) draw_ornament(canvas, ornament, palette);
  if (name_size > 0) draw_names(canvas, board, palette, name_size);
}

void draw_move(Canvas canvas, const Geometry& board, const std::vector<Piece>& pieces, const play::Choice& move,
               const Palette& palette) {
  for (const auto& way : ways_of(move.steps)) {
    std::vector<Vec> points;
    for (const Cell cell : way) {
      const Vec at = top_of(board, cell, pieces);
      if (points.empty() || !(points.back() == at)) points.push_back(at);
    }
    if (points.size() > 1) {
      // Where it lands on what it takes, the head would lie under the cross.
      const double before = move.captures.has(way.back()) ? board.reach : 0;
      draw_arrow(canvas, points, board.reach * 0.5, before, palette);
    } else {
      canvas.stroke(circle(points[0], board.reach * 1.05), {palette.halo, 13});
      canvas.stroke(circle(points[0], board.reach * 1.05), {palette.arrow, 7});
    }
  }
  for (const Cell cell : move.captures) {
    const Vec at = top_of(board, cell, pieces);
    const double arm = board.reach * 0.55;
    const Vec down[] = {at + Vec{-arm, -arm}, at + Vec{arm, arm}}, up[] = {at + Vec{-arm, arm}, at + Vec{arm, -arm}};
    for (const auto& [ink, width] : {std::pair(palette.halo, 15.0), std::pair(palette.taken, 8.0)})
      canvas.stroke(line(down).add(line(up)), {ink, width});
  }
}

}  // namespace lozenge::print
