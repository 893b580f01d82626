#include "board/glyphs.hpp"

namespace lozenge::board {

namespace {

constexpr Vec crown_top[] = {{-.95, -.42}, {-.5, -.02}, {0, -.8}, {.5, -.02}, {.95, -.42}, {.72, .52}, {-.72, .52}};
constexpr Vec stone_edge[] = {{-.55, -.6}, {.55, -.6}, {1, -.12}, {0, .85}, {-1, -.12}};
constexpr Vec stone_facet[] = {{0, -.6}, {.42, -.12}, {0, .85}, {-.42, -.12}};  // as the edge goes: no hole
constexpr Vec stone_girdle[] = {{-1, -.12}, {1, -.12}};
constexpr Vec diamond[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
constexpr Vec triangle[] = {{0, -.9}, {1, .8}, {-1, .8}};
constexpr Vec cross[] = {{-.33, -.95}, {.33, -.95}, {.33, -.33}, {.95, -.33}, {.95, .33},   {.33, .33},
                         {.33, .95},   {-.33, .95}, {-.33, .33}, {-.95, .33}, {-.95, -.33}, {-.33, -.33}};

}  // namespace

Path crown() { return polygon(crown_top).add(rectangle({-.72, .66, .72, .84})); }

Path stone() { return polygon(stone_edge).add(line(stone_girdle)).add(polygon(stone_facet)); }

Path colour_sign(std::string_view colour) {
  if (colour == "red") return polygon(diamond);
  if (colour == "orange") return circle({}, .95).add(ellipse({}, -.45, .45));
  if (colour == "black") return polygon(cross);
  if (colour == "brown") return polygon(triangle);
  return rectangle({-.8, -.8, .8, .8});
}

Path placed(const Path& glyph, double down, double wide, double tall) {
  return glyph.under(moved({0, down}) * scaled(wide, tall));
}

std::span<const Vec> pip_places(int value) {
  static constexpr Vec pips[] = {{0, 0}, {-1, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, 0}, {1, 0}};
  if (value < 1 || value > 6) return {};
  return std::span(pips).subspan(value % 2 == 0 ? 1 : 0, static_cast<std::size_t>(value));  // odd: one in the middle
}

}  // namespace lozenge::board
