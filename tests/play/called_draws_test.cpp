// Where draws are called (docs/rules, Draws): who may call one, when, and when the game ends by itself.
#include <gtest/gtest.h>

#include <sstream>

#include "games/families.hpp"

namespace lozenge::tests {
namespace {

std::unique_ptr<play::Match> match(const std::string& game, const std::string& position) {
  const auto found = play::find_game(games::all(), game);
  EXPECT_TRUE(found.ok()) << found.sentence();
  auto started = (*found)->start_from(position);
  EXPECT_TRUE(started.ok()) << started.sentence();
  return std::move(*started);
}

void play_all(play::Match& m, const std::string& moves) {
  std::istringstream words(moves);
  for (std::string move; words >> move;) {
    const auto played = m.play(move);
    ASSERT_TRUE(played.ok()) << move << " in " << m.position() << ": " << played.sentence();
  }
}

std::string refusal(play::Match& m) {
  const auto played = m.play("draw");
  return played ? "" : played.sentence();
}

constexpr const char* there_and_back = "1-5 32-28 5-1 28-32 ";

TEST(CalledDraws, ThreeTimesLetAPlayerCallAndFiveEndTheGame) {
  const auto m = match("checkers:draws=called", "B:WK32:BK1");
  play_all(*m, there_and_back);
  EXPECT_EQ(refusal(*m),
            "A draw can be called when a position is there for the third time, or after 80 plies without progress.");
  play_all(*m, there_and_back);
  EXPECT_FALSE(m->status().is_over());
  EXPECT_TRUE(m->can_call_draw());
  EXPECT_EQ(m->choices().back().text, "draw");
  EXPECT_EQ(m->moves().size(), 2u) << "the position knows nothing of it";

  const auto called = m->clone();
  play_all(*called, "draw");
  EXPECT_EQ(called->status().outcome, Outcome::draw);
  EXPECT_EQ(called->status().ending, play::Ending::called);
  EXPECT_EQ(called->position(), "B:WK32:BK1:H8");
  EXPECT_EQ(refusal(*called), "The game is over. Draw: it was called.");

  play_all(*m, there_and_back);
  play_all(*m, there_and_back);
  EXPECT_EQ(m->status().ending, play::Ending::fifth_time);
}

TEST(CalledDraws, APlayerWhoIsToMoveElsewhereMayNotCall) {
  const auto m = match("checkers:draws=called", "B:WK32:BK1");
  for (int i = 0; i < 2; ++i) play_all(*m, there_and_back);
  play_all(*m, "1-6");
  EXPECT_FALSE(m->can_call_draw());
}

TEST(CalledDraws, TheLimitLetsAPlayerCallAndHalfAsMuchAgainEndsTheGame) {
  const auto m = match("checkers:draws=called", "B:WK32:BK1:H79");
  EXPECT_FALSE(m->can_call_draw());
  play_all(*m, "1-5");
  EXPECT_FALSE(m->status().is_over());
  EXPECT_TRUE(m->can_call_draw());
  const auto late = match("checkers:draws=called", "B:WK32:BK1:H119");
  EXPECT_TRUE(late->can_call_draw());
  play_all(*late, "1-5");
  EXPECT_EQ(late->status().ending, play::Ending::no_progress);
}

TEST(CalledDraws, NoneIsCalledWhileAClaimIsOpenButByWhoWasMadeToJump) {
  const auto m = match("checkers:enforcement=insist,draws=called", "B:WK18,32:BK1,K14:H119");
  play_all(*m, "1-5");
  EXPECT_FALSE(m->status().is_over()) << "neither does it end by itself";
  EXPECT_EQ(refusal(*m), "A draw cannot be called while a missed jump can be claimed.");
  play_all(*m, "insist");
  EXPECT_TRUE(m->can_call_draw());
  play_all(*m, "draw");
  EXPECT_EQ(m->status().ending, play::Ending::called);
}

TEST(CalledDraws, WhereACountDecidesItDecidesACallToo) {
  const auto m = match("diamond-dogs:goal=most,draws=called", "R:Rd4/1,a15/1:Wd12/1:H100");
  play_all(*m, "draw");
  EXPECT_EQ(m->status().outcome, Outcome::first_wins);
  const auto half = match("diamond-dogs:goal=half,draws=called", "R:Rd4/1:Wd6/1:H100");
  play_all(*half, "draw");
  EXPECT_EQ(half->status().outcome, Outcome::second_wins);
}

TEST(CalledDraws, NobodyCallsWhileDiceAreArranged) {
  const auto m = match("diamond-dogs:setup=mixed,draws=called", "R:R:W");
  EXPECT_EQ(refusal(*m), "A draw cannot be called while pieces are being arranged.");
}

TEST(CalledDraws, TheWordIsNothingElsewhere) {
  const auto m = match("checkers", "B:WK32:BK1:H79");
  EXPECT_FALSE(m->play("draw").ok());
}

TEST(CalledDraws, TheEngineCallsOneThatSavesItAndPlaysOnWhereItWins) {
  const auto answer = [](const std::string& position) {
    const auto m = match("checkers:draws=called", position);
    const auto engine = m->game().make_engine({.table_mb = 1});
    return engine->think(*m, {.limits = {.nodes = 5'000}}).move;
  };
  EXPECT_EQ(answer("B:WK14,K15,K32,31:BK1:H80"), "draw");
  EXPECT_NE(answer("W:WK14,K15,K32,31:BK1:H80"), "draw");
}

}  // namespace
}  // namespace lozenge::tests
