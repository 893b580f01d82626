// Signs that are drawn on boards and pieces, within a square from -1 to 1.
#pragma once

#include <span>
#include <string_view>

#include "core/path.hpp"

namespace lozenge::board {

/// A crown of five points.
Path crown();
/// A cut stone, seen from the front, with the edges of its cut.
Path stone();

/// A sign for each colour, so that colours are never told by colour alone; a square where the colour is not known.
Path colour_sign(std::string_view colour);

/// A glyph in its place: so far below 0, and so large.
Path placed(const Path& glyph, double down, double wide, double tall);
inline Path placed(const Path& glyph, double down, double size) { return placed(glyph, down, size, size); }

/// Where the pips of a die lie, in thirds of its face.
std::span<const Vec> pip_places(int value);

}  // namespace lozenge::board
