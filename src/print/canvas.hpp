// Draws into a layer, in units and from an origin of one's own.
#pragma once

#include "print/page.hpp"

namespace lozenge::print {

enum class Align { left, centre, right };

struct TextStyle {
  Font font = Font::sans;
  double size = 10;
  Colour colour{};
  Align align = Align::left;
  bool is_slanted = false;
};

class Canvas {
 public:
  explicit Canvas(Layer& layer, const Affine& place = {}) : layer_(layer), place_(place) {}

  /// The same layer, seen from another place, in other units, turned clockwise.
  Canvas at(Vec origin) const { return under(moved(origin)); }
  Canvas scaled(double x, double y) const { return under(lozenge::scaled(x, y)); }
  Canvas scaled(double by) const { return scaled(by, by); }
  Canvas turned(double degrees) const { return under(lozenge::turned(degrees)); }
  Canvas under(const Affine& inner) const { return Canvas(layer_, place_ * inner); }

  void fill(const Path& path, Colour colour) { draw({path, colour, {}}); }
  void stroke(const Path& path, const Stroke& stroke) { draw({path, {}, stroke}); }
  void draw(const Path& path, Colour fill, const Stroke& stroke) { draw({path, fill, stroke}); }

  /// `at` is where the letters stand: their left end, middle or right end, as aligned.
  void write(std::string_view text, Vec at, const TextStyle& style);
  /// The middle of the letters is at that height.
  void write_across(std::string_view text, Vec middle, TextStyle style);

 private:
  void draw(Shape shape);

  Layer& layer_;
  Affine place_;
};

}  // namespace lozenge::print
