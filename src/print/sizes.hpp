// How large boards and pieces are in the world: dice of half an inch, checkers of an inch, or what a paper allows.
#pragma once

#include "print/job.hpp"

namespace lozenge::print {

/// The pieces that a game begins with, on the board or beside it.
std::vector<Piece> set_of(const play::Game& game);

/// Points per unit of the geometry: as the pieces that were asked for need it, else as large as fits into the box. A
/// board that does not fit is an error.
Result<double> board_scale(const Job& job, const Box& box);

/// The size of the pieces that were asked for in points; nothing where none were.
std::optional<double> asked_size(const Job& job);
/// Points per unit for pieces of that size, and the other way round.
double scale_for(const play::Game& game, double piece);
double piece_for(const play::Game& game, double scale);

/// The size of cut-out pieces: as asked for, else such that they fit the board on the same paper.
double cut_out_size(const Job& job);

/// "0.75 in (19 mm)".
std::string size_text(double points);

}  // namespace lozenge::print
