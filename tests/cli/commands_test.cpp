// The commands that scripts rely on: their output, line by line, and their exit status.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "tests/cli/program.hpp"
#include "tests/effort.hpp"

namespace lozenge::tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

TEST(Moves, AreListedSortedWithThePositionAfterThem) {
  const Ran ran = run({"moves", "checkers", "--position", "W:W21,30:B1,9"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "21-17\tB:W17,30:B1,9\n30-25\tB:W21,25:B1,9\n30-26\tB:W21,26:B1,9\n");
  EXPECT_EQ(ran.err, "");
}

TEST(Moves, OfADecidedPositionAreNone) {
  const Ran ran = run({"moves", "checkers", "--position", "W:W:BK15"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "");
}

TEST(Batch, AnswersEveryLineAndGoesOnAfterARefusal) {
  const Ran ran = run({"moves", "checkers", "--batch"}, "W:W:BK15\nnonsense\r\n\nW:W21:B1");
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(lines_of(ran.out), ElementsAre(R"({"position":"W:W:BK15","moves":[],"over":"1-0"})",
                                             AllOf(StartsWith(R"({"position":"nonsense","error":)"), HasSubstr(".\"}")),
                                             StartsWith(R"({"position":"","error":)"),
                                             R"({"position":"W:W21:B1","moves":[["21-17","B:W17:B1"]],"over":null})"));
}

TEST(Batch, RefusesALineThatIsTooLongAndGoesOn) {
  const Ran ran = run({"moves", "checkers", "--batch"}, std::string(5'000'000, 'x') + "\nW:W21:B1\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(lines_of(ran.out), ElementsAre(HasSubstr("too long"), HasSubstr("21-17")));
}

TEST(Batch, TakesAnyBytes) {
  const Ran ran = run({"moves", "checkers", "--batch"}, std::string("W:W21\0:B1\n\xff\xfe\x1b[2J\n", 17));
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(lines_of(ran.out), ElementsAre(StartsWith(R"({"position":"W:W21\u0000:B1","error":)"),
                                             StartsWith(R"({"position":"\ufffd\ufffd\u001b[2J","error":)")));
}

TEST(Batch, AnswersAtOnceWhenAskedOneByOne) {
  const Ran ran = run_shell(
      "coproc $L moves checkers --batch; echo W:W21:B1 >&${COPROC[1]}; read -t 20 -r answer <&${COPROC[0]}; echo "
      "$answer");
  EXPECT_THAT(ran.out, HasSubstr("21-17"));
}

TEST(Batch, NeedsNoMoreMemoryForMoreInput) {
  const Ran ran = run_shell("head -c 1000000000 /dev/zero | $L moves checkers --batch | wc -l");
  EXPECT_EQ(ran.out, "1\n") << ran.err;
  EXPECT_LT(ran.kilobytes, is_sanitized ? 700'000 : 300'000) << "sanitizers keep what was freed for a while";
}

TEST(Batch, TakesNoPosition) { EXPECT_EQ(run({"moves", "checkers", "--batch", "--position", "W:W21:B1"}).status, 2); }

TEST(Replay, ShowsThePositionAfterEachMoveAndTheResult) {
  const Ran ran = run({"replay", "checkers", "--position", "B:W10:B6", "6x15"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "W:W:B15\t1-0\n");
}

TEST(Replay, TakesMovesInOneArgumentAndFromStandardInput) {
  const Ran separate = run({"replay", "checkers", "11-15", "22-18", "15x22"});
  EXPECT_EQ(separate.status, 0);
  EXPECT_EQ(run({"replay", "checkers", "1. 11-15 22-18 2. 15x22"}).out, separate.out);
  EXPECT_EQ(run({"replay", "checkers", "-"}, "1. 11-15\n22-18\n\n2... 15x22").out, separate.out);
  EXPECT_EQ(run({"replay", "checkers", "11-15", "-"}, "22-18 15x22\n").out, separate.out);
  EXPECT_EQ(run({"replay", "checkers", "--", "11-15", "22-18", "15x22"}).out, separate.out);
}

TEST(Replay, StopsAtTheFirstIllegalMove) {
  const Ran ran = run({"replay", "checkers", "11-15", "22-19", "15x22"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(lines_of(ran.out).size(), 1u);
  EXPECT_THAT(ran.err, StartsWith("lozenge: Move 2, '22-19': "));
}

TEST(Replay, RefusesEndlessInputAtOnce) {
  const Ran ran = run_shell("$L replay checkers - < /dev/zero");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("too long"));
}

TEST(Replay, PlaysClaims) {
  const Ran ran = run({"replay", "checkers:sheet=parker", "11-15", "22-18", "9-13", "huff15"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(lines_of(ran.out).size(), 4u);
}

TEST(Replay, TakesTheSignOfAPassForAMoveWhereItIsOne) {
  const std::string blocked = "2:RROO/KKNN/KKNN/RROO/-/-/-/-";
  EXPECT_EQ(lines_of(run({"replay", "diam", "--position", blocked, "--", "1.1-8"}).out).size(), 2u);
  EXPECT_EQ(lines_of(run({"replay", "diam", "--", "R@1"}).out).size(), 1u);
  EXPECT_EQ(run({"replay", "diam", "R@1", "--"}).status, 1);
}

TEST(Perft, EndsWithTheCount) {
  EXPECT_EQ(run({"perft", "checkers", "7"}).out, "179740\n");
  EXPECT_EQ(run({"perft", "checkers", "0"}).out, "1\n");
  EXPECT_EQ(run({"perft", "checkers", "1", "--position", "W:W:BK15"}).out, "0\n");
}

TEST(Perft, CountsTheSameWithThreadsAndTable) {
  EXPECT_EQ(run({"perft", "checkers", "9", "--threads", "3"}).out, "3963680\n");
  EXPECT_EQ(run({"perft", "checkers", "9", "--threads", "3", "--hash", "8"}).out, "3963680\n");
}

TEST(Perft, DividesByMoveAndAddsUp) {
  const auto lines = lines_of(run({"perft", "checkers", "5", "--divide"}).out);
  ASSERT_EQ(lines.size(), 8u);
  EXPECT_EQ(lines.back(), "7361");
  std::uint64_t total = 0;
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) total += std::stoull(lines[i].substr(lines[i].find('\t')));
  EXPECT_EQ(total, 7361u);
}

TEST(Perft, RefusesACountThatDoesNotFit) {
  const Ran ran = run({"perft", "checkers", "1000", "--hash", "64", "--position", "B:WK30:BK1"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_THAT(ran.err, HasSubstr("64 bits"));
}

TEST(Perft, RefusesATableLargerThanTheMachine) {
  const Ran ran = run({"perft", "checkers", "1", "--hash", "1048576"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("too large for this machine"));
}

TEST(Games, AreAllListedWithTheirOptions) {
  const Ran ran = run({"games"});
  EXPECT_EQ(ran.status, 0);
  for (const play::Family* family : games::all()) {
    EXPECT_THAT(ran.out, HasSubstr(family->id + "\n  " + family->name));
    for (const auto& option : family->options) EXPECT_THAT(ran.out, HasSubstr(option.key + "="));
  }
}

}  // namespace
}  // namespace lozenge::tests
