// Signs that are drawn on boards and pieces, within a unit square around 0: as on the screen (web/src/board/look.ts).
#pragma once

#include <span>
#include <string_view>

#include "print/path.hpp"

namespace lozenge::print {

/// A crown of five points.
Path crown();
/// A cut stone, seen from the front: what it covers, and the edges of its cut.
Path stone();
Path stone_cut();

/// A sign for each colour, so that colours are never told by colour alone: what it covers, and what is left out of it.
struct Sign {
  Path path;
  Path hole = {};
};
Sign sign_of(std::string_view colour);

/// Where the pips of a die lie, in thirds of its face.
std::span<const Vec> pips_of(int value);

}  // namespace lozenge::print
