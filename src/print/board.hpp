// The bare board of any game, drawn from its geometry alone, and moves upon it.
#pragma once

#include "play/game.hpp"
#include "print/canvas.hpp"
#include "print/palette.hpp"
#include "print/shape.hpp"

namespace lozenge::print {

/// Frame, areas, cells, lines, marks, and the names of the cells in this size, in the units of the geometry; 0: none.
void draw_board(Canvas canvas, const Geometry& board, const Palette& palette, double name_size);

/// Where a move goes and what it takes, over the pieces that stand as before the move.
void draw_move(Canvas canvas, const Geometry& board, const std::vector<Piece>& pieces, const play::Choice& move,
               const Palette& palette);

}  // namespace lozenge::print
