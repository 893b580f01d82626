#include "board/ring8.hpp"

#include "board/furnish.hpp"

namespace lozenge::board::ring8 {

namespace {

// Half widths of the octagons: the outer and the inner edge of the squares, and the labels outside them. The middles of
// neighbouring squares are a hundred apart.
constexpr int outer = 190, middle = 130, inner = 70, labels = 208, half = 225;

/// A point at some distance from the centre of the board toward the middle of a square.
Point toward(Cell c, int distance) {
  const int slant = distance * 70711 / 100000;  // cos 45
  constexpr int across[8] = {0, 1, 2, 1, 0, -1, -2, -1}, down[8] = {-2, -1, 0, 1, 2, 1, 0, -1};
  const auto reach = [&](int part) { return part % 2 == 0 ? part / 2 * distance : part * slant; };
  return {half + reach(across[c.index]), half + reach(down[c.index])};
}

/// The corner between a square and the next one of an octagon with this half width.
Point corner(Cell c, int width) {
  const int near = width * 41421 / 100000;  // tan 22.5
  constexpr int across[8] = {1, 2, 2, 1, -1, -2, -2, -1}, down[8] = {-2, -1, 1, 2, 2, 1, -1, -2};
  const auto reach = [&](int part) { return part % 2 == 0 ? part / 2 * width : part * near; };
  return {half + reach(across[c.index]), half + reach(down[c.index])};
}

}  // namespace

std::string cell_name(Cell c) { return std::string(1, static_cast<char>('1' + c.index)); }

std::optional<Cell> find_cell(std::string_view name) {
  if (name.size() != 1 || name[0] < '1' || name[0] > '8') return std::nullopt;
  return Cell(name[0] - '1');
}

Geometry draw(std::vector<int> seat_angles) {
  Geometry g;
  g.width = g.height = 2 * half;
  g.levels = levels;
  for (int i = 0; i < size; ++i) {
    const Cell c(i), before = previous(c);
    g.cells.push_back({cell_name(c),
                       toward(c, middle),
                       {corner(before, outer), corner(c, outer), corner(c, inner), corner(before, inner)},
                       "plain"});
    g.labels.push_back({toward(c, labels), cell_name(c)});
  }
  for (int i = 0; i < size / 2; ++i)
    g.lines.push_back({toward(Cell(i), inner), toward(Cell(i + size / 2), inner), "axis"});
  g.seat_angles = std::move(seat_angles);
  return furnished(std::move(g));
}

}  // namespace lozenge::board::ring8
