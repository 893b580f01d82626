#include "cli/wrap.hpp"

#include <algorithm>

namespace lozenge::cli {

namespace {

/// Letters, not bytes.
std::size_t width_of(std::string_view word) {
  return static_cast<std::size_t>(
      std::ranges::count_if(word, [](char c) { return (static_cast<unsigned char>(c) & 0xc0u) != 0x80u; }));
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent, std::size_t column) {
  std::string out;
  bool is_at_start = true;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    if (!is_at_start && column + 1 + width_of(word) > width) {
      out += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (!is_at_start) {
      out += ' ';
      ++column;
    }
    out += word;
    column += width_of(word);
    is_at_start = false;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

}  // namespace lozenge::cli
