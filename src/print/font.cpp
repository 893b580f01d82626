#include "print/font.hpp"

#include <algorithm>
#include <optional>
#include <span>

#include "core/utf8.hpp"
#include "print/font_widths.hpp"

namespace lozenge::print {

namespace {

constexpr double units = 2048, missing = 1229;

/// The first character of a text that is not empty, cut off from it; 0 for a byte that is no UTF-8.
char32_t take_letter(std::string_view& text) {
  const std::size_t length = utf8_length(text);
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  char32_t letter = 0;
  if (length == 1) letter = byte(0);
  if (length > 1) letter = byte(0) & (0xffu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) letter = (letter << 6) | (byte(i) & 0x3fu);
  text.remove_prefix(std::max<std::size_t>(1, length));
  return letter;
}

std::span<const LetterWidth> table_of(Font font) {
  return font == Font::bold ? std::span<const LetterWidth>(bold_widths) : std::span<const LetterWidth>(sans_widths);
}

std::optional<double> width_of(char32_t letter, Font font) {
  const auto table = table_of(font);
  const auto it = std::ranges::lower_bound(table, letter, {}, [](const LetterWidth& w) { return char32_t{w.letter}; });
  if (it == table.end() || it->letter != letter) return std::nullopt;
  return it->width;
}

}  // namespace

double text_width(std::string_view text, Font font, double size) {
  double width = 0;
  while (!text.empty()) width += width_of(take_letter(text), font).value_or(missing);
  return width / units * size;
}

bool can_show(std::string_view text) {
  while (!text.empty())
    if (!width_of(take_letter(text), Font::sans)) return false;
  return true;
}

std::string shortened(std::string_view text, Font font, double size, double width) {
  if (text_width(text, font, size) <= width) return std::string(text);
  constexpr std::string_view ellipsis = "…";
  std::string_view rest = text;
  std::size_t end = 0;
  while (!rest.empty()) {
    take_letter(rest);
    const std::size_t taken = text.size() - rest.size();
    if (text_width(text.substr(0, taken), font, size) + text_width(ellipsis, font, size) > width) break;
    end = taken;
  }
  return std::string(text.substr(0, end)) + std::string(ellipsis);
}

}  // namespace lozenge::print
