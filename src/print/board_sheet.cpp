// The board on one sheet, as large as the pieces need it or the paper allows.
#include "core/number.hpp"
#include "print/frame.hpp"
#include "print/sizes.hpp"

namespace lozenge::print {

namespace {

/// A line that shows whether the printer has kept the scale.
void draw_ruler(Canvas canvas, Vec right) {
  const Vec from{right.x - inch, right.y};
  Path ruler;
  ruler.move_to(from).line_to(right);
  for (int i = 0; i <= 4; ++i) {
    const Vec tick = from + Vec{i * inch / 4, 0};
    ruler.move_to(tick).line_to(tick - Vec{0, i % 4 == 0 ? 5.0 : 3.0});
  }
  canvas.stroke(ruler, {grey, 0.6});
  canvas.write("1 in", {from.x - 4, right.y}, {.size = 7, .colour = grey, .align = Align::right});
}

}  // namespace

Result<Pages> make_board(const Job& job) {
  if (job.request.is_tiled) return make_tiles(job);
  const Box content = content_box(job);
  const auto scale = board_scale(job, content);
  if (!scale) return scale.error();
  Page page = make_page(job);
  Canvas canvas(page.layers[0]);
  const std::string pieces = job.words("board-size", {size_text(piece_for(*job.game, *scale))});
  canvas.write(title_of(job), {content.left, content.top + 12}, {.font = Font::bold, .size = 14});
  const double ruler = inch + 30;
  canvas.write(
      shortened(pieces, Font::sans, 7, content.width() - ruler - text_width(title_of(job), Font::bold, 14) - 20),
      {content.right - ruler, content.top + 12}, {.size = 7, .colour = grey, .align = Align::right});
  draw_ruler(canvas, {content.right, content.top + 12});

  const Scene scene = make_scene(*job.game);
  const double width = extent(scene.board).width() * *scale, height = height_of(scene, width);
  const double free = content.height() - 20 - height;
  draw_scene(canvas.at({content.centre().x - width / 2, content.top + 20 + free / 2}), scene, width, job.look);
  Pages pages{std::move(page)};
  write_footers(pages, job);
  return pages;
}

}  // namespace lozenge::print
