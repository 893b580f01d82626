// A sheet of characters to draw on: letters, lines that join where they meet, and grounds.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/look.hpp"

namespace lozenge::cli::terminal {

struct Spot {
  int column = 0;
  int row = 0;
  constexpr bool operator==(const Spot&) const = default;
};

/// The least rectangle around some spots.
struct Extent {
  Spot first{1 << 20, 1 << 20};
  Spot last{-(1 << 20), -(1 << 20)};

  void take_in(Spot at) {
    first = {std::min(first.column, at.column), std::min(first.row, at.row)};
    last = {std::max(last.column, at.column), std::max(last.row, at.row)};
  }
};

class Canvas {
 public:
  Canvas(int columns, int rows) : columns_(columns), rows_(rows), tiles_(static_cast<std::size_t>(columns * rows)) {}

  int columns() const { return columns_; }
  int rows() const { return rows_; }

  /// What falls outside the sheet is not drawn.
  void write(Spot at, std::u32string_view text, Paint front);
  void write(Spot at, std::u32string_view text, Paint front, Paint back);
  void fill(Spot at, Paint back);

  /// A straight line between two spots. Level and upright lines reach from middle to middle and join others there;
  /// slanting lines have one stroke a row.
  void line(Spot from, Spot to, Paint front);

  /// The sheet as lines of text. Bare ground at the end of a line, and bare lines above and below, are left out.
  std::string text(const Look& look) const;

 private:
  /// Which ways lines run from the middle of a tile.
  enum Arm : std::uint8_t { up = 1, down = 2, left = 4, right = 8, rising = 16, falling = 32 };

  struct Tile {
    char32_t letter = U' ';
    std::uint8_t arms = 0;
    Paint front = Paint::none;
    Paint back = Paint::none;
  };

  Tile* find(Spot at);
  void add_arms(Spot at, int arms, Paint front);
  static bool is_bare(const Tile& tile, const Look& look);
  static std::string row_text(std::span<const Tile> row, const Look& look);
  static char32_t stroke(std::uint8_t arms, bool is_unicode);

  int columns_;
  int rows_;
  std::vector<Tile> tiles_;
};

/// UTF-8 to letters and back.
std::u32string letters_of(std::string_view text);
std::string text_of(std::u32string_view letters);

}  // namespace lozenge::cli::terminal
