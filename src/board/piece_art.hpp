// What the pieces of all games look like: shapes with roles, which screen and print paint each in its own way.
#pragma once

#include "core/view.hpp"

namespace lozenge::board {

/// What a piece is made of: whatever shows a number is a die, whatever has a colour of its own a pawn.
enum class Body : std::uint8_t { disc, die, pawn };

Body body_of(const Piece& piece);

/// Of a pile so many are drawn at most; its number tells the rest.
inline constexpr int most_discs = 5;

/// How high a pawn is, and so each level of a tower.
inline constexpr int pawn_height = 22;

/// Around the centre of its cell, or of its level of a tower; in the order of painting.
struct PieceArt {
  std::vector<Form> forms;
  double top = 0;  // the middle of its upper face is at (0, top)
};

PieceArt art_of(const Piece& piece, double reach);

/// The grooves in the face of a disc with this radius.
std::vector<Form> grooves_of(Side owner, double radius);
Form ring_of_man(double radius);
Form crown_of(double size, double down);

/// Pips on a face with this half width; the sign of a colour, so wide and tall.
Form pips_of(int value, double half);
Form sign_of(std::string_view colour, double wide, double tall, double down);

}  // namespace lozenge::board
