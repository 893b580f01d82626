#include "print/svg.hpp"

#include "core/number.hpp"

namespace lozenge::print {

namespace {

constexpr std::string_view family = "DejaVu Sans, Verdana, sans-serif";

class Writer {
 public:
  explicit Writer(std::string_view name) : name_(name) {}

  std::string write(const Page& page, std::string_view title) {
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(page.width / inch) + "in\" height=\"" +
           number(page.height / inch) + "in\" viewBox=\"0 0 " + number(page.width) + " " + number(page.height) +
           "\" font-family=\"" + std::string(family) +
           "\" stroke-linecap=\"round\" stroke-linejoin=\"round\" role=\"img\">\n<title>" + escaped(title) +
           "</title>\n";
    for (const Layer& layer : page.layers) add(layer);
    return std::move(out_) + "</svg>\n";
  }

 private:
  static std::string number(double value) { return short_decimal(value, 2); }
  static std::string number(Vec v) { return number(v.x) + " " + number(v.y); }

  static std::string hex(Colour c) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "#";
    for (const int part : {c.red, c.green, c.blue}) {
      out += digits[static_cast<std::size_t>(part >> 4)];
      out += digits[static_cast<std::size_t>(part & 15)];
    }
    return out;
  }

  /// Fit for XML: control characters, which it forbids, become blanks.
  static std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        default: out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
      }
    return out;
  }

  void add(const Layer& layer) {
    if (layer.clip) {
      const std::string id = name_ + "c" + std::to_string(++clips_);
      const Box& box = *layer.clip;
      out_ += "<clipPath id=\"" + id + "\"><rect x=\"" + number(box.left) + "\" y=\"" + number(box.top) +
              "\" width=\"" + number(box.width()) + "\" height=\"" + number(box.height()) +
              "\"/></clipPath>\n<g clip-path=\"url(#" + id + ")\">\n";
    }
    for (const Item& item : layer.items) {
      if (const auto* shape = std::get_if<Shape>(&item)) add(*shape);
      if (const auto* text = std::get_if<Lettering>(&item)) add(*text);
    }
    if (layer.clip) out_ += "</g>\n";
  }

  void add(const Shape& shape) {
    out_ += "<path d=\"" + lozenge::text(shape.path);
    out_ += "\" fill=\"" + (shape.fill ? hex(*shape.fill) : "none") + "\"";
    if (shape.stroke) {
      out_ += " stroke=\"" + hex(shape.stroke->colour) + "\" stroke-width=\"" + number(shape.stroke->width) + "\"";
      if (!shape.stroke->dashes.empty()) {
        out_ += " stroke-linecap=\"butt\" stroke-dasharray=\"";
        for (const double dash : shape.stroke->dashes) out_ += number(dash) + " ";
        out_.back() = '"';
      }
    }
    out_ += "/>\n";
  }

  void add(const Lettering& text) {
    out_ += "<text x=\"" + number(text.at.x) + "\" y=\"" + number(text.at.y) + "\" font-size=\"" + number(text.size) +
            "\" fill=\"" + hex(text.colour) + "\"";
    if (text.font == Font::bold) out_ += " font-weight=\"700\"";
    if (text.is_slanted) out_ += " font-style=\"italic\"";
    if (text.degrees != 0) out_ += " transform=\"rotate(" + number(text.degrees) + " " + number(text.at) + ")\"";
    out_ += " xml:space=\"preserve\">" + escaped(text.text) + "</text>\n";
  }

  std::string name_;
  std::string out_;
  int clips_ = 0;
};

}  // namespace

std::string svg(const Page& page, std::string_view title, std::string_view name) {
  return Writer(name).write(page, title);
}

}  // namespace lozenge::print
