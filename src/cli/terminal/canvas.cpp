#include "cli/terminal/canvas.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/utf8.hpp"

namespace lozenge::cli::terminal {

Canvas::Tile* Canvas::find(Spot at) {
  if (at.column < 0 || at.column >= columns_ || at.row < 0 || at.row >= rows_) return nullptr;
  return &tiles_[static_cast<std::size_t>(at.row * columns_ + at.column)];
}

void Canvas::write(Spot at, std::u32string_view text, Paint front) {
  for (const char32_t letter : text) {
    if (Tile* tile = find(at)) {
      tile->letter = letter;
      tile->arms = 0;
      tile->front = front;
    }
    ++at.column;
  }
}

void Canvas::write(Spot at, std::u32string_view text, Paint front, Paint back) {
  for (int i = 0; i < static_cast<int>(text.size()); ++i) fill({at.column + i, at.row}, back);
  write(at, text, front);
}

void Canvas::fill(Spot at, Paint back) {
  if (Tile* tile = find(at)) tile->back = back;
}

void Canvas::add_arms(Spot at, int arms, Paint front) {
  Tile* tile = find(at);
  if (tile == nullptr) return;
  tile->arms = static_cast<std::uint8_t>(tile->arms | arms);
  tile->front = front;
}

void Canvas::line(Spot from, Spot to, Paint front) {
  if (from.row > to.row || (from.row == to.row && from.column > to.column)) std::swap(from, to);
  const int across = to.column - from.column, down_rows = to.row - from.row;
  if (down_rows == 0) {
    for (int c = from.column; c <= to.column; ++c)
      add_arms({c, from.row}, (c > from.column ? left : 0) | (c < to.column ? right : 0), front);
  } else if (across == 0) {
    for (int r = from.row; r <= to.row; ++r)
      add_arms({from.column, r}, (r > from.row ? up : 0) | (r < to.row ? down : 0), front);
  } else {
    for (int r = 0; r <= down_rows; ++r) {
      const int doubled = 2 * across * r;  // rounded to the nearest column
      const int column = from.column + (doubled + (doubled < 0 ? -down_rows : down_rows)) / (2 * down_rows);
      add_arms({column, from.row + r}, across > 0 ? falling : rising, front);
    }
  }
}

char32_t Canvas::stroke(std::uint8_t arms, bool is_unicode) {
  constexpr std::u32string_view joined = U" ╵╷│╴┘┐┤╶└┌├─┴┬┼";
  const bool slants_up = (arms & rising) != 0, slants_down = (arms & falling) != 0;
  const std::uint8_t straight = arms & (up | down | left | right);
  if (straight != 0) {
    if (is_unicode) return joined[straight];
    if ((straight & (up | down)) == 0) return U'-';
    return (straight & (left | right)) == 0 ? U'|' : U'+';
  }
  if (slants_up && slants_down) return is_unicode ? U'╳' : U'X';
  if (slants_up) return is_unicode ? U'╱' : U'/';
  if (slants_down) return is_unicode ? U'╲' : U'\\';
  return U' ';
}

bool Canvas::is_bare(const Tile& tile, const Look& look) {
  return tile.letter == U' ' && tile.arms == 0 && (tile.back == Paint::none || look.colours == Colours::none);
}

std::string Canvas::row_text(std::span<const Tile> row, const Look& look) {
  while (!row.empty() && is_bare(row.back(), look)) row = row.first(row.size() - 1);
  std::string out;
  Paint front = Paint::none, back = Paint::none;
  for (const Tile& tile : row) {
    const char32_t letter = tile.arms != 0 ? stroke(tile.arms, look.is_unicode) : tile.letter;
    const Paint wanted = letter == U' ' ? front : tile.front;  // a blank takes any front
    if (wanted != front || tile.back != back) out += switch_to(front = wanted, back = tile.back, look.colours);
    out += text_of(std::u32string_view(&letter, 1));
  }
  if (front != Paint::none || back != Paint::none) out += switch_back(look.colours);
  return out;
}

std::string Canvas::text(const Look& look) const {
  std::vector<std::string> lines;
  for (int r = 0; r < rows_; ++r)
    lines.push_back(row_text(std::span(tiles_).subspan(static_cast<std::size_t>(r * columns_), columns_), look));
  const auto is_empty = [](const std::string& line) { return line.empty(); };
  const auto first = std::ranges::find_if_not(lines, is_empty);
  while (first != lines.end() && is_empty(lines.back())) lines.pop_back();
  std::string out;
  for (auto line = first; line != lines.end(); ++line) out += *line + "\n";
  return out;
}

std::u32string letters_of(std::string_view text) {
  std::u32string out;
  while (!text.empty()) {
    const std::size_t length = std::max<std::size_t>(1, utf8_length(text));
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    char32_t letter = length == 1 ? byte(0) : byte(0) & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) letter = letter << 6 | (byte(i) & 0x3fu);
    out += utf8_length(text) == 0 ? U'?' : letter;
    text.remove_prefix(length);
  }
  return out;
}

std::string text_of(std::u32string_view letters) {
  std::string out;
  for (const char32_t letter : letters) {
    const auto add = [&](char32_t byte) { out += static_cast<char>(byte); };
    if (letter < 0x80) {
      add(letter);
    } else if (letter < 0x800) {
      add(0xc0 | letter >> 6), add(0x80 | (letter & 0x3f));
    } else if (letter < 0x10000) {
      add(0xe0 | letter >> 12), add(0x80 | (letter >> 6 & 0x3f)), add(0x80 | (letter & 0x3f));
    } else {
      add(0xf0 | letter >> 18), add(0x80 | (letter >> 12 & 0x3f)), add(0x80 | (letter >> 6 & 0x3f));
      add(0x80 | (letter & 0x3f));
    }
  }
  return out;
}

}  // namespace lozenge::cli::terminal
