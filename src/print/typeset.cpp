#include "print/typeset.hpp"

#include <algorithm>

#include "core/utf8.hpp"

namespace lozenge::print {

namespace {

/// A piece of a word in one style; pieces of one word are not taken apart.
struct Piece {
  std::string_view text;
  Font font;
  bool is_slanted;
  bool starts_word;
  double width;
};

Font font_of(const rulebook::Span& span) { return span.is_strong || span.is_code ? Font::bold : Font::sans; }

/// The longest beginning of a word that is no wider than that: at least a letter.
std::string_view part_that_fits(std::string_view word, Font font, double size, double width) {
  std::size_t end = 0;
  while (end < word.size()) {
    const std::size_t next = end + std::max<std::size_t>(1, utf8_length(word.substr(end)));
    if (end > 0 && text_width(word.substr(0, next), font, size) > width) break;
    end = next;
  }
  return word.substr(0, end);
}

std::vector<Piece> pieces_of(const rulebook::Text& text, double size, double widest) {
  std::vector<Piece> pieces;
  bool starts_word = true;
  for (const rulebook::Span& span : text) {
    std::string_view rest = span.text;
    while (!rest.empty()) {
      if (rest[0] == ' ') {
        starts_word = true;
        rest.remove_prefix(1);
        continue;
      }
      const Font font = font_of(span);
      const auto word = part_that_fits(rest.substr(0, rest.find(' ')), font, size, widest);
      pieces.push_back({word, font, span.is_emphasis, starts_word, text_width(word, font, size)});
      rest.remove_prefix(word.size());
      starts_word = word.size() > 0 && text_width(word, font, size) > widest * 0.9 && !rest.empty() && rest[0] != ' ';
    }
  }
  return pieces;
}

class Setter {
 public:
  Setter(double width, double size, double indent) : width_(width), size_(size), x_(indent) {}

  /// The pieces of one word.
  void add(const std::vector<Piece>& word) {
    double wide = 0;
    for (const Piece& piece : word) wide += piece.width;
    const double blank = lines_.back().runs.empty() ? 0 : text_width(" ", blank_before(word[0]), size_);
    if (!lines_.back().runs.empty() && x_ + blank + wide > width_) {
      lines_.emplace_back();
      x_ = 0;
    } else {
      x_ += blank;
    }
    for (const Piece& piece : word) {
      lines_.back().runs.push_back({x_, std::string(piece.text), piece.font, piece.is_slanted});
      x_ += piece.width;
    }
    lines_.back().width = x_;
  }

  std::vector<TextLine> take() { return std::move(lines_); }

 private:
  /// Within words of one style the blanks are of that style too.
  Font blank_before(const Piece& piece) const {
    return lines_.back().runs.back().font == piece.font ? piece.font : Font::sans;
  }

  double width_, size_, x_;
  std::vector<TextLine> lines_ = {TextLine{}};
};

/// Words in the same style become one run: a line is then a text that can be searched for and copied.
void join(TextLine& line, double size) {
  std::vector<TextLine::Run> joined;
  for (TextLine::Run& run : line.runs) {
    if (joined.empty() || joined.back().font != run.font || joined.back().is_slanted != run.is_slanted) {
      joined.push_back(std::move(run));
      continue;
    }
    TextLine::Run& last = joined.back();
    const double end = last.x + text_width(last.text, last.font, size);
    last.text += (run.x - end > 0.1 * size ? " " : "") + run.text;
  }
  line.runs = std::move(joined);
}

}  // namespace

void TextLine::draw(Canvas canvas, double size, Colour colour) const {
  for (const Run& run : runs)
    canvas.write(run.text, {run.x, 0},
                 {.font = run.font, .size = size, .colour = colour, .is_slanted = run.is_slanted});
}

std::vector<TextLine> set_lines(const rulebook::Text& text, double width, double size, double indent) {
  Setter setter(width, size, indent);
  std::vector<Piece> word;
  for (const Piece& piece : pieces_of(text, size, width)) {
    if (piece.starts_word && !word.empty()) {
      setter.add(word);
      word.clear();
    }
    word.push_back(piece);
  }
  if (!word.empty()) setter.add(word);
  auto lines = setter.take();
  for (TextLine& line : lines) join(line, size);
  return lines;
}

}  // namespace lozenge::print
