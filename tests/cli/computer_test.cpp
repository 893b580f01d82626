// The computer at the table: it answers, gives hints, takes draws, and is still there after a game was saved.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/cli/program.hpp"
#include "tests/cli/terminal.hpp"

namespace lozenge::tests {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

Ran play(const std::string& game, std::vector<std::string> options, const std::string& typed) {
  std::vector<std::string> arguments{"play", game, "--seed", "1"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return run(arguments, typed);
}

std::string contents(const std::string& path) {
  std::ifstream in(path);
  std::stringstream out;
  out << in.rdbuf();
  return out.str();
}

TEST(Computer, AnswersEachMove) {
  const Ran ran = play("checkers", {"--level", "3"}, "11-15\nhistory\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, ContainsRegex("The computer plays [0-9x-]+\\."));
  EXPECT_THAT(ran.out, ContainsRegex("2\\. [0-9x-]+\n"));
  EXPECT_THAT(ran.out, Not(HasSubstr("White to move:")));
}

TEST(Computer, OpensWhenThePersonIsSecond) {
  const Ran ran = play("checkers", {"--level", "3", "--as", "white"}, "history\n");
  EXPECT_THAT(ran.out, HasSubstr("1. "));
  EXPECT_THAT(ran.out, HasSubstr("White to move:"));
  EXPECT_THAT(ran.out, HasSubstr("│   │ 1●│   │ 2●│")) << "the board is not turned toward White";
}

TEST(Computer, PlaysTheSameWithTheSameSeed) {
  const auto answer = [](const std::string& seed) {
    return run({"play", "checkers", "--level", "4", "--seed", seed}, "11-15\n").out;
  };
  EXPECT_EQ(answer("5"), answer("5"));
}

TEST(Computer, TakesThePlacesOfAllOthers) {
  const Ran four = play("diam:players=4", {"--level", "1", "--as", "player 2"}, "history\n");
  EXPECT_THAT(four.out, HasSubstr("Player 1 (Team 1) plays "));
  EXPECT_THAT(four.out, HasSubstr("Player 3 (Team 2) plays "));
  EXPECT_THAT(four.out, HasSubstr("Player 2 (Team 1) to move:"));
  const Ran three = play("diam:players=3", {"--level", "1", "--as", "Team 2"}, "");
  EXPECT_THAT(three.out, HasSubstr("The computer plays "));
  EXPECT_THAT(three.out, HasSubstr("Player 2 (Team 2) to move:"));
}

TEST(Computer, SaysItsClaimsInWords) {
  const Ran ran = run({"play", "checkers:sheet=parker", "--position", "W:WK10,15:B2,7", "--level", "10", "--time",
                       "0.2", "--as", "White"},
                      "15-11\nhistory\n");
  EXPECT_THAT(ran.out, HasSubstr("The computer huffs the piece on 10.\nThe computer plays 7x16."));
  const Ran insisted = run({"play", "checkers:sheet=parker", "--position", "W:W18,20,25,32:B4,8,16", "--level", "10",
                            "--time", "0.2", "--as", "White"},
                           "32-28\n");
  EXPECT_THAT(insisted.out, HasSubstr("The computer insists on the jump."));
}

TEST(Computer, TakesBackToThePersonsOwnTurn) {
  const Ran ran = play("checkers", {"--level", "2"}, "11-15\nundo\nhistory\nundo\n");
  EXPECT_THAT(ran.out, HasSubstr("Nothing has been played yet."));
  EXPECT_THAT(ran.out, HasSubstr("There is nothing to take back."));
  const Ran opened = play("checkers", {"--level", "2", "--as", "White"}, "undo\n");
  EXPECT_THAT(opened.out, HasSubstr("There is nothing to take back."));
}

TEST(Computer, GivesHintsThatTellMoreAndMore) {
  const Ran ran = run({"play", "checkers", "--position", "W:WK22,23:B18"}, "hint\nhint\nhint\nhint\n");
  EXPECT_THAT(ran.out, ContainsRegex("Begin with the piece on (22|23)\\.\n"));
  EXPECT_THAT(ran.out, ContainsRegex("Begin with the piece on (22|23) and end with (15|14)\\.\n"));
  EXPECT_THAT(ran.out, ContainsRegex("Play (22x15|23x14): wins in 1\\.\n"));
}

TEST(Computer, HintsAtClaims) {
  const Ran ran = play("checkers:sheet=parker", {}, "11-16\n24-20\n16-19\n22-17\nhint\nhint\nhint\n");
  EXPECT_THAT(ran.out, HasSubstr("a jump was missed."));
  EXPECT_THAT(ran.out, HasSubstr("Take the piece"));
  EXPECT_THAT(ran.out, HasSubstr("Play huff23"));
}

TEST(Computer, ShowsWhatItThinksOnRequest) {
  const Ran quiet = play("checkers", {"--level", "6"}, "11-15\n");
  EXPECT_THAT(quiet.out, Not(HasSubstr("plies deep")));
  const Ran open = play("checkers", {"--level", "6"}, "thinking on\n11-15\nthinking off\nthinking maybe\n");
  EXPECT_THAT(open.out, HasSubstr("depth        score chance"));
  EXPECT_THAT(open.out, ContainsRegex("The computer plays [0-9x-]+\\. [0-9]+ plies deep, [+-][0-9.]+: [0-9x-]+"));
  EXPECT_THAT(open.out, HasSubstr("Say 'thinking on'"));
}

TEST(Computer, AcceptsADrawUnlessItIsBetter) {
  const auto offered = [](const std::string& position) {
    return run({"play", "checkers", "--position", position, "--level", "1"}, "draw\n").out;
  };
  EXPECT_THAT(offered("B:WK32:BK1,K2"), HasSubstr("Draw by agreement."));
  EXPECT_THAT(offered("B:WK32,K31,K30:BK1"), HasSubstr("No draw."));
}

TEST(Computer, ChangesItsLevelAndSitsDownWhenAsked) {
  const Ran ran = play("checkers", {}, "level 2\n11-15\nlevel 11\n");
  EXPECT_THAT(ran.out, HasSubstr("The computer now plays on level 2, Beginner."));
  EXPECT_THAT(ran.out, HasSubstr("The computer plays "));
  EXPECT_THAT(ran.out, HasSubstr("a number from 1 to 10"));
}

TEST(Computer, IsStillThereWhenASavedGameGoesOn) {
  const Scratch scratch;
  const std::string file = scratch.path("game.pdn");
  play("checkers", {"--level", "2", "--as", "White"}, "save " + file + "\n");
  EXPECT_THAT(contents(file), HasSubstr("[Black \"Lozenge level 2\"]"));
  EXPECT_THAT(contents(file), HasSubstr("[White \"?\"]"));
  const Ran again = run({"play", "checkers"}, "load " + file + "\nmoves\nsave " + file + "\n");
  EXPECT_THAT(again.out, HasSubstr("White to move:"));
  EXPECT_THAT(contents(file), HasSubstr("[Black \"Lozenge level 2\"]"));

  const std::string team = scratch.path("team.pdn");
  play("diam:players=4", {"--level", "3", "--as", "player 2"}, "save " + team + "\n");
  EXPECT_THAT(contents(team), HasSubstr("[Team2 \"Lozenge level 3\"]"));
  EXPECT_THAT(contents(team), HasSubstr("[Player1 \"Lozenge level 3\"]"));
  const Ran resumed =
      run({"play", "checkers", "--seed", "1"}, "load " + team + "\nR@1\nundo\nsave " + team + "\nyes\n");
  EXPECT_THAT(resumed.out, HasSubstr("Player 2 (Team 1) to move:"));
  EXPECT_THAT(contents(team), HasSubstr("[Player1 \"Lozenge level 3\"]"));
}

TEST(Computer, IsResignedAgainst) {
  EXPECT_THAT(play("checkers", {"--level", "1"}, "resign\n").out, HasSubstr("White wins: Black resigns."));
}

TEST(Computer, IsChosenFromTheMenu) {
  const Ran ran = run({"play", "--seed", "3"}, "checkers\n\nx\n2\nnobody\nWhite\nhistory\nmenu\nyes\n1\n\n\n");
  EXPECT_THAT(ran.out, HasSubstr("2  Beginner"));
  EXPECT_THAT(ran.out, HasSubstr("There is no level 'x'."));
  EXPECT_THAT(ran.out, HasSubstr("Nobody is called 'nobody' in this game; it can be Black or White."));
  EXPECT_THAT(ran.out, HasSubstr("The computer plays "));
  EXPECT_THAT(ran.out, HasSubstr("Black to move:"));  // the second game is for people only
}

TEST(Computer, IsAskedForInAnOrderlyWay) {
  EXPECT_EQ(run({"play", "checkers", "--level", "0"}).status, 2);
  EXPECT_EQ(run({"play", "checkers", "--level", "11"}).status, 2);
  EXPECT_THAT(run({"play", "--level", "3"}).err, HasSubstr("--level needs a GAME."));
  EXPECT_THAT(run({"play", "checkers", "--as", "White"}).err, HasSubstr("--as goes with --level"));
  EXPECT_THAT(run({"play", "checkers", "--level", "3", "--as", "Green"}).err, HasSubstr("Nobody is called 'Green'"));
  EXPECT_EQ(run({"play", "checkers", "--level", "3", "--as", "random"}).status, 0);
}

TEST(Computer, PlaysTheBestSoFarWhenInterrupted) {
  Terminal terminal({"play", "checkers", "--level", "10", "--time", "1000"});
  ASSERT_TRUE(terminal.shows("Black to move: "));
  terminal.type("thinking on\n");
  ASSERT_TRUE(terminal.shows("Black to move: "));
  terminal.type("11-15\n");
  ASSERT_TRUE(terminal.shows("depth"));
  terminal.type("\x03");
  ASSERT_TRUE(terminal.shows("The computer plays "));
  ASSERT_TRUE(terminal.shows("Black to move: "));
  terminal.end_input();
  EXPECT_EQ(terminal.wait(), 0);
  EXPECT_TRUE(terminal.is_as_before());
}

}  // namespace
}  // namespace lozenge::tests
