// The measures of a printed board: its rim, which takes less paper than on a screen, and the pieces that fit it.
#pragma once

#include <vector>

#include "core/geometry.hpp"

namespace lozenge::print {

/// How wide the rim around the cells is, or the frame of a board that is a box, and the line around it.
double rim_of(const Geometry& board);
inline constexpr double frame_width = 26, frame_line = 7;

/// The outline around all cells, so far from them.
Path outline_of(const Geometry& board, double rim);

/// All that a drawn board covers, its frame included, in the units of the geometry.
Box extent(const Geometry& board);

/// The size of a piece that is seen from above as large as the cells allow: across a disc or pawn, or the edge of a
/// die.
double piece_size(const Geometry& board, bool is_die);

}  // namespace lozenge::print
