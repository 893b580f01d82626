// `lozenge engine` as other programs see it: it can be spoken to while it thinks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "core/number.hpp"
#include "tests/cli/program.hpp"

namespace lozenge::tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

/// A talk with an engine, as a script of the shell: `say LINE...`, and `hear BEGINNING`, which waits for a line that
/// begins so and prints all that are said until then, but for thoughts. `hear info` waits for a thought: it thinks.
Ran talk(const std::string& script) {
  return run_shell(
      "shopt -s extglob; coproc engine { $L engine; }; say() { printf '%s\\n' \"$@\" >&${engine[1]}; }; "
      "hear() { while read -r line <&${engine[0]}; do "
      "if [[ $line == info* ]]; then thought=$line; else echo \"$line\"; fi; [[ $line != $1* ]] || return 0; done; "
      "}; " +
      script);
}

TEST(Engine, AnswersLineByLine) {
  const Ran ran = run({"engine"}, "init\nping\nnonsense\npos\nping\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(lines_of(ran.out), ElementsAre("ready", "pong", StartsWith("error message="), "pong"));
}

TEST(Engine, HearsWhileItThinks) {
  const Ran ran = talk(
      "say 'level infinite' 'go think'; hear info; say ping 'pos pos=start'; hear error; say stop; hear done; "
      "say new-game ping; hear pong");
  EXPECT_THAT(lines_of(ran.out),
              ElementsAre("pong", StartsWith("error message=\"While I think"), StartsWith("done move="), "pong"));
}

TEST(Engine, HasNoPositionWhenOneCameWhileItThought) {
  const Ran ran = talk(
      "say 'level infinite' 'go think'; hear info; say 'pos pos=start moves=11-15'; hear error; say stop; hear done; "
      "say 'go think'; hear error; say 'pos pos=start' 'level depth=1' 'go think'; hear done");
  EXPECT_THAT(lines_of(ran.out),
              ElementsAre(StartsWith("error message=\"While I think"), StartsWith("done move="),
                          StartsWith("error message=\"There is no position"), StartsWith("done move=")));
}

TEST(Engine, PondersUntilItIsHitAndThenMovesInTime) {
  const Ran ran = talk(
      "say 'pos pos=start moves=\"11-15 22-18\"' 'level move-time=0.2' 'go ponder'; "
      "hear 'info *time=@(0.[2-9]|[1-9])'; say ping; hear pong; "  // as long as a move may take, and it ponders still
      "say ponder-hit; hear done; say ping ponder-hit ping; hear pong; hear pong");
  EXPECT_THAT(lines_of(ran.out), ElementsAre("pong", StartsWith("done move=15x22x18 ponder="), "pong", "pong"));
}

TEST(Engine, AnswersAStopWhilePondering) {
  const Ran ran = talk(
      "say 'go ponder'; hear info; say stop; hear done; say 'go analyze'; hear info; say stop; hear done; "
      "say new-game ping; hear pong");
  EXPECT_THAT(lines_of(ran.out), ElementsAre(StartsWith("done move="), StartsWith("done move="), "pong"));
}

TEST(Engine, EndsWithItsInputEvenWhileItThinks) {
  const Ran ran = run_shell("{ echo level infinite; echo go analyze; } | timeout 20 $L engine > /dev/null; echo $?");
  EXPECT_EQ(ran.out, "0\n");
}

TEST(Engine, EndsWhenItsAnswersCannotBeWritten) {
  const Ran ran = run_shell("echo hub | $L engine > /dev/full");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.err, "lozenge: The results cannot be written: No space left on device.\n");
}

TEST(Engine, EndsWhenItsThoughtsCannotBeWrittenThoughItsInputGoesOn) {
  const Scratch scratch;
  const Ran ran = run_shell("mkfifo " + scratch.path("in") + "; exec 3<>" + scratch.path("in") +
                            "; echo go analyze >&3; $L engine <&3 > /dev/full");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.err, "lozenge: The results cannot be written: No space left on device.\n");
}

TEST(Engine, MovesWithinItsTime) {
  const auto time_of_last_thought = [](const std::string& level) {
    const Ran ran = talk("say 'level " + level + "' 'go think'; hear done; [[ $thought =~ time=([0-9.]+) ]]; " +
                         "echo ${BASH_REMATCH[1]}");
    const auto lines = lines_of(ran.out);
    EXPECT_THAT(lines, ElementsAre(StartsWith("done move="), testing::_));
    return read_decimal(lines.empty() ? "" : lines.back()).value_or(HUGE_VAL);
  };
  EXPECT_LT(time_of_last_thought("time=1"), 1.0);
  EXPECT_LT(time_of_last_thought("moves=1 time=0.5"), 0.5);
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
