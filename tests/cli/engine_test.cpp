// `lozenge engine` as other programs see it: it can be spoken to while it thinks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"
#include "tests/effort.hpp"

namespace lozenge::tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

/// What an engine says when it is given these lines, with pauses between them where the shell is told so.
Ran talk(const std::string& script) { return run_shell("{ " + script + "; } | $L engine | grep -v ^info"); }

TEST(Engine, AnswersLineByLine) {
  const Ran ran = run({"engine"}, "init\nping\nnonsense\npos\nping\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(lines_of(ran.out), ElementsAre("ready", "pong", StartsWith("error message="), "pong"));
}

TEST(Engine, HearsWhileItThinks) {
  const Ran ran = talk(
      "echo level infinite; echo go think; echo ping; echo pos pos=start; sleep 0.3; echo stop; "
      "echo new-game; echo ping; echo quit");
  EXPECT_THAT(lines_of(ran.out),
              ElementsAre("pong", StartsWith("error message=\"While I think"), StartsWith("done move="), "pong"));
}

TEST(Engine, PondersUntilItIsHitAndThenMovesInTime) {
  const Ran ran = talk(
      "echo 'pos pos=start moves=\"11-15 22-18\"'; echo level move-time=0.2; echo go ponder; "
      "sleep 0.5; echo ping; echo ponder-hit; sleep " +
      std::string(is_slow_build ? "10" : "2") + "; echo ping; echo ponder-hit; echo ping");
  EXPECT_THAT(lines_of(ran.out), ElementsAre("pong", StartsWith("done move=15x22x18 ponder="), "pong", "pong"));
}

TEST(Engine, AnswersAStopWhilePondering) {
  const Ran ran =
      talk("echo go ponder; sleep 0.2; echo stop; echo go analyze; sleep 0.2; echo stop; echo new-game; echo ping");
  EXPECT_THAT(lines_of(ran.out), ElementsAre(StartsWith("done move="), StartsWith("done move="), "pong"));
}

TEST(Engine, EndsWithItsInputEvenWhileItThinks) {
  const Ran ran = run_shell("{ echo level infinite; echo go analyze; } | timeout 20 $L engine > /dev/null; echo $?");
  EXPECT_EQ(ran.out, "0\n");
}

TEST(Engine, MovesWithinItsTime) {
  const Ran ran = run_shell(
      "s=$(date +%s%N); { echo level time=1; echo go think; sleep 1.2; } | $L engine | grep -c ^done; "
      "{ echo level moves=1 time=0.5; echo go think; sleep 1; } | $L engine | grep -c ^done");
  EXPECT_EQ(ran.out, "1\n1\n");
}

TEST(Engine, TakesAnyBytes) {
  const Ran ran = run({"engine"}, std::string("\0\xff\x1b\nhub \"\n", 10) + std::string(1'000'000, 'x') + "\nping\n");
  EXPECT_EQ(ran.status, 0);
  const auto lines = lines_of(ran.out);
  EXPECT_EQ(lines.back(), "pong");
  EXPECT_THAT(lines, Contains(HasSubstr("The line is too long.")));
}

TEST(Engine, TakesNoArguments) { EXPECT_EQ(run({"engine", "checkers"}).status, 2); }

}  // namespace
}  // namespace lozenge::tests
