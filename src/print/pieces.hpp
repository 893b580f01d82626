// Pieces as they are seen on the board, and their faces as they lie on a table.
#pragma once

#include "core/view.hpp"
#include "print/canvas.hpp"
#include "print/palette.hpp"
#include "print/shape.hpp"

namespace lozenge::print {

enum class PieceKind { disc, die, pawn };

PieceKind kind_of(const Piece& piece);

/// How a piece is painted on a board of that kind.
PiecePaint paint_of(const Piece& piece, BoardKind board, const Palette& palette);

/// All pieces that stand on the board, those behind first.
void draw_pieces(Canvas canvas, const Geometry& board, std::vector<Piece> pieces, const Palette& palette);

/// Where the top of what stands on a cell is: its centre, or above it on a tower.
Vec top_of(const Geometry& board, Cell cell, const std::vector<Piece>& pieces);

/// The face of a disc with this radius around 0: plain, or with a crown, for the other side.
void draw_disc_face(Canvas canvas, double radius, Side owner, const PiecePaint& paint);
void draw_crown(Canvas canvas, double size, const Palette& palette);

/// Pips, or a colour's sign, on a face with this half width around 0.
void draw_pips(Canvas canvas, int value, double half, Colour colour);
void draw_sign(Canvas canvas, std::string_view colour, double wide, double tall, Colour mark, Colour hole);

}  // namespace lozenge::print
