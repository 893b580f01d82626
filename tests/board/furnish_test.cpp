// What is drawn of every game's board: the rim goes around all of it, shapes turn with it, names lie where they belong.
#include "board/furnish.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "tests/laws/option_sets.hpp"

namespace lozenge::tests {
namespace {

using testing::IsEmpty;
using testing::Not;

std::vector<Geometry> boards() {
  std::vector<Geometry> all;
  for (const std::string& id : option_sets()) {
    const auto of = game(id);
    for (const int angle : of->geometry().seat_angles) all.push_back(turned(of->geometry(), angle));
  }
  return all;
}

/// Right of every edge of the rim, which goes around clockwise.
bool is_within(const Geometry& board, Vec p, double rim) {
  const auto corner = [&](std::size_t i) { return vec(board.rim[i].at) + board.rim[i].out * rim; };
  for (std::size_t i = 0; i < board.rim.size(); ++i) {
    const Vec a = corner(i), b = corner((i + 1) % board.rim.size());
    if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) < -0.01) return false;
  }
  return true;
}

TEST(Furnished, ARimGoesAroundAllCells) {
  for (const Geometry& board : boards()) {
    if (board.rim.empty()) {
      EXPECT_THAT(board.areas, Not(IsEmpty()));
      continue;
    }
    for (const CellShape& cell : board.cells) {
      EXPECT_TRUE(is_within(board, vec(cell.centre), 1)) << cell.name;
      for (const Point p : cell.outline) EXPECT_TRUE(is_within(board, vec(p), 2)) << cell.name;
    }
  }
}

TEST(Furnished, PiecesStayWithinTheirCells) {
  for (const Geometry& board : boards()) {
    EXPECT_GT(board.reach, 30);
    for (const CellShape& a : board.cells)
      for (const CellShape& b : board.cells)
        if (&a != &b && board.kind != BoardKind::towers) {
          EXPECT_LT(2 * board.reach, length(vec(a.centre) - vec(b.centre))) << a.name << " and " << b.name;
        }
  }
}

TEST(Furnished, ShapesTurnWithTheBoardAndGlyphsStayUpright) {
  for (const Geometry& board : boards()) {
    const Geometry quarter = turned(board, 90), whole = turned(turned(quarter, 90), 180);
    for (const auto list : {&Geometry::ground, &Geometry::ornaments})
      for (std::size_t i = 0; i < (board.*list).size(); ++i) {
        const Ornament &before = (board.*list)[i], &turned = (quarter.*list)[i], &after = (whole.*list)[i];
        EXPECT_EQ(before.at, after.at);
        EXPECT_EQ(text(before.form.path), text(after.form.path));
        if (before.is_upright) {
          EXPECT_EQ(text(before.form.path), text(turned.form.path));
        }
        if (before.form.role == "hoop") {
          EXPECT_NE(text(before.form.path), text(turned.form.path));
        }
      }
  }
}

TEST(Furnished, EveryMarkIsDrawn) {
  for (const Geometry& board : boards())
    for (const Mark& mark : board.marks) {
      const Point at = board.cells[mark.cell.index].centre;
      EXPECT_TRUE(std::ranges::any_of(board.ornaments, [&](const Ornament& o) { return o.at == at; })) << mark.kind;
    }
}

TEST(Furnished, NamesStandInTheirCellsHoweverTheBoardIsTurned) {
  for (const Geometry& board : boards())
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
      const auto place = name_place(board, Cell(static_cast<int>(i)));
      EXPECT_EQ(place.has_value(), board.labels.empty());
      if (!place) continue;
      const Vec at = vec(place->at) + vec(place->shift) * 0.15;
      EXPECT_LT(length(at - vec(board.cells[i].centre)), 57) << board.cells[i].name;
      if (!board.cells[i].outline.empty()) {
        EXPECT_GT(length(at - vec(board.cells[i].centre)), 25);
      }
    }
}

TEST(Furnished, NoPieceCoversAName) {
  constexpr double size = 15, tall = 0.36 * size;
  for (const Geometry& board : boards()) {
    if (board.kind == BoardKind::towers) continue;  // their names stand in the rim
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
      const auto place = name_place(board, Cell(static_cast<int>(i)));
      ASSERT_TRUE(place);
      const Vec at = vec(place->at) + vec(place->shift) * (size / 100);
      const double half = 0.31 * size * static_cast<double>(board.cells[i].name.size());
      for (const CellShape& other : board.cells) {
        const Vec away = vec(other.centre) - at;
        const double x = std::max(0.0, std::abs(away.x) - half), y = std::max(0.0, std::abs(away.y) - tall);
        EXPECT_GE(std::hypot(x, y), board.reach - 1) << board.cells[i].name << " by " << other.name;
      }
    }
  }
}

}  // namespace
}  // namespace lozenge::tests
