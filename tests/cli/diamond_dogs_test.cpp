// Dice that are laid out in secret, at the terminal: by people and by the computer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"
#include "tests/cli/terminal.hpp"

namespace lozenge::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* arrow_up = "\x1b[A";

TEST(Terminal, WipesWhatWasArrangedInSecret) {
  Terminal terminal({"play", "diamond-dogs:setup=mixed"});
  ASSERT_TRUE(terminal.shows("Red to move: "));
  terminal.type("=5465433211\n");
  ASSERT_TRUE(terminal.shows("\x1b[3J"));  // also what could be scrolled back to
  const std::size_t wiped = terminal.output().size();
  ASSERT_TRUE(terminal.shows("Hand the keyboard to White"));
  terminal.type("\n");
  ASSERT_TRUE(terminal.shows("White to move: "));
  terminal.type(std::string(arrow_up) + "\x15history\nposition\nsave /dev/null\n");
  ASSERT_TRUE(terminal.shows("Not yet"));
  EXPECT_THAT(terminal.output().substr(wiped), Not(HasSubstr("54654"))) << terminal.output().substr(wiped);
  terminal.type("=1123344556\n");
  ASSERT_TRUE(terminal.shows("Played: =5465433211 =1123344556"));
}

TEST(Computer, ArrangesItsPiecesUnseen) {
  const Ran first =
      run({"play", "diamond-dogs:setup=mixed", "--seed", "1", "--level", "3", "--as", "White"}, "history\nposition\n");
  EXPECT_THAT(first.out, HasSubstr("The computer has moved, and what it was stays hidden for now."));
  EXPECT_THAT(first.out, HasSubstr("1. =\n"));
  EXPECT_THAT(first.out, Not(HasSubstr("Hand the keyboard")));
  const Ran second = run({"play", "diamond-dogs:setup=mixed", "--seed", "1", "--level", "3"}, "=5465433211\n");
  EXPECT_THAT(second.out, HasSubstr("Played: =5465433211 =")) << "both are seen once both are done";
}

}  // namespace
}  // namespace lozenge::tests
