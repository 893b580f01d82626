#include "print/canvas.hpp"

namespace lozenge::print {

void Canvas::draw(Shape shape) {
  shape.path = shape.path.under(place_);
  if (shape.stroke) {
    const double scale = place_.scale();
    shape.stroke->width *= scale;
    for (double& dash : shape.stroke->dashes) dash *= scale;
  }
  layer_.items.emplace_back(std::move(shape));
}

void Canvas::write(std::string_view text, Vec at, const TextStyle& style) {
  if (text.empty()) return;
  const double width = text_width(text, style.font, style.size);
  if (style.align == Align::centre) at.x -= width / 2;
  if (style.align == Align::right) at.x -= width;
  layer_.items.emplace_back(Lettering{std::string(text), place_(at), style.font, style.size * place_.scale(),
                                      style.colour, style.is_slanted, place_.degrees()});
}

void Canvas::write_across(std::string_view text, Vec middle, TextStyle style) {
  style.align = Align::centre;
  write(text, {middle.x, middle.y + cap_height * style.size / 2}, style);
}

}  // namespace lozenge::print
