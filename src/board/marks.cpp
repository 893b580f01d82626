#include "board/marks.hpp"

#include "board/glyphs.hpp"

namespace lozenge::board {

namespace {

/// Stands at the end of the board and opens to the middle.
Path hoop(bool is_at_top) {
  Path arch;
  arch.move_to({-26, 12}).line_to({-26, -2}).curve_to({-26, -16.4}, {-14.4, -28}, {0, -28});
  arch.curve_to({14.4, -28}, {26, -16.4}, {26, -2}).line_to({26, 12});
  return is_at_top ? arch : arch.under(scaled(-1, -1));
}

Path ring() {
  const Vec corners[] = {{0, -36}, {36, 0}, {0, 36}, {-36, 0}};
  return polygon(corners);
}

}  // namespace

void add_mark(Geometry& board, const Mark& mark) {
  const Point at = board.cells[mark.cell.index].centre;
  const auto add = [&](std::string role, Path path, double width, bool is_upright) {
    board.ornaments.push_back({at, {std::move(role), std::move(path), width}, is_upright});
  };
  if (mark.kind == "hoop") {
    add("hoop", hoop(2 * at.y < board.height), 7, false);
  } else if (mark.kind == "corner") {
    add("ring", ring(), 3, false);
  } else if (board.kind != BoardKind::points) {
    add("inlaid-crown", placed(crown(), 2, 22), 0, true);
  } else {
    add("medal", circle({}, 24), 3, true);
    if (mark.kind == "king") {
      add("printed-crown", placed(crown(), 0, 14), 0, true);
    } else {
      add("printed-stone", placed(stone(), 4, 14), 0.16 * 14, true);
      add("printed-crown", placed(crown(), -13, 9), 0, true);
    }
  }
}

}  // namespace lozenge::board
