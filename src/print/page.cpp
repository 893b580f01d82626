#include "print/page.hpp"

namespace lozenge::print {

namespace {

Box box_of_text(const Lettering& text) {
  const double width = text_width(text.text, text.font, text.size);
  const Box lying{0, -ascent * text.size, width, descent * text.size};
  return rectangle(lying).under(moved(text.at) * turned(text.degrees)).box();
}

}  // namespace

Box box_of(const Item& item) {
  if (const auto* text = std::get_if<Lettering>(&item)) return box_of_text(*text);
  const Shape& shape = *std::get_if<Shape>(&item);
  const Box box = shape.path.box();
  return shape.stroke ? box.grown(shape.stroke->width / 2) : box;
}

}  // namespace lozenge::print
