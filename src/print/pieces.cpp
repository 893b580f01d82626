#include "print/pieces.hpp"

#include <algorithm>
#include <tuple>

#include "core/insertion_sort.hpp"

namespace lozenge::print {

namespace {

using board::Body;

void draw_piece(Canvas canvas, const Piece& piece, double reach, const PiecePaint& paint, const Palette& palette) {
  const bool is_pawn = board::body_of(piece) == Body::pawn;
  const board::PieceArt art = board::art_of(piece, reach);
  for (const Form& form : art.forms) {
    const bool is_edge = form.role == "edge";
    if (is_pawn && (is_edge || form.role == "face"))
      canvas.draw(form.path, is_edge ? paint.edge : paint.body, {paint.groove, 1.2});
    else if (is_edge) canvas.fill(form.path, paint.edge);
    else if (form.role == "face") canvas.draw(form.path, paint.body, {paint.edge, 2});
    else draw_upon(canvas, form, paint, palette);
  }
  if (piece.count > 1 && board::body_of(piece) == Body::disc)
    canvas.write_across(std::to_string(piece.count), {0, art.top},
                        {.font = Font::bold, .size = reach * 0.92, .colour = paint.mark});
}

}  // namespace

PiecePaint paint_of(const Piece& piece, BoardKind board, const Palette& palette) {
  switch (board::body_of(piece)) {
    case Body::die: return palette.dice[index(piece.owner)];
    case Body::pawn: return palette.pawn(piece.colour);
    case Body::disc: break;
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
  for (const Piece& piece : pieces)
    draw_piece(canvas.at(centre(piece) + Vec{0, 1.0 * board.foot - (piece.level - 1) * board.storey}), piece,
               board.reach, paint_of(piece, board.kind, palette), palette);
}

Vec top_of(const Geometry& board, Cell cell, const std::vector<Piece>& pieces) {
  const auto level = std::ranges::count(pieces, cell, &Piece::cell);
  return vec(board.cells[cell.index].centre) + Vec{0, board.foot - 1.0 * static_cast<double>(level) * board.storey};
}

void draw_upon(Canvas canvas, const Form& form, const PiecePaint& paint, const Palette& palette) {
  if (form.role == "ridge" || form.role == "notch") canvas.stroke(form.path, {paint.groove, form.width, form.dashes});
  else if (form.role == "crown") canvas.draw(form.path, palette.crown, {palette.crown_edge, form.width});
  else if (form.role == "stone") canvas.draw(form.path, palette.stone, {palette.stone_edge, form.width});
  else if (form.role == "wreath") canvas.stroke(form.path, {palette.wreath, form.width, form.dashes});
  else if (form.role == "band") canvas.stroke(form.path, {paint.mark, 1.4});
  else if (form.role == "pip" || form.role == "sign") canvas.fill(form.path, paint.mark);
  // Light and shadow are for screens.
}

}  // namespace lozenge::print
