#include "print/cairo/writer.hpp"

#include <cairo-ft.h>
#include <cairo-pdf.h>

#include <memory>
#include <numbers>

namespace lozenge::print::cairo {

namespace {

/// Something of a C library that is given back at its end.
template <auto give_back>
struct GiveBack {
  void operator()(auto* thing) const { give_back(thing); }
};
template <class T, auto give_back>
using Owned = std::unique_ptr<T, GiveBack<give_back>>;

using Surface = Owned<cairo_surface_t, cairo_surface_destroy>;
using Pen = Owned<cairo_t, cairo_destroy>;

/// Shrinks the slant of a letter's top: a font of its own for emphasis would be one more to carry along.
constexpr double slant = 0.2;

class Faces {
 public:
  explicit Faces(const Fonts& fonts) {
    FT_Init_FreeType(&library_);
    open(sans_, fonts.sans);
    open(bold_, fonts.bold);
  }
  Faces(const Faces&) = delete;
  Faces& operator=(const Faces&) = delete;
  ~Faces() {
    for (Face* face : {&sans_, &bold_}) {
      if (face->font != nullptr) cairo_font_face_destroy(face->font);
      if (face->outlines != nullptr) FT_Done_Face(face->outlines);
    }
    FT_Done_FreeType(library_);
  }

  bool are_open() const { return sans_.font != nullptr && bold_.font != nullptr; }
  cairo_font_face_t* operator[](Font font) const { return font == Font::bold ? bold_.font : sans_.font; }

 private:
  struct Face {
    FT_Face outlines = nullptr;
    cairo_font_face_t* font = nullptr;
  };

  void open(Face& face, std::span<const std::uint8_t> bytes) {
    if (FT_New_Memory_Face(library_, bytes.data(), static_cast<FT_Long>(bytes.size()), 0, &face.outlines) != 0) return;
    face.font = cairo_ft_font_face_create_for_ft_face(face.outlines, FT_LOAD_NO_HINTING);
  }

  FT_Library library_ = nullptr;
  Face sans_, bold_;
};

class Drawing {
 public:
  Drawing(cairo_t* pen, const Faces& faces) : pen_(pen), faces_(faces) {
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(pen_, options);
    cairo_font_options_destroy(options);
    cairo_set_line_join(pen_, CAIRO_LINE_JOIN_ROUND);
  }

  void draw(const Page& page) {
    for (const Layer& layer : page.layers) {
      cairo_save(pen_);
      if (layer.clip) {
        cairo_rectangle(pen_, layer.clip->left, layer.clip->top, layer.clip->width(), layer.clip->height());
        cairo_clip(pen_);
      }
      for (const Item& item : layer.items) std::visit([&](const auto& what) { draw(what); }, item);
      cairo_restore(pen_);
    }
  }

 private:
  void ink(Colour c) { cairo_set_source_rgb(pen_, c.red / 255.0, c.green / 255.0, c.blue / 255.0); }

  void draw(const Shape& shape) {
    cairo_new_path(pen_);
    for (const Path::Part& part : shape.path.parts()) switch (part.verb) {
        case Path::Verb::move: cairo_move_to(pen_, part.to.x, part.to.y); break;
        case Path::Verb::line: cairo_line_to(pen_, part.to.x, part.to.y); break;
        case Path::Verb::curve:
          cairo_curve_to(pen_, part.first.x, part.first.y, part.second.x, part.second.y, part.to.x, part.to.y);
          break;
        case Path::Verb::close: cairo_close_path(pen_); break;
      }
    if (shape.fill) {
      ink(*shape.fill);
      cairo_fill_preserve(pen_);
    }
    if (shape.stroke) draw(*shape.stroke);
    cairo_new_path(pen_);
  }

  void draw(const Stroke& stroke) {
    ink(stroke.colour);
    cairo_set_line_width(pen_, stroke.width);
    cairo_set_line_cap(pen_, stroke.dashes.empty() ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
    cairo_set_dash(pen_, stroke.dashes.data(), static_cast<int>(stroke.dashes.size()), 0);
    cairo_stroke_preserve(pen_);
  }

  void draw(const Lettering& text) {
    cairo_save(pen_);
    cairo_translate(pen_, text.at.x, text.at.y);
    cairo_rotate(pen_, text.degrees * std::numbers::pi / 180);
    cairo_set_font_face(pen_, faces_[text.font]);
    cairo_matrix_t matrix;
    cairo_matrix_init(&matrix, text.size, 0, text.is_slanted ? -slant * text.size : 0, text.size, 0, 0);
    cairo_set_font_matrix(pen_, &matrix);
    ink(text.colour);
    cairo_move_to(pen_, 0, 0);
    cairo_show_text(pen_, text.text.c_str());
    cairo_restore(pen_);
  }

  cairo_t* pen_;
  const Faces& faces_;
};

cairo_status_t append(void* out, const unsigned char* bytes, unsigned int size) {
  static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(bytes), size);
  return CAIRO_STATUS_SUCCESS;
}

Error trouble(cairo_status_t status) { return Error{"The page cannot be drawn: {1}.", cairo_status_to_string(status)}; }

Error no_fonts() { return Error{"The fonts of the printed pages cannot be read."}; }

}  // namespace

Result<std::string> pdf(const Document& document, const Fonts& fonts) {
  const Faces faces(fonts);
  if (!faces.are_open()) return no_fonts();
  std::string out;
  Surface surface(cairo_pdf_surface_create_for_stream(append, &out, 1, 1));
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, document.title.c_str());
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Lozenge");
  // Any date, so that the same pages are the same bytes.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00");
  {
    const Pen pen(cairo_create(surface.get()));
    for (const Page& page : document.pages) {
      cairo_pdf_surface_set_size(surface.get(), page.width, page.height);
      Drawing(pen.get(), faces).draw(page);
      cairo_show_page(pen.get());
    }
    if (const auto status = cairo_status(pen.get())) return trouble(status);
  }
  cairo_surface_finish(surface.get());
  if (const auto status = cairo_surface_status(surface.get())) return trouble(status);
  return out;
}

Result<std::string> png(const Page& page, const Fonts& fonts, double dots) {
  const Faces faces(fonts);
  if (!faces.are_open()) return no_fonts();
  const double scale = dots / inch;
  const auto pixels = [&](double points) { return static_cast<int>(points * scale + 0.5); };
  Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(page.width), pixels(page.height)));
  {
    const Pen pen(cairo_create(surface.get()));
    cairo_set_source_rgb(pen.get(), 1, 1, 1);
    cairo_paint(pen.get());
    cairo_scale(pen.get(), scale, scale);
    Drawing(pen.get(), faces).draw(page);
    if (const auto status = cairo_status(pen.get())) return trouble(status);
  }
  std::string out;
  if (const auto status = cairo_surface_write_to_png_stream(surface.get(), append, &out)) return trouble(status);
  return out;
}

}  // namespace lozenge::print::cairo
