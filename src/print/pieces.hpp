// Pieces as they are seen on the board: the shapes are those of board/piece_art.hpp.
#pragma once

#include "board/piece_art.hpp"
#include "print/canvas.hpp"
#include "print/palette.hpp"

namespace lozenge::print {

/// How a piece is painted on a board of that kind.
PiecePaint paint_of(const Piece& piece, BoardKind board, const Palette& palette);

/// All pieces that stand on the board, those behind first.
void draw_pieces(Canvas canvas, const Geometry& board, std::vector<Piece> pieces, const Palette& palette);

/// Where the top of what stands on a cell is: its centre, or above it on a tower.
Vec top_of(const Geometry& board, Cell cell, const std::vector<Piece>& pieces);

/// What is drawn upon a piece: grooves, a crown, pips, a sign.
void draw_upon(Canvas canvas, const Form& form, const PiecePaint& paint, const Palette& palette);

}  // namespace lozenge::print
