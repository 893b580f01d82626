// House rules, example by example; the brute forces compare them at large.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

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

bool has(const play::Match& m, const std::string& move) {
  const auto moves = m.moves();
  return std::ranges::find(moves, move) != moves.end();
}

std::string refusal(const play::Match& m, const std::string& move) {
  const auto read = m.read(move);
  return read ? "" : read.sentence();
}

const std::string kings[] = {"", "after-capture=link", "stopping=finish", "after-capture=link,stopping=finish"};

std::unique_ptr<play::Match> kings_match(const std::string& rules, const std::string& position) {
  return match("diamond-kings" + (rules.empty() ? "" : ":" + rules), position);
}

TEST(HouseRules, OwnMenAreJumpedAfterACaptureOnlyOnTheWayToAnother) {
  for (const auto& rules : kings) {
    SCOPED_TRACE(rules);
    const bool links = rules.find("link") != rules.npos, finishes = rules.find("finish") != rules.npos;
    const auto m = kings_match(rules, "A:A7A,20A:B13A,20B");
    EXPECT_EQ(refusal(*m, "7Ax21>19A"), links ? "After a capture own men are jumped only on the way to another capture."
                                              : "After a capture no own man is jumped; 20A is your own.");
    EXPECT_TRUE(has(*m, "7Ax21x19B"));
    EXPECT_EQ(has(*m, "7Ax21"), !finishes);
    if (finishes) {
      EXPECT_EQ(refusal(*m, "7Ax21"), "The jump is not finished: from 21 the piece can jump on over 20B.");
    }
    const auto more = kings_match(rules, "A:A7A,20A:B11A,13A,20B");
    EXPECT_EQ(has(*more, "7Ax21>19Ax5A"), links);
  }
}

TEST(HouseRules, ATurnOfDiceMayBeOneSpace) {
  const char* position = "R:Rd4/1:Wd6/1,a13/1";
  EXPECT_TRUE(has(*match("diamond-dogs:spaces=up-to", position), "d4xd8"));
  EXPECT_EQ(refusal(*match("diamond-dogs", position), "d4xd8"),
            "Both spaces must be spent, and one is left: move the same die on or another one.");
  EXPECT_EQ(match("diamond-dogs:spaces=up-to")->read("d4-d6")->text, "d4-d6");
  EXPECT_EQ(match("diamond-dogs")->read("d4-d6")->text, "d4-c5-d6");
}

TEST(HouseRules, OnesHopAndStayOnes) {
  const auto m = match("diamond-dogs:ones=hop");
  ASSERT_TRUE(m->play("d2>d6-d8").ok());
  EXPECT_THAT(m->position(), testing::HasSubstr("d8/1"));
  EXPECT_EQ(refusal(*match("diamond-dogs"), "d2>d6-d8"),
            "A die of 1 cannot jump over its own: it has no power to lose.");
}

TEST(HouseRules, DiceInTheOtherHalfAreCountedWhenTheFirstArrives) {
  const auto result = [](const std::string& position) {
    const auto m = match("diamond-dogs:goal=half", position);
    EXPECT_TRUE(m->play("g13-g15").ok());
    return m->status().outcome;
  };
  EXPECT_EQ(result("R:Ra9/1,g13/1:Wc5/1,c7/1,c9/1"), Outcome::draw);
  EXPECT_EQ(result("R:Ra7/1,g13/1:Wc5/1,c7/1,c9/1"), Outcome::second_wins);
  EXPECT_EQ(result("R:Ra9/1,g13/1:Wc5/1,c9/1"), Outcome::first_wins);
}

TEST(HouseRules, AShutInDieGoesBeforeAnythingElse) {
  const char* position = "R:Ra7/1,g13/1:Wa5/6,b6/6,c7/6,b8/6,a9/6";
  const auto usual = match("diamond-dogs", position), piece = match("diamond-dogs:shut-in=piece", position);
  EXPECT_TRUE(has(*usual, "g13-g15"));
  EXPECT_EQ(piece->moves(), std::vector<std::string>{"~a7"});
  EXPECT_EQ(refusal(*piece, "g13-g15"),
            "A die of yours is shut in and has to be removed before anything else: write ~a7.");
  EXPECT_EQ(refusal(*piece, "~g13"), "The die on g13 is not shut in: remove one that is, such as ~a7.");
  ASSERT_TRUE(piece->play("~a7").ok());
  EXPECT_EQ(refusal(*match("diamond-dogs:shut-in=piece"), "~a1"),
            "A die is removed only where it is shut in, or where its player has no turn.");
}

TEST(HouseRules, ASixHasOneBonusSpaceInATurn) {
  const char* position = "R:Rd2/6:Wd4/1,d8/1,g15/1";
  EXPECT_TRUE(has(*match("diamond-dogs", position), "d2xd6xd10-d12-d14"));
  const auto once = match("diamond-dogs:six=once", position);
  EXPECT_TRUE(has(*once, "d2xd6xd10-d12"));
  EXPECT_EQ(refusal(*once, "d2xd6xd10-d12-d14"), "Both spaces are spent, and the one bonus space of this turn too.");
}

TEST(HouseRules, WhiteSeesAnOpenArrangement) {
  const auto open = match("diamond-dogs:setup=mixed,arranging=open");
  ASSERT_TRUE(open->play("=6554433211").ok());
  EXPECT_EQ(open->position_for(1), open->position());
  EXPECT_EQ(open->turns_for(1).front().text, "=6554433211");
}

}  // namespace
}  // namespace lozenge::tests
