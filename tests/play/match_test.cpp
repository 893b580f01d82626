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

TEST(Match, GoesOnBehindACountThatIsOff) {
  const auto match = two_kings();
  match->set_counting(false);
  for (int i = 0; i < 25; ++i) shuffle(*match);
  EXPECT_FALSE(match->status().is_over());
  EXPECT_EQ(match->counted(), (play::Status{Outcome::draw, play::Ending::repetition}));
  EXPECT_EQ(match->clone()->status(), match->status());
  match->set_counting(true);
  EXPECT_FALSE(match->status().is_over()) << "what has happened stays";
  ASSERT_TRUE(match->play("1-5"));
  EXPECT_EQ(match->status().ending, play::Ending::no_progress);
  EXPECT_FALSE(match->play("32-28"));
  match->set_counting(false);
  EXPECT_TRUE(match->play("32-28")) << "the position at hand is given back";
}

TEST(Match, IsThoughtAboutBehindACount) {
  const auto match = std::move((*play::find_game(games::all(), "checkers"))->start_from("B:W32:BK1,K2,3:H300")).value();
  match->set_counting(false);
  const auto answer = match->game().make_engine({.table_mb = 1})->think(*match, {.limits = {.nodes = 5000}});
  EXPECT_GT(answer.thought.score, 100) << "three against one are no draw";
}

TEST(Match, IsClosedAsItsRecordSays) {
  const auto match = two_kings();
  const play::Status recorded{Outcome::second_wins, play::Ending::resignation};
  match->close(recorded);
  EXPECT_EQ(match->status(), recorded);
  EXPECT_TRUE(match->undo());
  EXPECT_FALSE(match->status().is_over());
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
