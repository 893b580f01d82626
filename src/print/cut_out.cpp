#include "print/cut_out.hpp"

namespace lozenge::print {

namespace {

/// How far the flaps of a cube reach, in edges.
constexpr double flap = 0.3;

// A cube opened out, in edges; opposite faces of a die make seven.
//
//          +---+
//        / | 2 | \       flaps at the sides of 2, 5 and 6, and below 6
//      +---+---+---+
//      | 3 | 1 | 4 |
//      +---+---+---+
//        \ | 5 | /
//          +---+
//        \ | 6 | /
//          +---+
struct Face {
  int value, column, row;
};
constexpr Face faces[] = {{2, 1, 0}, {3, 0, 1}, {1, 1, 1}, {4, 2, 1}, {5, 1, 2}, {6, 1, 3}};

Path flap_beside(int row, double side) {
  const double x = side < 0 ? 1 : 2, y = row;
  const Vec points[] = {{x, y}, {x + side * flap, y + 0.2}, {x + side * flap, y + 0.8}, {x, y + 1.0}};
  return polygon(points);
}

}  // namespace

double CutOut::width() const { return is_cube() ? 3 * size : size; }

double CutOut::height() const { return is_cube() ? (4 + flap) * size : 2 * size; }

void CutOut::draw(Canvas canvas, BoardKind board, const Palette& palette) const {
  const PiecePaint paint = paint_of(piece, board, palette);
  if (is_cube()) draw_cube(canvas, paint, palette);
  else draw_man(canvas, paint, palette);
}

/// Front and back, with the fold where they touch.
void CutOut::draw_man(Canvas canvas, const PiecePaint& paint, const Palette& palette) const {
  const double radius = size / 2;
  for (const bool is_back : {false, true}) {
    Canvas face = canvas.at({radius, radius + (is_back ? size : 0)});
    face.draw(circle({}, radius - 0.5), paint.body, {grey, 0.6});
    for (const Form& groove : board::grooves_of(piece.owner, radius)) draw_upon(face, groove, paint, palette);
    const bool is_king = is_back && is_crowned;
    draw_upon(face, is_king ? board::crown_of(radius * 0.5, 0) : board::ring_of_man(radius), paint, palette);
  }
  // A bridge where the two sides hang together, folded in the middle.
  const double bridge = radius * 0.45;
  canvas.fill(rectangle({radius - bridge, size - radius * 0.11, radius + bridge, size + radius * 0.11}), paint.body);
  const Vec fold[] = {{radius - bridge, size}, {radius + bridge, size}};
  canvas.stroke(line(fold), {paint.mark, 0.7, {3, 2}});
}

void CutOut::draw_cube(Canvas canvas, const PiecePaint& paint, const Palette& palette) const {
  Canvas net = canvas.scaled(size);
  const Stroke cut{grey, 0.6 / size}, fold{paint.mark, 0.6 / size, {3 / size, 2 / size}};
  for (const int row : {0, 2, 3})
    for (const double side : {-1.0, 1.0}) net.draw(flap_beside(row, side), white, cut);
  const Vec below[] = {{1, 4}, {1.2, 4 + flap}, {1.8, 4 + flap}, {2, 4}};
  net.draw(polygon(below), white, cut);
  for (const auto& [value, column, row] : faces) {
    const double x = column, y = row;
    net.draw(rectangle({x, y, x + 1, y + 1}), paint.body, cut);
    draw_upon(canvas.at({(x + 0.5) * size, (y + 0.5) * size}), face(value), paint, palette);
  }
  const Vec folds[][2] = {{{1, 1}, {2, 1}}, {{1, 2}, {2, 2}}, {{1, 3}, {2, 3}}, {{1, 1}, {1, 2}}, {{2, 1}, {2, 2}}};
  for (const auto& ends : folds) net.stroke(line(ends), fold);
}

Form CutOut::face(int value) const {
  return board::body_of(piece) == board::Body::die ? board::pips_of(value, size / 2)
                                                   : board::sign_of(piece.colour, size * 0.26, size * 0.26, 0);
}

}  // namespace lozenge::print
