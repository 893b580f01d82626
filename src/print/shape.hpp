// What kind of board a geometry describes, and the measures that follow from it: as on the screen (web/src/board).
#pragma once

#include <vector>

#include "core/view.hpp"
#include "print/path.hpp"

namespace lozenge::print {

/// Areas side by side, points on lines, or squares that carry towers.
enum class BoardKind { tiles, points, towers };

BoardKind kind_of(const Geometry& board);

/// Has the board a frame with four sides? Else its rim follows the cells at some distance.
bool is_framed(const Geometry& board);
double rim_of(const Geometry& board);
inline constexpr double frame_width = 26, frame_line = 7;

/// All that a drawn board covers, its frame included, in the units of the geometry.
Box extent(const Geometry& board);

/// How far a piece may reach from the centre of its cell, in the units of the geometry.
double reach_of(const Geometry& board);

/// Do cells stand on a corner, as lozenges do? Their pieces have to be smaller.
bool is_slanted(const Geometry& board);

inline Vec vec(Point p) { return {static_cast<double>(p.x), static_cast<double>(p.y)}; }
std::vector<Vec> vecs(const std::vector<Point>& points);

/// The outline around all cells, pushed away from the middle of the board.
std::vector<Vec> hull_of(const Geometry& board, double grown);

/// The lozenges around the lines that lie level: with those around upright lines they tile a board of points.
std::vector<std::vector<Vec>> facets_of(const Geometry& board);

/// The size of a piece that is seen from above as large as the cells allow: across a disc or pawn, or the edge of a
/// die.
double piece_size(const Geometry& board, bool is_die);

}  // namespace lozenge::print
