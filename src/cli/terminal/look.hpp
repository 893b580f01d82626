// What a terminal can show: letters, colours and room.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lozenge::cli::terminal {

enum class Colours : std::uint8_t { none, sixteen, many };

struct Look {
  bool is_unicode = false;
  Colours colours = Colours::none;
  bool is_window = false;  // a terminal's, with this room; else the room is a guess
  int columns = 80;
  int rows = 24;
};

/// The look of standard output in the locale that is set. `colour` is auto, always or never; auto means colour on a
/// terminal, unless the environment has NO_COLOR.
Look look_of_output(std::string_view colour, bool is_ascii);

/// What things are painted with; which colour that is depends on what the terminal has.
enum class Paint : std::uint8_t {
  none,
  dark,    // dark squares
  light,   // light squares
  plain,   // the ground of other boards
  line,    // lines on the ground
  name,    // names of cells
  mark,    // printed marks
  recent,  // cells of the last move
  black,
  white,
  red,
  orange,
  brown,
  blue,
  faint,  // text beside the board
  alarm,  // refusals
};

/// The escape sequence that switches to these paints; empty without colours.
std::string switch_to(Paint front, Paint back, Colours colours);
std::string_view switch_back(Colours colours);

/// A text in one paint.
std::string painted(std::string_view text, Paint front, const Look& look);

}  // namespace lozenge::cli::terminal
