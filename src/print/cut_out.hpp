// Pieces to cut out of paper: men that are folded into two sides, cubes that are folded up.
#pragma once

#include "core/view.hpp"
#include "print/canvas.hpp"
#include "print/palette.hpp"
#include "print/pieces.hpp"

namespace lozenge::print {

/// A piece on paper: what it takes up, and how it is drawn from its upper left corner.
struct CutOut {
  Piece piece;
  double size;              // across a man, or the edge of a cube
  bool is_crowned = false;  // a man whose back is a king

  double width() const;
  double height() const;
  void draw(Canvas canvas, BoardKind board, const Palette& palette) const;

 private:
  bool is_cube() const { return board::body_of(piece) != board::Body::disc; }
  void draw_man(Canvas canvas, const PiecePaint& paint, const Palette& palette) const;
  void draw_cube(Canvas canvas, const PiecePaint& paint, const Palette& palette) const;
  Form face(int value) const;
};

}  // namespace lozenge::print
