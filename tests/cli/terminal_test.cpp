// The terminal player in a terminal: colours, editing, completion, history, secrets, signals.
#include "tests/cli/terminal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "tests/effort.hpp"

namespace lozenge::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* interrupt = "\x03";
constexpr const char* arrow_up = "\x1b[A";

TEST(Terminal, IsColouredUnlessNoColorIsSet) {
  Terminal coloured({"play", "checkers"});
  ASSERT_TRUE(coloured.shows("to move: "));
  EXPECT_THAT(coloured.output(), HasSubstr("\x1b[0;38;5;"));

  Terminal plain({"play", "checkers"}, 80, 24, {"NO_COLOR=1"});
  ASSERT_TRUE(plain.shows("to move: "));
  EXPECT_THAT(plain.output(), Not(HasSubstr("38;5;")));
  EXPECT_THAT(plain.output(), HasSubstr("│12●│"));

  Terminal sixteen({"play", "checkers"}, 80, 24, {"TERM=xterm"});
  ASSERT_TRUE(sixteen.shows("to move: "));
  EXPECT_THAT(sixteen.output(), HasSubstr("\x1b[0;"));
  EXPECT_THAT(sixteen.output(), Not(HasSubstr("38;5;")));
}

TEST(Terminal, PlaysAndLeavesAtTheEndOfInput) {
  Terminal terminal({"play", "checkers"});
  ASSERT_TRUE(terminal.shows("Black to move: "));
  terminal.type("11-15\n");
  ASSERT_TRUE(terminal.shows("White to move: "));
  terminal.end_input();
  EXPECT_EQ(terminal.wait(), 0);
  EXPECT_TRUE(terminal.is_as_before());
}

TEST(Terminal, CompletesMovesAndCommands) {
  Terminal terminal({"play", "checkers"});
  ASSERT_TRUE(terminal.shows("Black to move: "));
  terminal.type("12\t\n");
  ASSERT_TRUE(terminal.shows("White to move: "));
  EXPECT_THAT(terminal.output(), HasSubstr("Played: 12-16"));
  terminal.type("23\t\t");
  ASSERT_TRUE(terminal.shows("23-18  23-19"));
}

TEST(Terminal, RemembersWhatWasTyped) {
  Terminal terminal({"play", "checkers"});
  ASSERT_TRUE(terminal.shows("Black to move: "));
  terminal.type("11-15\n");
  ASSERT_TRUE(terminal.shows("White to move: "));
  terminal.type("undo\n");
  ASSERT_TRUE(terminal.shows("Black to move: "));
  terminal.type(std::string(arrow_up) + arrow_up + "\n");
  ASSERT_TRUE(terminal.shows("Played: 11-15"));
}

TEST(Terminal, IsLeftAsItWasByAnInterrupt) {
  Terminal terminal({"play", "checkers"});
  ASSERT_TRUE(terminal.shows("Black to move: "));
  terminal.type(interrupt);
  EXPECT_EQ(terminal.wait(), 128 + 2);
  EXPECT_TRUE(terminal.is_as_before());
}

TEST(Terminal, ThatIsTooNarrowGetsASentenceAndCanBePlayedOn) {
  Terminal terminal({"play", "checkers"}, 20, 24);
  ASSERT_TRUE(terminal.shows("narrow"));
  ASSERT_TRUE(terminal.shows("Black to move: "));
  terminal.type("11-15\n");
  EXPECT_TRUE(terminal.shows("White to move: "));
}

TEST(Terminal, ShowsEveryGameInTwentyFourLinesOfEighty) {
  for (const play::Family* family : games::all()) {
    Terminal terminal({"play", family->id});
    ASSERT_TRUE(terminal.shows("to move: ")) << family->id;
    EXPECT_LE(std::ranges::count(terminal.output(), '\n'), 24) << family->id << "\n" << terminal.output();
  }
}

TEST(Terminal, ShowsProgressOfALongCount) {
  // A second or more in either build: long enough to be drawn half done, and done before the terminal loses its
  // patience.
  const auto [depth, count] = is_slow_build ? std::pair("11", "85242128") : std::pair("12", "388617999");
  Terminal terminal({"perft", "checkers", depth});
  EXPECT_TRUE(terminal.shows("Counting [#"));
  EXPECT_TRUE(terminal.shows("\x1b[K" + std::string(count) + "\r\n"));
  EXPECT_EQ(terminal.wait(), 0);
}

TEST(Terminal, CanInterruptALongCount) {
  Terminal terminal({"perft", "checkers", "20"});
  ASSERT_TRUE(terminal.shows("Counting ["));
  terminal.type(interrupt);
  EXPECT_EQ(terminal.wait(), 128 + 2);
  EXPECT_TRUE(terminal.output().ends_with("\x1b[K")) << "the line is not cleared";
}

}  // namespace
}  // namespace lozenge::tests
