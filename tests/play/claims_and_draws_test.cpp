// What a Match keeps besides the position: repetition, plies without progress, claims and their clocks (docs/rules).
#include <gtest/gtest.h>

#include <sstream>

#include "games/families.hpp"

namespace lozenge::tests {
namespace {

std::unique_ptr<play::Match> match(const std::string& game, const std::string& position = "") {
  const auto found = play::find_game(games::all(), game);
  EXPECT_TRUE(found.ok()) << found.sentence();
  if (position.empty()) return (*found)->start();
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

TEST(ClaimsAndDraws, TheSamePositionWithTheOtherPlayerToMoveIsAnother) {
  auto m = match("checkers", "B:WK32:BK1");
  play_all(*m, "1-5 32-28 5-1 28-24 1-5 24-28 5-1 28-32");
  EXPECT_FALSE(m->status().is_over());
}

TEST(ClaimsAndDraws, EightyPliesWithoutProgressAreADrawInCheckers) {
  auto m = match("checkers", "B:W31,K32:BK1:H79");
  EXPECT_FALSE(m->status().is_over());
  play_all(*m, "1-5");
  EXPECT_EQ(m->status().ending, play::Ending::no_progress);
  EXPECT_EQ(m->position(), "W:W31,K32:BK5:H80");
}

TEST(ClaimsAndDraws, AManWhoAdvancesResetsTheCountAndAKingDoesNot) {
  auto m = match("checkers", "W:W31,K32:BK1:H70");
  play_all(*m, "32-28");
  EXPECT_EQ(m->idle_plies(), 71);
  play_all(*m, "1-5 31-27");
  EXPECT_EQ(m->idle_plies(), 0);
}

TEST(ClaimsAndDraws, AWinComesBeforeADraw) {
  // White's only man is blocked: square 1 is taken.
  auto blocked = match("checkers", "B:W5:BK6:H79");
  play_all(*blocked, "6-1");
  EXPECT_EQ(blocked->status().ending, play::Ending::no_move);
  EXPECT_EQ(blocked->status().outcome, Outcome::first_wins);
}

TEST(ClaimsAndDraws, InsistingTakesTheMoveBackAndTheCountWithIt) {
  auto m = match("checkers:enforcement=insist", "B:W18,K32:BK14:H12");
  play_all(*m, "14-10");
  EXPECT_EQ(m->idle_plies(), 13);
  play_all(*m, "insist");
  EXPECT_EQ(m->position(), "B:W18,K32:BK14:H12");
  EXPECT_EQ(m->moves(), std::vector<std::string>{"14x23"});
  const auto refused = m->play("14-10");
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.sentence(), "14 can jump over 18: in this game a jump must be taken.");
  const auto claim = m->play("insist");
  ASSERT_FALSE(claim.ok()) << "the mover has no claim of his own left";
  play_all(*m, "14x23");
  EXPECT_EQ(m->idle_plies(), 0);
}

TEST(ClaimsAndDraws, AClaimIsOpenOnlyAtTheVeryNextTurn) {
  auto m = match("checkers:enforcement=insist", "B:W18,K32:BK14");
  play_all(*m, "14-10 32-28");
  EXPECT_FALSE(m->play("insist").ok());
  auto late = match("checkers:enforcement=insist", "B:W18,K32:BK14");
  play_all(*late, "14-10 32-28 10-7");
  EXPECT_FALSE(late->play("insist").ok()) << "the missed jump was two turns ago";
}

TEST(ClaimsAndDraws, AHuffRemovesThePieceWhereItStandsNowAndIsNoMove) {
  auto m = match("checkers:sheet=parker", "B:W18,K32:B1,K14:H5");
  play_all(*m, "14-10");
  EXPECT_EQ(m->side(), Side::second);
  EXPECT_FALSE(m->play("huff14").ok()) << "it has moved to 10";
  EXPECT_FALSE(m->play("huff1").ok()) << "it could not have jumped";
  play_all(*m, "huff10");
  EXPECT_EQ(m->position(), "W:W18,K32:B1");
  EXPECT_EQ(m->side(), Side::second) << "the huffer moves now";
  EXPECT_FALSE(m->play("insist").ok()) << "one claim a turn";
}

TEST(ClaimsAndDraws, AHuffOfTheLastPieceWins) {
  auto m = match("checkers:sheet=parker", "B:W18,K32:BK14");
  play_all(*m, "14-10 huff10");
  EXPECT_EQ(m->status().outcome, Outcome::second_wins);
  EXPECT_EQ(m->status().ending, play::Ending::on_the_board);
}

TEST(ClaimsAndDraws, ABlockedPlayerWithAClaimIsNotYetLost) {
  // Black blocks both white men by 6-1 and leaves out 21x30 and 22x29.
  auto m = match("checkers:enforcement=insist", "B:W5,25:BK6,18,21,22");
  play_all(*m, "6-1");
  EXPECT_EQ(m->moves(), std::vector<std::string>{"insist"});
  EXPECT_FALSE(m->status().is_over());
  const auto strict = match("checkers", "W:W5,25:BK1,18,21,22");
  EXPECT_EQ(strict->status().ending, play::Ending::no_move);
  EXPECT_EQ(strict->status().outcome, Outcome::first_wins);
}

TEST(ClaimsAndDraws, NoDrawIsDeclaredWhileAClaimIsOpen) {
  auto m = match("checkers:enforcement=insist", "B:W18,K32:BK14:H79");
  play_all(*m, "14-10");
  EXPECT_EQ(m->idle_plies(), 80);
  EXPECT_FALSE(m->status().is_over());
  auto claimed = m->clone();
  play_all(*claimed, "insist 14x23");
  EXPECT_FALSE(claimed->status().is_over());
  play_all(*m, "32-28");
  EXPECT_EQ(m->status().ending, play::Ending::no_progress);
}

TEST(ClaimsAndDraws, UndoOfAClaimBringsTheClaimBack) {
  auto m = match("checkers:sheet=parker", "B:W18,K32:BK14");
  play_all(*m, "14-10");
  const auto moves = m->moves();
  play_all(*m, "insist");
  ASSERT_TRUE(m->undo());
  EXPECT_EQ(m->moves(), moves);
  play_all(*m, "huff10");
  ASSERT_TRUE(m->undo());
  EXPECT_EQ(m->moves(), moves);
}

TEST(ClaimsAndDraws, ASetUpInTheMiddleIsATurnAndCanBeUndone) {
  auto m = match("checkers");
  play_all(*m, "11-15");
  ASSERT_TRUE(m->set_up("W:W32:B1").ok());
  EXPECT_EQ(m->position(), "W:W32:B1");
  EXPECT_TRUE(m->turns().back().is_setup);
  EXPECT_FALSE(m->set_up("W:W32").ok());
  ASSERT_TRUE(m->undo());
  EXPECT_EQ(m->turns().size(), 1u);
}

}  // namespace
}  // namespace lozenge::tests
