#include "print/pieces.hpp"

#include <algorithm>
#include <tuple>

#include "core/insertion_sort.hpp"
#include "print/glyphs.hpp"

namespace lozenge::print {

namespace {

/// A pawn of a tower, seen from above at an angle: half width, half depth, height, and where the lowest stands.
constexpr double across = 31, deep = 13, high = 22, foot = 20;
/// So many discs of a pile are drawn; its number tells the rest.
constexpr int most_discs = 5;

double rise_of(const Piece& piece) { return foot - (piece.level - 1) * high; }

void draw_stone(Canvas canvas, const Palette& palette) {
  canvas.draw(stone(), palette.stone, {palette.stone_edge, 0.1});
  canvas.stroke(stone_cut(), {palette.stone_edge, 0.1});
}

void draw_disc(Canvas canvas, const Piece& piece, double reach, const PiecePaint& paint, const Palette& palette) {
  const bool is_noble = piece.kind != "man";
  const int discs = std::min(is_noble ? piece.count + 1 : piece.count, most_discs);
  const double rise = reach * (discs > 3 ? 0.15 : 0.19), bottom = (discs - 1) * rise / 2;
  for (int i = 0; i < discs; ++i) {
    canvas.fill(circle({0, bottom - i * rise + reach * 0.1}, reach), paint.edge);
    canvas.draw(circle({0, bottom - i * rise}, reach), paint.body, {paint.edge, 2});
  }
  Canvas top = canvas.at({0, bottom - (discs - 1) * rise});
  draw_disc_face(top, reach, piece.owner, paint);
  if (piece.kind == "king") {
    draw_crown(top, reach * 0.52, palette);
  } else if (is_noble) {
    draw_stone(top.at({0, reach * 0.16}).scaled(reach * 0.46), palette);
    draw_crown(top.at({0, -reach * 0.36}), reach * 0.36, palette);
  } else if (piece.count == 1) {
    top.stroke(circle({}, reach * 0.36), {paint.groove, 2});
  }
  if (piece.count > 1)
    top.write_across(std::to_string(piece.count), {}, {.font = Font::bold, .size = reach * 0.92, .colour = paint.mark});
}

void draw_die(Canvas canvas, const Piece& piece, double reach, const PiecePaint& paint, const Palette& palette) {
  const double half = reach * 0.85;
  const Box face{-half, -half, half, half};
  if (piece.kind == "home")
    canvas.stroke(circle({}, half * 1.36), {palette.wreath, half * 0.2, {half * 0.3, half * 0.13}});
  canvas.fill(rectangle({-half, -half + reach * 0.13, half, half + reach * 0.13}, half * 0.32), paint.edge);
  canvas.draw(rectangle(face, half * 0.32), paint.body, {paint.edge, 2});
  if (piece.owner == Side::second) canvas.stroke(rectangle(face.grown(-half * 0.14), half * 0.24), {paint.groove, 2});
  draw_pips(canvas, piece.value, half, paint.mark);
}

void draw_pawn(Canvas canvas, const Piece& piece, const PiecePaint& paint) {
  Path body = bowl({0, 0}, across, deep);
  body.line_to({across, -high}).line_to({-across, -high}).close();
  canvas.draw(body, paint.edge, {paint.groove, 1.2});
  if (piece.owner == Side::second)
    for (const double y : {-high + 4.5, -3.0}) canvas.stroke(bowl({0, y}, across, deep), {paint.mark, 1.4});
  draw_sign(canvas.at({0, deep - high / 2}), piece.colour, 8, 7, paint.mark, paint.edge);
  canvas.draw(ellipse({0, -high}, across, deep), paint.body, {paint.groove, 1.2});
  draw_sign(canvas.at({0, -high}), piece.colour, 13, 6.2, paint.mark, paint.body);
}

}  // namespace

PieceKind kind_of(const Piece& piece) {
  if (piece.value > 0) return PieceKind::die;
  return piece.colour.empty() ? PieceKind::disc : PieceKind::pawn;
}

PiecePaint paint_of(const Piece& piece, BoardKind board, const Palette& palette) {
  switch (kind_of(piece)) {
    case PieceKind::die: return palette.dice[index(piece.owner)];
    case PieceKind::pawn: return palette.pawn(piece.colour);
    case PieceKind::disc: break;
  }
  const bool is_blue = board == BoardKind::points && piece.owner == Side::first;
  return is_blue ? palette.discs_on_points : palette.discs[index(piece.owner)];
}

void draw_pieces(Canvas canvas, const Geometry& board, std::vector<Piece> pieces, const Palette& palette) {
  std::erase_if(pieces, [](const Piece& piece) { return piece.cell == Piece::off_board; });
  const auto centre = [&](const Piece& piece) { return vec(board.cells[piece.cell.index].centre); };
  insertion_sort(pieces, [&](const Piece& a, const Piece& b) {
    return std::tuple(centre(a).y, a.level) < std::tuple(centre(b).y, b.level);
  });
  const BoardKind kind = kind_of(board);
  const double reach = reach_of(board);
  for (const Piece& piece : pieces) {
    const PiecePaint paint = paint_of(piece, kind, palette);
    Canvas place = canvas.at(centre(piece));
    switch (kind_of(piece)) {
      case PieceKind::disc: draw_disc(place, piece, reach, paint, palette); break;
      case PieceKind::die: draw_die(place, piece, reach, paint, palette); break;
      case PieceKind::pawn: draw_pawn(place.at({0, rise_of(piece)}), piece, paint); break;
    }
  }
}

Vec top_of(const Geometry& board, Cell cell, const std::vector<Piece>& pieces) {
  const Vec centre = vec(board.cells[cell.index].centre);
  if (kind_of(board) != BoardKind::towers) return centre;
  const auto level = std::ranges::count(pieces, cell, &Piece::cell);
  return centre + Vec{0, foot - static_cast<double>(level) * high};
}

void draw_disc_face(Canvas canvas, double radius, Side owner, const PiecePaint& paint) {
  if (owner == Side::first) {
    for (const double ring : {0.86, 0.7}) canvas.stroke(circle({}, radius * ring), {paint.groove, radius * 0.05});
  } else {
    const double notch = radius * 0.142;
    canvas.stroke(circle({}, radius * 0.86), {paint.groove, radius * 0.13, {notch, notch}});
    canvas.stroke(circle({}, radius * 0.72), {paint.groove, radius * 0.05});
  }
}

void draw_crown(Canvas canvas, double size, const Palette& palette) {
  canvas.scaled(size).draw(crown(), palette.crown, {palette.crown_edge, 0.09});
}

void draw_pips(Canvas canvas, int value, double half, Colour colour) {
  const double radius = half * (value == 1 ? 0.26 : 0.19);
  for (const Vec pip : pips_of(value)) canvas.fill(circle(pip * (half * 0.54), radius), colour);
}

void draw_sign(Canvas canvas, std::string_view colour, double wide, double tall, Colour mark, Colour hole) {
  const Sign sign = sign_of(colour);
  Canvas unit = canvas.scaled(wide, tall);
  unit.fill(sign.path, mark);
  if (!sign.hole.parts().empty()) unit.fill(sign.hole, hole);
}

}  // namespace lozenge::print
