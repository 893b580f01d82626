// Running text set in lines of a given width, ragged at the right.
#pragma once

#include <vector>

#include "print/canvas.hpp"
#include "rulebook/span.hpp"

namespace lozenge::print {

struct TextSize {
  double size = 10;
  double leading = 1.36;  // from line to line, in sizes

  double line() const { return size * leading; }
};

/// A line of words in several styles; what it is drawn with comes from above.
struct TextLine {
  struct Run {
    double x;
    std::string text;
    Font font;
    bool is_slanted;
  };

  std::vector<Run> runs;
  double width = 0;

  void draw(Canvas canvas, double size, Colour colour) const;
};

/// Breaks at blanks; a word that is wider than the line is broken where it must be. The first line begins `indent` to
/// the right.
std::vector<TextLine> set_lines(const rulebook::Text& text, double width, double size, double indent = 0);

inline rulebook::Text plain_text(std::string text) { return {rulebook::Span{.text = std::move(text)}}; }
inline rulebook::Text strong_text(std::string text) {
  return {rulebook::Span{.text = std::move(text), .is_strong = true}};
}

}  // namespace lozenge::print
