// A sheet to write a game down on.
#include "print/frame.hpp"

namespace lozenge::print {

namespace {

/// A word and a line to write on, as wide as that.
void draw_field(Canvas canvas, const std::string& word, double width, double size) {
  const double wide = text_width(word, Font::sans, size) + 5;
  canvas.write(word, {0, 0}, {.size = size});
  const Vec ends[] = {{std::min(wide, width - 20), 2}, {width, 2}};
  canvas.stroke(line(ends), {grey, 0.6});
}

struct Grid {
  Box box;
  double row;
  int first;  // the number of its first row
};

/// Columns of moves, a heading above them: a number, then a column for each player in the order of play.
int draw_grid(Canvas canvas, const Grid& grid, const Job& job, double size) {
  const auto& seats = job.game->seats();
  const double number = 2.4 * size, column = (grid.box.width() - number) / static_cast<double>(seats.size());
  const int rows = static_cast<int>(grid.box.height() / grid.row) - 1;
  const double bottom = grid.box.top + (rows + 1) * grid.row;
  const auto middle = [&](int row) { return grid.box.top + (row + 0.5) * grid.row + cap_height * size / 2; };
  canvas.stroke(rectangle({grid.box.left, grid.box.top, grid.box.right, bottom}), {black, 0.8});
  for (int i = 1; i <= rows; ++i) {
    const Vec ends[] = {{grid.box.left, grid.box.top + i * grid.row}, {grid.box.right, grid.box.top + i * grid.row}};
    canvas.stroke(line(ends), {i == 1 ? black : grey, i == 1 ? 0.8 : 0.4});
    canvas.write(std::to_string(grid.first + i - 1), {grid.box.left + number - 4, middle(i)},
                 {.size = 0.85 * size, .colour = grey, .align = Align::right});
  }
  double x = grid.box.left + number;
  for (const std::string& seat : seats) {
    const Vec ends[] = {{x, grid.box.top}, {x, bottom}};
    canvas.stroke(line(ends), {grey, 0.4});
    canvas.write(shortened(job.words.name("side", seat), Font::bold, size, column - 6), {x + column / 2, middle(0)},
                 {.font = Font::bold, .size = size, .align = Align::centre});
    x += column;
  }
  return rows;
}

}  // namespace

Result<Pages> make_score_sheet(const Job& job) {
  const Box content = content_box(job);
  const double size = job.request.is_large ? 15 : 9.5, row = 2 * size;
  Page page = make_page(job);
  Canvas canvas(page.layers[0]);
  canvas.write(title_of(job) + ": " + job.words("score-sheet"), {content.left, content.top + 15},
               {.font = Font::bold, .size = 17});
  double y = content.top + 22 + row;
  const double half = content.width() / 2 - 8;
  for (const auto& [left, right] :
       {std::pair("event", "date"), std::pair("player-first", "player-second"), std::pair("place", "result")}) {
    draw_field(canvas.at({content.left, y}), job.words(left), half, size);
    draw_field(canvas.at({content.left + half + 16, y}), job.words(right), half, size);
    y += row;
  }
  const int groups = job.game->seats().size() > 2 ? 1 : job.paper.width > 10 * inch ? 3 : 2;
  const double width = (content.width() - (groups - 1) * 12) / groups;
  int first = 1;
  for (int i = 0; i < groups; ++i) {
    const double left = content.left + i * (width + 12);
    first += draw_grid(canvas, {{left, y, left + width, content.bottom}, row, first}, job, size);
  }
  Pages pages{std::move(page)};
  write_footers(pages, job);
  return pages;
}

}  // namespace lozenge::print
