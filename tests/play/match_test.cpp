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

TEST(Match, BringsAResignationBackWhenTheSetUpAfterItIsTakenBack) {
  const auto match = two_kings();
  ASSERT_TRUE(match->resign(Side::first).ok());
  ASSERT_TRUE(match->set_up("W:WK32:BK5").ok());
  EXPECT_FALSE(match->status().is_over());
  ASSERT_TRUE(match->undo());
  EXPECT_EQ(match->status().ending, play::Ending::resignation) << board(*match);
  ASSERT_TRUE(match->undo());
  EXPECT_FALSE(match->status().is_over());
}

TEST(Match, CountsNoMorePliesWithoutProgressThanAPositionCanSay) {
  const auto match = two_kings();
  ASSERT_TRUE(match->set_up("B:WK32:BK1:H999").ok());
  for (const auto& choice : match->choices()) EXPECT_TRUE(match->game().start_from(choice.after).ok()) << choice.after;
}

}  // namespace lozenge::tests
