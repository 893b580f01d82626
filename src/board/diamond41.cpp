#include "board/diamond41.hpp"

#include <charconv>

#include "board/furnish.hpp"

namespace lozenge::board::diamond41 {

namespace {

Point place(Cell c) { return {100 * (points[c.index].x + 4) + 50, 100 * (4 - points[c.index].y) + 50}; }

Geometry draw() {
  Geometry g;
  g.width = g.height = 900;
  for (int i = 0; i < size; ++i) g.cells.push_back({cell_name(Cell(i)), place(Cell(i)), {}, "plain"});
  for (const int direction : {right, up, up_right, up_left})
    for (int i = 0; i < size; ++i) {
      const Bits to = std::rotl(bit_of(Cell(i)), turn(direction)) & all;
      if (to != 0)
        g.lines.push_back({place(Cell(i)), place(cell_of(lowest(to))), direction < up_left ? "grid" : "diagonal"});
    }
  for (const int side : {0, 1}) {
    // A promotes on B's numbers and the other way round.
    for (const int n : {2, 4, 5, 9}) g.marks.push_back({cell(n, 1 - side), "king", static_cast<Side>(side)});
    g.marks.push_back({cell(1, 1 - side), "diamond-king", static_cast<Side>(side)});
  }
  for (const Cell c : cells_of(corners)) g.marks.push_back({c, "corner", Side::first});
  g.seat_angles = {0, 180};
  return g;
}

}  // namespace

std::string cell_name(Cell c) {
  if (c.index == 20) return "21";
  return c.index < 20 ? std::to_string(c.index + 1) + "A" : std::to_string(size - c.index) + "B";
}

std::optional<Cell> find_cell(std::string_view name) {
  int number = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
  const std::string_view letter = name.substr(static_cast<std::size_t>(end - name.data()));
  if (error != std::errc() || number < 1 || number > 21 || name.starts_with('0')) return std::nullopt;
  if (number == 21) return letter.empty() ? std::optional(Cell(20)) : std::nullopt;
  if (letter == "A" || letter == "B") return cell(number, letter == "A" ? 0 : 1);
  return std::nullopt;
}

const Geometry& geometry() {
  static const Geometry board = furnished(draw());
  return board;
}

}  // namespace lozenge::board::diamond41
