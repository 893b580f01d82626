// Positions laid out by hand: every position can be composed of its own pieces, and what cannot be says why.
#include <gtest/gtest.h>

#include "play/compose.hpp"
#include "play/family.hpp"
#include "search/playout.hpp"
#include "tests/laws/option_sets.hpp"

namespace lozenge::tests {

namespace {

std::string refusal(const std::string& id, int seat, const std::vector<Piece>& pieces) {
  const auto match = play::compose(*game(id), seat, pieces);
  return match ? "" : match.sentence();
}

/// The first piece of a palette that fits, on a cell.
Piece piece(const std::string& id, Side owner, const std::string& kind, int cell, int value = 0) {
  for (Piece found : game(id)->family().palette)
    if (found.owner == owner && found.kind == kind && found.value == value) {
      found.cell = Cell(cell);
      return found;
    }
  ADD_FAILURE() << "There is no " << kind << " in " << id;
  return {};
}

}  // namespace

TEST(ComposeLaws, EveryPositionIsMadeOfItsPieces) {
  for (const std::string& id : option_sets()) {
    SCOPED_TRACE(id);
    const auto match = game(id)->start();
    search::Random random(7);
    for (int ply = 0; ply < 40 && !match->status().is_over(); ++ply) {
      if (match->arrangement()) break;
      const auto composed = play::compose(match->game(), match->seat(), match->pieces());
      ASSERT_TRUE(composed.ok()) << match->position() << ": " << composed.sentence();
      EXPECT_EQ((*composed)->position(), (*match->game().start_from((*composed)->position()))->position());
      EXPECT_EQ((*composed)->seat(), match->seat());
      const std::string position = match->position();
      EXPECT_EQ((*composed)->position(), position.substr(0, position.rfind(":H")));
      const auto moves = match->moves();
      ASSERT_TRUE(match->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]).ok());
    }
  }
}

TEST(ComposeLaws, EveryPieceOfAPaletteCanStandSomewhere) {
  for (const std::string& id : option_sets()) {
    const auto here = game(id);
    ASSERT_FALSE(here->family().palette.empty()) << id;
    for (Piece candidate : here->family().palette) {
      bool stands = false;
      for (std::size_t cell = 0; cell < here->geometry().cells.size() && !stands; ++cell) {
        candidate.cell = Cell(static_cast<int>(cell));
        stands = play::compose(*here, 0, std::vector{candidate}).ok();
      }
      EXPECT_TRUE(stands) << id << ": " << candidate.kind << " " << candidate.value << " " << candidate.colour;
    }
  }
}

TEST(Compose, SaysWhyAPositionCannotBe) {
  EXPECT_EQ(refusal("checkers", 0, {piece("checkers", Side::first, "man", 31)}),
            "Black's man on 32 would have been crowned there: write K32.");
  const Piece man = piece("checkers", Side::first, "man", 10);
  EXPECT_EQ(refusal("checkers", 0, {man, man}), "Square 11 is given twice.");
  EXPECT_EQ(refusal("checkers", 2, {man}), "There is no such seat at this table.");
  Piece astray = man;
  astray.cell = Cell(99);
  EXPECT_EQ(refusal("checkers", 0, {astray}), "There is no such cell on this board.");
}

TEST(Compose, LeavesOutWhatIsBesideTheBoard) {
  const auto here = game("diam");
  const auto match = play::compose(*here, 1, here->start()->pieces());
  ASSERT_TRUE(match.ok());
  EXPECT_EQ((*match)->position(), "2:-/-/-/-/-/-/-/-");
}

}  // namespace lozenge::tests
