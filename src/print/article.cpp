#include "print/article.hpp"

#include <algorithm>

namespace lozenge::print {

namespace {

bool is_sign(const rulebook::Span& span) {
  return span.is_code && std::ranges::any_of(span.text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

/// Where a sentence ends within the text of a span: behind the blank after its full stop.
std::size_t sentence_end(std::string_view text) {
  const auto stop = text.find(". ");
  return stop == std::string_view::npos ? text.size() : stop + 2;
}

}  // namespace

void Article::add_title(const std::string& text) {
  const double size = 2 * size_;
  add_lines(set_lines(strong_text(text), width_, size), size, 0, 0, "");
}

void Article::add_heading(const std::string& text, int depth) {
  const double size = size_ * (depth <= 2 ? 1.3 : 1.05);
  add_lines(set_lines(strong_text(text), width_, size), size, 0, size_ * (depth <= 2 ? 1.0 : 0.7), "");
  slabs_.back().keeps_next = true;
}

void Article::add(const rulebook::Text& text) { add_lines(set_lines(text, width_, size_), size_, 0, size_ * 0.45, ""); }

void Article::add_list(const std::vector<rulebook::Text>& items, bool is_numbered) {
  int number = 0;
  const double indent = size_ * (is_numbered ? 1.7 : 1.1);
  for (const rulebook::Text& item : items) {
    const std::string sign = is_numbered ? std::to_string(++number) + "." : "•";
    add_lines(set_lines(item, width_ - indent, size_), size_, indent, size_ * 0.3, sign);
  }
}

void Article::add_list(const std::vector<std::string>& items, bool is_numbered) {
  std::vector<rulebook::Text> texts;
  for (const std::string& item : items) texts.push_back(plain_text(item));
  add_list(texts, is_numbered);
}

void Article::add(const rulebook::Part& part) {
  std::vector<rulebook::Text> texts;
  const bool is_table = part.kind == rulebook::Part::Kind::table;
  for (std::size_t i = is_table ? 1 : 0; i < part.rows.size(); ++i) {
    rulebook::Text text;
    for (const rulebook::Text& cell : part.rows[i]) {
      if (!text.empty()) text.push_back({.text = "  "});
      text.insert(text.end(), cell.begin(), cell.end());
    }
    text = without_signs(text);
    if (!text.empty()) texts.push_back(std::move(text));
  }
  if (part.kind != rulebook::Part::Kind::paragraph) return add_list(texts, part.is_numbered);
  for (const rulebook::Text& text : texts) add(text);
}

void Article::add_figure(const Scene& upright, const std::string& caption, const Look& look, double highest) {
  const Scene scene = laid_down(upright);
  const double wide = std::min(width_, width_ * highest / height_of(scene, width_)), size = size_ * 0.82;
  const double high = height_of(scene, wide), left = (width_ - wide) / 2;
  const std::string text = shortened(caption, Font::sans, size, width_);
  slabs_.push_back({.height = high + (text.empty() ? 0 : 1.5 * size) + 3,
                    .above = size_ * 0.6,
                    .draw = [=, column = width_](Canvas canvas) {
                      draw_scene(canvas.at({left, 0}), scene, wide, look);
                      canvas.write(text, {column / 2, high + 1.25 * size},
                                   {.size = size, .colour = grey, .align = Align::centre});
                    }});
}

void Article::add_lines(const std::vector<TextLine>& lines, double size, double indent, double above,
                        const std::string& sign) {
  const double high = TextSize{size}.line();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool is_first = i == 0;
    // No single line is left behind, nor goes on alone.
    const bool keeps_next = lines.size() > 1 && (is_first || i + 2 == lines.size());
    slabs_.push_back({.height = high,
                      .above = is_first ? above : 0,
                      .keeps_next = keeps_next && i + 1 < lines.size(),
                      .draw = [=, line = lines[i], shown = is_first ? sign : ""](Canvas canvas) {
                        canvas.write(shown, {0, size}, {.size = size});
                        line.draw(canvas.at({indent, size}), size, black);
                      }});
  }
}

rulebook::Text without_signs(const rulebook::Text& text) {
  rulebook::Text out, sentence;
  const auto end_sentence = [&] {
    if (std::ranges::none_of(sentence, is_sign)) out.insert(out.end(), sentence.begin(), sentence.end());
    sentence.clear();
  };
  for (const rulebook::Span& span : text) {
    std::string_view rest = span.text;
    while (!rest.empty()) {
      const std::size_t end = span.is_code ? rest.size() : sentence_end(rest);
      rulebook::Span part = span;
      part.text = rest.substr(0, end);
      sentence.push_back(std::move(part));
      if (sentence.back().text.ends_with(". ")) end_sentence();
      rest.remove_prefix(end);
    }
  }
  end_sentence();
  return out;
}

double scale_of(const Scene& scene, double width) { return width / extent(scene.board).width(); }

}  // namespace lozenge::print
