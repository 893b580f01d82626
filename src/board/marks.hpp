// The printed marks of cells: where men are crowned, where dice come home, where leaps end.
#pragma once

#include "core/geometry.hpp"

namespace lozenge::board {

/// Adds what is drawn for a mark to the ornaments.
void add_mark(Geometry& board, const Mark& mark);

}  // namespace lozenge::board
