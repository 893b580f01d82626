#include "rulebook/span.hpp"

namespace lozenge::rulebook {

namespace {

/// Styles within styles, as deep as a person would write them.
constexpr int deepest = 4;

class SpanReader {
 public:
  Text read(std::string_view text) {
    read_styled(text, {}, 0);
    return std::move(out_);
  }

 private:
  void read_styled(std::string_view text, const Span& style, int depth) {
    std::string words;
    const auto flush = [&] {
      if (!words.empty()) add(style, words);
      words.clear();
    };
    while (!text.empty()) {
      const std::size_t taken = depth < deepest ? read_sign(text, style, depth, flush) : 0;
      if (taken == 0) words += text[0];
      text.remove_prefix(taken == 0 ? 1 : taken);
    }
    flush();
  }

  /// Reads what a sign at the beginning of the text encloses; gives how far that goes, 0 if there is no such thing.
  std::size_t read_sign(std::string_view text, const Span& style, int depth, const auto& flush) {
    if (text[0] == '[') return read_link(text, style, depth, flush);
    for (const std::string_view sign : {"**", "*", "`"}) {
      if (!text.starts_with(sign)) continue;
      const auto end = text.find(sign, sign.size());
      if (end == std::string_view::npos || end == sign.size()) continue;
      flush();
      const auto inside = text.substr(sign.size(), end - sign.size());
      Span inner = style;
      if (sign == "**") inner.is_strong = true;
      else if (sign == "*") inner.is_emphasis = true;
      else inner.is_code = true;
      if (inner.is_code) add(inner, std::string(inside));
      else read_styled(inside, inner, depth + 1);
      return end + sign.size();
    }
    return 0;
  }

  std::size_t read_link(std::string_view text, const Span& style, int depth, const auto& flush) {
    const auto middle = text.find("](");
    const auto end = middle == std::string_view::npos ? middle : text.find(')', middle);
    if (end == std::string_view::npos) return 0;
    flush();
    Span inner = style;
    inner.link = text.substr(middle + 2, end - middle - 2);
    read_styled(text.substr(1, middle - 1), inner, depth + 1);
    return end + 1;
  }

  void add(Span style, std::string words) {
    style.text = std::move(words);
    out_.push_back(std::move(style));
  }

  Text out_;
};

}  // namespace

Text read_spans(std::string_view markdown) { return SpanReader().read(markdown); }

std::string plain(const Text& text) {
  std::string out;
  for (const Span& span : text) out += span.text;
  return out;
}

}  // namespace lozenge::rulebook
