// Printed pages as data: shapes and texts in real sizes. Whoever writes a file, or shows a page on a screen, needs to
// know no more than this.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/path.hpp"
#include "print/font.hpp"
#include "print/units.hpp"

namespace lozenge::print {

struct Colour {
  std::uint8_t red = 0, green = 0, blue = 0;
  bool operator==(const Colour&) const = default;
};

/// 0xrrggbb.
constexpr Colour colour(std::uint32_t value) {
  return {static_cast<std::uint8_t>(value >> 16), static_cast<std::uint8_t>(value >> 8),
          static_cast<std::uint8_t>(value)};
}

struct Stroke {
  Colour colour{};
  double width = 1;
  std::vector<double> dashes = {};
};

struct Shape {
  Path path;
  std::optional<Colour> fill = {};
  std::optional<Stroke> stroke = {};
};

/// One line of text, from the point where it begins on the line that its letters stand on.
struct Lettering {
  std::string text;
  Vec at;
  Font font = Font::sans;
  double size = 10;
  Colour colour{};
  bool is_slanted = false;
  double degrees = 0;  // turned clockwise around `at`
};

using Item = std::variant<Shape, Lettering>;

/// Items of which only what lies inside the clip is seen.
struct Layer {
  std::optional<Box> clip = {};
  std::vector<Item> items = {};
};

struct Page {
  double width = 0, height = 0;
  std::vector<Layer> layers = {};
};

struct Document {
  std::string title;
  std::string language;  // "en"
  std::vector<Page> pages = {};
};

/// What an item covers at most, without regard to its layer's clip.
Box box_of(const Item& item);

}  // namespace lozenge::print
