// The paints of printed boards and pieces: those of the screen, a little lighter to spare ink; and shades of grey that
// a cheap printer keeps apart.
#pragma once

#include <string_view>

#include "core/side.hpp"
#include "print/page.hpp"

namespace lozenge::print {

/// How a piece is painted: its face, its edge, the grooves in it, and what is drawn upon it.
struct PiecePaint {
  Colour body, edge, groove, mark;
};

struct Palette {
  Colour light, dark, plain;  // areas by their tones
  Colour field, facet;        // the ground of boards of points, and the lozenges in it
  Colour frame, inlay, rule;  // around the board, decoration, lines
  Colour text, text_on_dark;
  Colour hoop, faint;  // marks
  Colour arrow, taken, halo;
  Colour crown, crown_edge, stone, stone_edge, wreath;
  PiecePaint discs[2], dice[2];
  PiecePaint discs_on_points;  // the first side's, which would be lost on dark lines
  bool is_mono;

  Colour tone(std::string_view name) const;
  PiecePaint pawn(std::string_view colour) const;
};

const Palette& palette(bool is_mono);

inline constexpr Colour black = colour(0x000000), white = colour(0xffffff), grey = colour(0x6b6b6b);

}  // namespace lozenge::print
