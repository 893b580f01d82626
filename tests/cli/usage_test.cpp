// What a wrong command line is answered: one sentence on standard error, nothing on standard output, status 2 for wrong
// usage and 1 for a request that cannot be.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"

namespace lozenge::tests {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

struct Wrong {
  std::vector<std::string> arguments;
  int status;
  std::string sentence;  // part of it
};

std::ostream& operator<<(std::ostream& out, const Wrong& wrong) {
  for (const auto& argument : wrong.arguments) out << ' ' << argument;
  return out;
}

class Usage : public testing::TestWithParam<Wrong> {};

TEST_P(Usage, IsAnsweredWithASentenceAndAStatus) {
  const Ran ran = run(GetParam().arguments);
  EXPECT_EQ(ran.status, GetParam().status) << ran.err;
  EXPECT_EQ(ran.out, "");
  EXPECT_THAT(ran.err, StartsWith("lozenge: "));
  EXPECT_THAT(ran.err, HasSubstr(GetParam().sentence));
  EXPECT_EQ(lines_of(ran.err).size(), 1u) << ran.err;
  EXPECT_THAT(ran.err, testing::ContainsRegex("[.?]\n$"));
}

INSTANTIATE_TEST_SUITE_P(
    Commands, Usage,
    testing::Values(
        Wrong{{"pertf"}, 2, "Did you mean 'perft'?"}, Wrong{{"chess"}, 2, "lists the commands"},
        Wrong{{"--verison"}, 2, "Did you mean '--version'?"}, Wrong{{""}, 2, "There is no command ''"},
        Wrong{{"help", "nothing"}, 2, "There is no command 'nothing'"}, Wrong{{"perft"}, 2, "GAME is missing"},
        Wrong{{"perft", "checkers"}, 2, "DEPTH is missing"}, Wrong{{"replay", "checkers"}, 2, "MOVE is missing"},
        Wrong{{"perft", "checkers", "x"}, 2, "DEPTH cannot be 'x'; it is a whole number from 0 to 1000"},
        Wrong{{"perft", "checkers", "-1"}, 2, "'-1'"}, Wrong{{"perft", "checkers", "1001"}, 2, "DEPTH cannot be"},
        Wrong{{"perft", "checkers", "99999999999999999999"}, 2, "DEPTH cannot be"},
        Wrong{{"perft", "checkers", "5 "}, 2, "DEPTH cannot be"},
        Wrong{{"perft", "checkers", ""}, 2, "DEPTH cannot be ''"},
        Wrong{{"perft", "checkers", "1", "2"}, 2, "I do not know what to do with '2'"},
        Wrong{{"perft", "checkers", "1", "--dvide"}, 2, "Did you mean '--divide'?"},
        Wrong{{"perft", "checkers", "1", "--divide=yes"}, 2, "--divide takes no value"},
        Wrong{{"perft", "checkers", "1", "--threads"}, 2, "--threads needs a value"},
        Wrong{{"perft", "checkers", "1", "--threads", "0"}, 2, "from 1 to 256"},
        Wrong{{"perft", "checkers", "1", "--hash", "1", "--hash", "2"}, 2, "--hash is given twice"},
        Wrong{{"moves", "checkers", "-x"}, 2, "no option '-x'"},
        Wrong{{"moves", "chess"}, 2, "There is no game 'chess'; the games are: checkers"},
        Wrong{{"moves", "checkers:"}, 2, "key=value"}, Wrong{{"moves", "checkers:sheet"}, 2, "needs a value"},
        Wrong{{"moves", "checkers:sheet=x"}, 2, "it can be: maple, parker"},
        Wrong{{"moves", "checkers:colour=x"}, 2, "its options are: sheet"},
        Wrong{{"moves", "checkers", "--position", ""}, 1, "A position begins with"},
        Wrong{{"moves", "checkers", "--position", std::string(100000, 'x')}, 1, "too long"},
        Wrong{{"moves", std::string(100000, 'x')}, 2, "too long"},
        Wrong{{"perft", "checkers", "1", "--position", "B:W33:B1"}, 1, "no square"},
        Wrong{{"replay", "checkers", "--position", "x", "11-15"}, 1, "A position begins with"},
        Wrong{{"replay", "checkers", "\x1b[2J\xff"}, 1, "'?[2J?'"}));

TEST(Help, IsThereForEveryCommandWithExamples) {
  const Ran overview = run({"--help"});
  EXPECT_EQ(overview.status, 0);
  int commands = 0;
  for (const auto& line : lines_of(overview.out)) {
    if (!line.starts_with("  ") || line.starts_with("  lozenge")) continue;
    const std::string name = line.substr(2, line.find(' ', 2) - 2);
    const Ran page = run({name, "--help"});
    EXPECT_EQ(page.status, 0) << name;
    EXPECT_THAT(page.out, StartsWith("lozenge " + name + ": "));
    EXPECT_THAT(page.out, HasSubstr("Examples:\n  lozenge " + name)) << name;
    EXPECT_EQ(run({"help", name}).out, page.out);
    ++commands;
  }
  EXPECT_GE(commands, 4) << overview.out;
}

TEST(Version, IsOneLine) { EXPECT_THAT(run({"--version"}).out, testing::MatchesRegex("lozenge [0-9.]+\n")); }

TEST(Output, ThatNobodyReadsEndsTheProgramQuietly) {
  const Ran ran = run_shell("yes | $L moves checkers --batch | head -1; echo ${PIPESTATUS[1]}");
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(lines_of(ran.out).back(), "141");
}

TEST(Output, ThatCannotBeWrittenIsAnError) {
  const Ran ran = run_shell("$L games > /dev/full");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("No space left"));
}

TEST(Input, ThatIsADirectoryIsAnError) {
  const Ran ran = run_shell("$L moves checkers --batch < /");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("cannot be read"));
}

}  // namespace
}  // namespace lozenge::tests
