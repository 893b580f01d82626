#include "core/view.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <tuple>

namespace lozenge {

namespace {

auto order(const Step& s) { return std::tie(s.kind, s.cell, s.number, s.choice); }

bool before(const Steps& a, const Steps& b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                      [](const Step& x, const Step& y) { return order(x) < order(y); });
}

bool begins(const Steps& a, const Steps& b) { return a.size() < b.size() && std::equal(a.begin(), a.end(), b.begin()); }

}  // namespace

CellSet where_taken(const std::vector<Piece>& before, const std::vector<Piece>& after, Side owner) {
  std::array<int, 64> lost{};
  int total = 0;
  const auto count = [&](const std::vector<Piece>& pieces, int sign) {
    for (const Piece& piece : pieces) {
      if (piece.owner != owner || piece.cell == Piece::off_board) continue;
      lost[piece.cell.index] += sign * piece.count;
      total += sign * piece.count;
    }
  };
  count(before, +1);
  count(after, -1);
  CellSet cells;
  for (int i = 0; total > 0 && i < 64; ++i)
    if (lost[static_cast<std::size_t>(i)] > 0) cells.add(Cell(i));
  return cells;
}

void make_prefix_free(std::vector<Steps>& sequences) {
  // In sorted order a sequence stands right before those that it begins.
  std::vector<std::size_t> sorted(sequences.size());
  std::iota(sorted.begin(), sorted.end(), std::size_t{0});
  std::sort(sorted.begin(), sorted.end(),
            [&](std::size_t a, std::size_t b) { return before(sequences[a], sequences[b]); });
  for (std::size_t i = 0; i + 1 < sorted.size(); ++i)
    if (begins(sequences[sorted[i]], sequences[sorted[i + 1]])) sequences[sorted[i]].push_back(step_stop());
}

}  // namespace lozenge
