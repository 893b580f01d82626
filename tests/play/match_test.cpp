// A match knows its history: repetition, and taking back.
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "tests/board.hpp"

namespace lozenge::tests {

namespace {

std::unique_ptr<play::Match> two_kings() {
  const auto game = play::find_game(games::all(), "checkers");
  return std::move((*game)->start_from("B:WK32:BK1")).value();
}

void shuffle(play::Match& match) {
  for (const char* move : {"1-6", "32-27", "6-1", "27-32"}) {
    const auto played = match.play(move);
    ASSERT_TRUE(played) << played.sentence() << "\n" << board(match);
  }
}

}  // namespace

TEST(Match, IsDrawnWhenAPositionComesForTheThirdTime) {
  const auto match = two_kings();
  shuffle(*match);
  EXPECT_FALSE(match->status().is_over());
  shuffle(*match);
  EXPECT_EQ(match->status().ending, play::Ending::repetition) << board(*match);
  EXPECT_EQ(match->status().outcome, Outcome::draw);
}

TEST(Match, ForgetsThePositionsThatAreTakenBack) {
  const auto match = two_kings();
  shuffle(*match);
  for (int i = 0; i < 5; ++i) match->undo();
  EXPECT_TRUE(match->turns().empty());
  shuffle(*match);
  EXPECT_FALSE(match->status().is_over());
  shuffle(*match);
  EXPECT_TRUE(match->status().is_over());
}

TEST(Match, CountsTheVisitsOfACloneByThemselves) {
  const auto match = two_kings();
  shuffle(*match);
  shuffle(*match->clone());
  EXPECT_FALSE(match->status().is_over());
  shuffle(*match);
  EXPECT_TRUE(match->status().is_over());
}

}  // namespace lozenge::tests
