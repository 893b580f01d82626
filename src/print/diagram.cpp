// One position, cut to its own size, for a book or a worksheet.
#include "print/job.hpp"

namespace lozenge::print {

namespace {

constexpr double width = 3 * inch, edge = 3, caption_size = 9;

}  // namespace

Result<Pages> make_diagram(const Job& job) {
  const auto match = job.match();
  if (!match) return match.error();
  const auto scene = make_scene(**match, job.request.move);
  if (!scene) return scene.error();
  const bool has_caption = job.request.has_caption;
  Page page{width + 2 * edge, height_of(*scene, width) + 2 * edge + (has_caption ? 2 * caption_size : 0), {Layer{}}};
  Canvas canvas(page.layers[0]);
  const double below = edge + draw_scene(canvas.at({edge, edge}), *scene, width, job.look);
  if (has_caption) {
    const std::string move = scene->move ? scene->move->text : "";
    const std::string text = shortened(caption(**match, move, job.words), Font::sans, caption_size, width);
    canvas.write(text, {page.width / 2, below + 1.4 * caption_size}, {.size = caption_size, .align = Align::centre});
  }
  return Pages{std::move(page)};
}

}  // namespace lozenge::print
