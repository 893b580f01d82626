// What follows from the cells, lines and marks of a board: its kind, how far pieces reach, the rim around it, and all
// shapes that are drawn of it. Every board calls this once it has the rest.
#pragma once

#include "core/geometry.hpp"

namespace lozenge::board {

Geometry furnished(Geometry board);

}  // namespace lozenge::board
