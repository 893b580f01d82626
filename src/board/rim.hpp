// The outline around a board.
#pragma once

#include "core/geometry.hpp"

namespace lozenge::board {

/// The corners of the smallest area without dents that holds all cells, clockwise, and the ways from the middle of the
/// board outward.
std::vector<Corner> rim_around(const Geometry& board);

}  // namespace lozenge::board
