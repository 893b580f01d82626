// The terminal player, driven through a pipe: what is typed, and what is shown for it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/cli/program.hpp"

namespace lozenge::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string contents(const std::string& path) {
  std::ifstream in(path);
  std::stringstream out;
  out << in.rdbuf();
  return out.str();
}

Ran play(const std::string& game, const std::string& typed) { return run({"play", game}, typed); }

TEST(Play, ShowsTheBoardAndWhoIsToMove) {
  const Ran ran = play("checkers", "11-15\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, HasSubstr("│12●│   │11●│"));
  EXPECT_THAT(ran.out, HasSubstr("Black to move:"));
  EXPECT_THAT(ran.out, HasSubstr("│   │16 │   │15●│"));
  EXPECT_THAT(ran.out, HasSubstr("Played: 11-15\nWhite to move:"));
  EXPECT_EQ(ran.err, "");
}

TEST(Play, HasNoEscapeSequencesInAPipe) { EXPECT_THAT(play("checkers", "11-15\n").out, Not(HasSubstr("\x1b"))); }

TEST(Play, ColoursOnRequest) {
  EXPECT_THAT(run({"play", "checkers", "--colour", "always"}).out, HasSubstr("\x1b["));
  EXPECT_EQ(run({"play", "checkers", "--colour", "sometimes"}).status, 2);
}

TEST(Play, DrawsInAsciiOnRequestAndInOtherLocales) {
  const Ran asked = run({"play", "checkers", "--ascii"});
  EXPECT_THAT(asked.out, HasSubstr("|12x|   |11x|"));
  EXPECT_THAT(run_shell("LC_ALL=C $L play checkers < /dev/null").out, HasSubstr("|12x|   |11x|"));
  for (const char c : asked.out) EXPECT_GE(c, 0) << asked.out;
}

TEST(Play, ExplainsARefusedMoveAndGoesOn) {
  const Ran ran = play("checkers", "11-24\n11-15\n");
  EXPECT_THAT(ran.out, HasSubstr("24 is not next to 11."));
  EXPECT_THAT(ran.out, HasSubstr("Played: 11-15"));
}

TEST(Play, TakesBackTurns) {
  const Ran ran = play("checkers", "11-15\nundo\nundo\nposition\n");
  EXPECT_THAT(ran.out, HasSubstr("There is nothing to take back."));
  EXPECT_THAT(ran.out, HasSubstr("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12\n"));
}

TEST(Play, ListsMovesAlsoOfOneSquare) {
  const Ran ran = play("checkers", "moves 11\nmoves 1\nmoves 77\n");
  EXPECT_THAT(ran.out, HasSubstr("11-15  11-16\n"));
  EXPECT_THAT(ran.out, HasSubstr("No move begins on 1."));
  EXPECT_THAT(ran.out, HasSubstr("There is no square '77'"));
}

TEST(Play, SaysThatAClaimIsOpenOnlyWhenAsked) {
  const std::string missed = "11-15\n22-18\n9-13\n";
  EXPECT_THAT(play("checkers:sheet=parker", missed).out, Not(HasSubstr("You may claim")));
  EXPECT_THAT(play("checkers:sheet=parker", "claims on\n" + missed).out, HasSubstr("You may claim: huff15 or insist."));
  EXPECT_THAT(play("checkers:sheet=parker", missed + "huff15\n").out, HasSubstr("Played: 11-15 22-18 9-13 huff15"));
}

TEST(Play, EndsByResignationAndAgreementAndTakesThemBack) {
  EXPECT_THAT(play("checkers", "resign\n").out, HasSubstr("White wins: Black resigns."));
  EXPECT_THAT(play("checkers", "draw\nyes\n").out, HasSubstr("Draw by agreement."));
  EXPECT_THAT(play("checkers", "draw\nno\n").out, HasSubstr("The game goes on."));
  EXPECT_THAT(play("checkers", "resign\nundo\n11-15\n").out, HasSubstr("Played: 11-15"));
  EXPECT_THAT(play("checkers", "resign\n11-15\n").out, HasSubstr("The game is over."));
}

TEST(Play, SavesARecordAndGoesOnWithIt) {
  const Scratch scratch;
  const std::string file = scratch.path("game.pdn");
  EXPECT_THAT(play("checkers:sheet=parker", "11-15\n22-18\n9-13\nsave " + file + "\n").out, HasSubstr("is saved in"));
  EXPECT_THAT(contents(file), HasSubstr("11-15"));
  const Ran again = play("checkers", "load " + file + "\ninsist\nhistory\n");
  EXPECT_THAT(again.out, HasSubstr("Checkers (sheet=parker)"));
  EXPECT_THAT(again.out, HasSubstr("4. insist"));
}

TEST(Play, WritesOverAnotherFileOnlyWhenToldTo) {
  const Scratch scratch;
  const std::string file = scratch.path("precious.txt");
  std::ofstream(file) << "precious";
  EXPECT_THAT(play("checkers", "save " + file + "\nno\n").out, HasSubstr("Nothing is written."));
  EXPECT_EQ(contents(file), "precious");
  EXPECT_THAT(play("checkers", "save " + file + "\nyes\nsave " + file + "\n").out, HasSubstr("is saved in"));
  EXPECT_THAT(contents(file), HasSubstr("[Result"));
}

TEST(Play, RefusesFilesThatCannotBe) {
  const Scratch scratch;
  EXPECT_THAT(play("checkers", "save\n").out, HasSubstr("Say where"));
  EXPECT_THAT(play("checkers", "save " + scratch.path("") + "\nyes\n").out, HasSubstr("not an ordinary file"));
  EXPECT_THAT(play("checkers", "save " + scratch.path("no/such") + "\n").out, HasSubstr("cannot be written"));
  EXPECT_THAT(play("checkers", "save /dev/null\nyes\n").out, HasSubstr("not an ordinary file"));
  EXPECT_THAT(play("checkers", "load " + scratch.path("nothing") + "\n").out, HasSubstr("cannot be opened"));
  EXPECT_THAT(play("checkers", "load /\n").out, HasSubstr("cannot be read"));
  EXPECT_THAT(play("checkers", "load /dev/zero\n").out, HasSubstr("too large"));
}

TEST(Play, AsksBeforeAGameIsLost) {
  EXPECT_THAT(play("checkers", "11-15\nnew\nno\nhistory\n").out, HasSubstr("1. 11-15"));
  EXPECT_THAT(play("checkers", "11-15\nnew\nyes\nhistory\n").out, HasSubstr("Nothing has been played yet."));
}

TEST(Play, TurnsTheBoard) {
  const Ran ran = play("checkers", "flip\n");
  EXPECT_THAT(ran.out, HasSubstr("│   │ 1●│   │ 2●│"));
  EXPECT_THAT(ran.out, HasSubstr("│ 4●│   │ 3●│"));
}

TEST(Play, TakesLongAndStrangeLines) {
  const Ran ran = play("checkers", std::string(100'000, 'x') + "\n\x1b[2J\xff\n\n   \n11-15\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, Not(HasSubstr("\x1b")));
  EXPECT_THAT(ran.out, HasSubstr("Played: 11-15"));
}

TEST(Play, SpeaksOfRulesAndHelp) {
  EXPECT_THAT(play("checkers", "rules\n").out, HasSubstr("checkers/rulebook/en.md"));
  EXPECT_THAT(play("checkers", "help\n").out, HasSubstr("save FILE"));
}

TEST(Play, LetsADrawBeCalledWhereTheRulesDo) {
  const std::string there_and_back = "14A-15A\n14B-15B\n15A-14A\n15B-14B\n";
  const Ran ran = play("diamond-kings:draws=called", there_and_back + there_and_back + "draw\n");
  EXPECT_THAT(ran.out, HasSubstr("You may call a draw: draw."));
  EXPECT_THAT(ran.out, HasSubstr("Draw: it was called."));
}

TEST(Menu, OpensWithoutArgumentsAndAsksForOptions) {
  const Ran ran =
      run({"play"}, "nonsense\n1\nsheet=x\nsheet=parker\n\n11-15\nmenu\nyes\ncheckers:crowning=continues\n\nquit\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, HasSubstr("There is no game 'nonsense'"));
  EXPECT_THAT(ran.out, HasSubstr("cannot be 'x'"));
  EXPECT_THAT(ran.out, HasSubstr("Checkers (sheet=parker)"));
  EXPECT_THAT(ran.out, HasSubstr("Checkers (crowning=continues)"));
}

TEST(Menu, EndsWithTheInput) {
  EXPECT_EQ(run({"play"}).status, 0);
  EXPECT_EQ(run({"play"}, "1\n").status, 0);
}

TEST(View, DrawsAPositionFromEachSeat) {
  EXPECT_THAT(run({"view", "checkers", "11-15"}).out, HasSubstr("White to move."));
  EXPECT_THAT(run({"view", "checkers", "--seat", "2"}).out, HasSubstr("│   │ 1●│"));
  EXPECT_EQ(run({"view", "checkers", "--seat", "3"}).status, 2);
  EXPECT_EQ(run({"view", "checkers", "11-20"}).status, 1);
}

}  // namespace
}  // namespace lozenge::tests
