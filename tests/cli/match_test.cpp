// `lozenge match` as a whole, also with programs that speak the Hub protocol, well or badly.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "tests/cli/program.hpp"
#include "tests/cli/terminal.hpp"

namespace lozenge::tests {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::MatchesRegex;

const std::string our_engine = "hub:" LOZENGE_PROGRAM " engine";

std::vector<std::string> match(const std::string& a, const std::string& b, std::vector<std::string> more = {}) {
  std::vector<std::string> arguments{"match", "checkers", a, b, "--nodes", "200", "--table", "1", "--seed", "1"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

std::string content(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A program that introduces itself properly, and then does this with each line that it hears.
std::string program_that(const std::string& does) {
  return "hub:while read -r line; do case $line in hub) echo wait;; init) echo ready;; *) " + does + ";; esac; done";
}

TEST(Match, ReportsTheResults) {
  const Ran ran = run(match("engine", "random", {"--games", "4"}));
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  const auto lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 7u) << ran.out;
  EXPECT_THAT(lines[0], MatchesRegex("A            engine: [0-9]+ moves, on average depth .*"));
  EXPECT_THAT(lines[1], MatchesRegex("B            random: .*"));
  EXPECT_EQ(lines[2], "Games        4: A won 4, drew 0, lost 0");
  EXPECT_EQ(lines[3], "Pairs        2: A had 0 points in 0, 0.5 in 0, 1 in 0, 1.5 in 0, 2 in 2");
  EXPECT_THAT(lines[4], MatchesRegex("Score        100.0 % \\(95 %: .* to 100.0\\)"));
  EXPECT_THAT(lines[5], MatchesRegex("Elo          \\+inf \\(95 %: .* to \\+inf\\)"));
  EXPECT_EQ(lines[6], "Superiority  100.0 %");
}

TEST(Match, SavesItsGamesWhichAreThoseOfTheSeed) {
  const Scratch scratch;
  const auto saved = [&](const std::string& name, std::vector<std::string> more) {
    more.insert(more.end(), {"--games", "6", "--save", scratch.path(name)});
    EXPECT_EQ(run(match("engine", "level=4", more)).status, 0);
    return content(scratch.path(name));
  };
  const std::string first = saved("1.pdn", {});
  EXPECT_THAT(first, AllOf(HasSubstr("[Black \"engine\"]"), HasSubstr("[White \"engine\"]"),
                           HasSubstr("[Round \"3.2\"]"), HasSubstr("[Opening \"random\"]")));
  EXPECT_EQ(saved("2.pdn", {}), first);
  EXPECT_EQ(saved("3.pdn", {"--threads", "3"}), first) << "however many at once";
  const Ran read = run({"record", scratch.path("1.pdn")});
  EXPECT_EQ(read.status, 0) << read.err;
  EXPECT_EQ(read.out, first);
}

TEST(Match, BeginsWithTheOpeningsAskedFor) {
  const Scratch scratch;
  run(match("random", "random", {"--games", "2", "--openings", "three-move", "--save", scratch.path("a.pdn")}));
  EXPECT_THAT(content(scratch.path("a.pdn")), ContainsRegex("Opening \"[0-9]+: [0-9]+-[0-9]+ "));
  std::ofstream(scratch.path("openings")) << "# one\n9-13 21-17 5-9\n";
  run(match("random", "random",
            {"--games", "4", "--openings", scratch.path("openings"), "--save", scratch.path("b.pdn")}));
  const std::string games = content(scratch.path("b.pdn"));
  for (std::size_t at = 0, found = 0; found < 4; ++found) {
    at = games.find("1. 9-13 21-17 2. 5-9 ", at + 1);
    ASSERT_NE(at, std::string::npos) << games;
  }
}

TEST(Match, EndsAsSoonAsTheTestIsDecided) {
  const Ran ran = run(match("engine", "random", {"--games", "1000", "--openings", "three-move", "--sprt", "0,50"}));
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, HasSubstr("Test         Elo 50 accepted"));
  EXPECT_THAT(ran.out, Not(HasSubstr("Games        1000")));
}

/// Breaks a contest off when `$N`, which one who plays in it writes to, has said this so many times.
Ran break_off(const std::string& contest, const std::string& news, int times) {
  const Scratch scratch;
  return run_shell("export N=" + scratch.path("news") + "; mkfifo $N; exec 3<>$N; $L match checkers " + contest +
                   " & for ((n = 0; n < " + std::to_string(times) + ";)); do read -r line <&3; [[ $line != " + news +
                   "* ]] || ((++n)); done; kill -INT $!; wait $!");
}

TEST(Match, BrokenOffInAThoughtGivesTheResultsSoFar) {
  const std::string mover = program_that("case $line in go*) echo done move=22-18; echo moved >$N;; esac");
  const Ran ran = break_off("engine:time=30 '" + mover + "' --games 50 --table 1 --openings <(echo 11-15)", "moved", 1);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Games        0: ")) << ran.err;
}

TEST(Match, BrokenOffAfterSomeGamesGivesTheResultsSoFar) {
  const Ran ran = break_off(
      "random 'hub:tee $N | $L engine' --games 1000000 --nodes 100 --table 1 --openings three-move", "new-game", 3);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, AllOf(ContainsRegex("Games        [1-9]"), HasSubstr("Superiority"))) << ran.err;
}

TEST(Match, BrokenOffWhileItPicksOpeningsGivesTheResultsSoFar) {
  Terminal terminal({"match", "checkers", "random", "random", "--games", "1000000", "--table", "1"});
  ASSERT_TRUE(terminal.shows("Picking openings [")) << terminal.output();
  terminal.type("\x03");
  EXPECT_TRUE(terminal.shows("Games        0: ")) << terminal.output();
  EXPECT_EQ(terminal.wait(), 0);
}

TEST(Match, OfTwoProgramsIsThatOfTheirEngines) {
  const Scratch scratch;
  const Ran ran = run(match(our_engine, our_engine, {"--games", "4", "--save", scratch.path("hub")}));
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, HasSubstr("Games        4: "));
  run(match("engine", "engine", {"--games", "4", "--save", scratch.path("own")}));
  const auto moves = [&](const std::string& name) {
    std::string out;
    for (const auto& line : lines_of(content(scratch.path(name))))
      if (!line.starts_with("[")) out += line + "\n";
    return out;
  };
  EXPECT_EQ(moves("hub"), moves("own")) << "the protocol changes nothing";
}

TEST(Match, OfAnotherGameGoesThroughTheProtocolToo) {
  const Ran ran = run({"match", "diamond-kings:enforcement=strict", our_engine, "random", "--games", "2", "--nodes",
                       "100", "--table", "1", "--seed", "1"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, HasSubstr("A won 2"));
}

TEST(Match, IsLostByAProgramThatFails) {
  const std::pair<std::string, std::string> bad[] = {
      {program_that("echo 'done move=1-99'"), "Its move '1-99' is refused: "},
      {program_that("echo 'done'"), "It gives no move."},
      {program_that("echo 'error message=\"No.\"'"), "It reports an error: No."},
      {program_that("exit 3"), "It has ended."},
      {program_that(":"), "It does not answer in time."},
      {program_that("yes nonsense"), "It does not answer in time."},
      {program_that("tr '\\0' x < /dev/zero"), "It says something without end."}};
  for (const auto& [program, sentence] : bad) {
    const Ran ran = run(match(program, "random", {"--games", "2", "--patience", "0.5"}));
    EXPECT_EQ(ran.status, 0) << program;
    EXPECT_THAT(ran.err, AllOf(HasSubstr("Game 1: A loses. " + sentence), HasSubstr("Game 2: A loses. " + sentence)))
        << program;
    EXPECT_THAT(ran.out, HasSubstr("A won 0, drew 0, lost 2")) << program;
  }
}

TEST(Match, CannotBePlayedByAProgramThatDoesNotBegin) {
  const std::pair<std::string, std::string> bad[] = {{"hub:./no-such-program 2>/dev/null", "It has ended."},
                                                     {"hub:sleep 100", "It does not answer in time."},
                                                     {"hub:exit", "It has ended."}};
  for (const auto& [program, sentence] : bad) {
    const Ran ran = run(match("random", program, {"--games", "2", "--patience", "0.5"}));
    EXPECT_EQ(ran.status, 1) << program;
    EXPECT_EQ(ran.out, "") << program;
    EXPECT_THAT(ran.err, AllOf(HasSubstr("cannot play. " + sentence))) << program;
  }
  const Ran ran = run({"match", "diam", program_that(":"), "random", "--games", "2"});
  EXPECT_THAT(ran.err, HasSubstr("It has no parameter 'game'"));
  EXPECT_THAT(run(match("random", program_that(":"), {"--games", "2", "--clock", "cpu"})).err,
              HasSubstr("It has no parameter 'clock'"));
}

TEST(Match, ThatCannotBeIsRefused) {
  const auto refused = [](std::vector<std::string> arguments, int status, const std::string& part) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, status) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(part));
    EXPECT_EQ(ran.out, "");
  };
  refused({"match", "checkers", "engine"}, 2, "B is missing");
  refused({"match", "checkers", "engine", "tiger"}, 2, "'tiger' is no player");
  refused(match("random", "random", {"--time", "soon"}), 2, "--time cannot be 'soon'");
  refused(match("random", "random", {"--sprt", "10,0"}), 2, "the smaller one first");
  refused(match("random", "random", {"--openings", "/no/file"}), 1, "cannot be opened");
  refused(match("random", "random", {"--save", "/no/file"}), 1, "cannot be written");
  refused({"match", "diam", "random", "random", "--openings", "three-move"}, 1, "no tournament openings for DIAM");
  refused(match("random", "random", {"--games", "0"}), 2, "--games cannot be");
}

}  // namespace
}  // namespace lozenge::tests
