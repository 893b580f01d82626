// A board that is larger than the paper: several sheets that overlap, with marks where to cut, and a plan of them.
#include <cmath>

#include "print/article.hpp"
#include "print/frame.hpp"
#include "print/sizes.hpp"

namespace lozenge::print {

namespace {

/// Sheets overlap by this much; around each there is room for its marks.
constexpr double overlap = 0.4 * inch, gutter = 16;
constexpr int most_sheets = 64;

struct Tiling {
  bool lies = false;
  int across = 1, down = 1;
  double width = 0, height = 0;  // of the window that a sheet shows

  int sheets() const { return across * down; }
  Vec corner(int sheet) const { return {(sheet % across) * (width - overlap), (sheet / across) * (height - overlap)}; }
};

int count_along(double whole, double window) {
  return std::max(1, static_cast<int>(std::ceil((whole - overlap) / (window - overlap) - 1e-6)));
}

Tiling tiling_of(const Job& job, double width, double height, bool lies) {
  const Box window = content_box(job, lies).grown(-gutter);
  const int across = count_along(width, window.width()), down = count_along(height, window.height());
  // All sheets show equally much.
  return {lies, across, down, (width + (across - 1) * overlap) / across, (height + (down - 1) * overlap) / down};
}

/// Where a neighbour on the left or above overlaps, that strip is cut off: marks outside the picture, a line inside.
void draw_cuts(Canvas canvas, const Box& window, bool is_left_cut, bool is_top_cut) {
  const Stroke mark{black, 0.7}, dashes{grey, 0.5, {4, 3}};
  const auto cut = [&](Vec from, Vec to) {
    const Vec along = unit(to - from), ends[] = {from, to};
    const Vec before[] = {from - along * 12, from - along * 2}, behind[] = {to + along * 2, to + along * 12};
    canvas.stroke(line(ends), dashes);
    canvas.stroke(line(before).add(line(behind)), mark);
  };
  if (is_left_cut) cut({window.left + overlap, window.top}, {window.left + overlap, window.bottom});
  if (is_top_cut) cut({window.left, window.top + overlap}, {window.right, window.top + overlap});
}

Page make_sheet(const Job& job, const Scene& scene, const Tiling& tiling, double width, int sheet) {
  Page page = make_page(job, tiling.lies);
  const Box room = content_box(job, tiling.lies).grown(-gutter);
  const Box window{room.left, room.top, room.left + tiling.width, room.top + tiling.height};
  page.layers[0].clip = window;
  const Vec corner = tiling.corner(sheet);
  draw_scene(Canvas(page.layers[0]).at({window.left - corner.x, window.top - corner.y}), scene, width, job.look);
  page.layers.push_back({});
  Canvas marks(page.layers.back());
  draw_cuts(marks, window, sheet % tiling.across > 0, sheet >= tiling.across);
  const std::string number = std::to_string(sheet + 1), count = std::to_string(tiling.sheets());
  marks.write(title_of(job) + ": " + job.words("sheet", {number, count}), {window.left, window.top - 6},
              {.size = 7, .colour = grey});
  return page;
}

/// The whole board, small, with the edges and numbers of the sheets.
Slab plan(const Job& job, const Scene& scene, const Tiling& tiling, double board_width, double width) {
  const double small = std::min(width, 4 * inch) / board_width;
  const auto draw = [=, look = job.look](Canvas canvas) {
    draw_scene(canvas, scene, board_width * small, look);
    for (int i = 0; i < tiling.sheets(); ++i) {
      const Vec from = tiling.corner(i) * small;
      const Box box{from.x, from.y, from.x + tiling.width * small, from.y + tiling.height * small};
      canvas.stroke(rectangle(box), {black, 0.8, {5, 3}});
      canvas.draw(circle(box.centre(), 11), white, {black, 0.8});
      canvas.write_across(std::to_string(i + 1), box.centre(), {.font = Font::bold, .size = 12});
    }
  };
  const double high = (tiling.corner(tiling.sheets() - 1).y + tiling.height) * small;
  return {.height = high + 8, .above = 10, .draw = draw};
}

Page make_plan(const Job& job, const Scene& scene, const Tiling& tiling, double width) {
  const Box content = content_box(job);
  const double size = job.request.is_large ? 16 : 11;
  Article article(content.width(), size);
  article.add_title(title_of(job));
  const std::string sheets = std::to_string(tiling.sheets());
  article.add(plain_text(job.words("tiles-intro", {sheets, size_text(piece_for(*job.game, scale_of(scene, width)))})));
  article.add_list({job.words("tiles-print"), job.words("tiles-cut"), job.words("tiles-glue")}, true);
  article.add(plan(job, scene, tiling, width, content.width()));
  Page page = make_page(job);
  Canvas canvas(page.layers[0]);
  for (const PlacedSlab& placed : pour(article.slabs(), [&](std::size_t) { return std::vector{content}; }))
    placed.slab->draw(canvas.at(placed.at));
  return page;
}

}  // namespace

Result<Pages> make_tiles(const Job& job) {
  const Scene scene = make_scene(*job.game);
  const double scale = scale_for(*job.game, asked_size(job).value_or(inch));
  const double width = extent(scene.board).width() * scale, height = height_of(scene, width);
  const Tiling upright = tiling_of(job, width, height, false), lying = tiling_of(job, width, height, true);
  const Tiling& tiling = lying.sheets() < upright.sheets() ? lying : upright;
  if (tiling.sheets() > most_sheets) return Error{"The board would need too many sheets of this paper."};
  Pages pages{make_plan(job, scene, tiling, width)};
  for (int i = 0; i < tiling.sheets(); ++i) pages.push_back(make_sheet(job, scene, tiling, width, i));
  write_footers(pages, job);
  return pages;
}

}  // namespace lozenge::print
