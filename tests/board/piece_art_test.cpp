// What pieces look like.
#include "board/piece_art.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lozenge::tests {
namespace {

using testing::ElementsAre;

std::vector<std::string> roles_of(const Piece& piece) {
  std::vector<std::string> roles;
  for (const Form& form : board::art_of(piece, 40).forms) roles.push_back(form.role);
  return roles;
}

Piece disc(std::string kind, int count = 1) {
  Piece piece{};
  piece.kind = std::move(kind);
  piece.count = count;
  return piece;
}

TEST(PieceArt, TellsRanksApart) {
  EXPECT_THAT(roles_of(disc("man")), ElementsAre("shadow", "edge", "face", "ridge", "ridge", "shine", "ridge"));
  EXPECT_THAT(roles_of(disc("king")),
              ElementsAre("shadow", "edge", "face", "edge", "face", "ridge", "ridge", "shine", "crown"));
  EXPECT_EQ(roles_of(disc("diamond-king")).back(), "crown");
  EXPECT_EQ(std::ranges::count(roles_of(disc("diamond-king")), "stone"), 1);
}

/// Of the closed outlines of a path, which way they go round: where all go the same way, none is a hole in another.
std::vector<bool> directions(const Path& path) {
  std::vector<bool> out;
  double area = 0;
  Vec first, last;
  for (const Path::Part& part : path.parts()) {
    if (part.verb == Path::Verb::move) area = 0, first = part.to;
    if (part.verb == Path::Verb::line) area += last.x * part.to.y - part.to.x * last.y;
    if (part.verb == Path::Verb::close) out.push_back(area + last.x * first.y - first.x * last.y > 0);
    last = part.to;
  }
  return out;
}

TEST(PieceArt, AStoneIsSolid) {
  for (const Form& form : board::art_of(disc("diamond-king"), 40).forms) {
    if (form.role == "stone") {
      EXPECT_THAT(directions(form.path), ElementsAre(true, true));
    }
  }
}

TEST(PieceArt, PilesGrowUpToAHeight) {
  const auto top = [](int count) { return board::art_of(disc("man", count), 40).top; };
  EXPECT_EQ(top(1), 0);
  for (int count = 1; count < 3; ++count) EXPECT_LT(top(count + 1), top(count));
  EXPECT_EQ(top(board::most_discs), top(20));
}

TEST(PieceArt, DiceShowTheirPips) {
  for (int value = 1; value <= 6; ++value) {
    const auto pips = board::pips_of(value, 30).path;
    EXPECT_EQ(std::ranges::count(pips.parts(), Path::Verb::close, &Path::Part::verb), value);
    EXPECT_TRUE((Box{-30, -30, 30, 30}.holds(pips.box())));
  }
}

TEST(PieceArt, EveryColourHasASignOfItsOwn) {
  std::vector<std::string> signs;
  for (const char* colour : {"red", "orange", "black", "brown", "green"})
    signs.push_back(text(board::sign_of(colour, 10, 10, 0).path));
  std::ranges::sort(signs);
  EXPECT_EQ(std::ranges::unique(signs).size(), 0U);
}

}  // namespace
}  // namespace lozenge::tests
