// lozenge analyse: what the engine finds, for people and for programs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"
#include "tests/cli/terminal.hpp"
#include "tests/protocol/json_check.hpp"

namespace lozenge::tests {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

TEST(Analyse, GivesALineOfJsonForEachFinding) {
  const Ran ran = run({"analyse", "checkers", "--depth", "6", "--json"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  const auto lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 6u) << ran.out;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_TRUE(JsonCheck::is_json(lines[i])) << lines[i];
    EXPECT_THAT(lines[i], MatchesRegex("\\{\"depth\":" + std::to_string(i + 1) +
                                       ",\"rank\":1,\"score\":-?[0-9]+,\"plies\":null,\"expectation\":0\\.[0-9]{4},"
                                       "\"nodes\":[0-9]+,\"time\":[0-9]+\\.[0-9]{3},\"nps\":[0-9]+,"
                                       "\"pv\":\\[(\"[0-9x-]+\",?)+\\]\\}"));
  }
}

TEST(Analyse, SaysInHowManyPliesTheGameIsDecided) {
  const std::vector<std::string> wins{"analyse", "checkers", "--position", "W:W22,23:B18", "--depth", "4"};
  EXPECT_THAT(run(wins).out, HasSubstr("wins in 1  100 %"));
  auto json = wins;
  json.push_back("--json");
  EXPECT_THAT(run(json).out, HasSubstr("\"score\":30999,\"plies\":1,\"expectation\":1.000"));
  const Ran loses = run({"analyse", "checkers", "--position", "B:W19:B12", "--depth", "4", "--json"});
  EXPECT_THAT(loses.out, HasSubstr("\"score\":-30998,\"plies\":-2,\"expectation\":0.000"));
}

TEST(Analyse, LooksForSeveralLines) {
  const Ran ran = run({"analyse", "checkers", "--depth", "3", "--lines", "2", "--json"});
  const auto lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 6u) << ran.out;
  EXPECT_THAT(lines[4], HasSubstr("\"depth\":3,\"rank\":1"));
  EXPECT_THAT(lines[5], HasSubstr("\"depth\":3,\"rank\":2"));
}

TEST(Analyse, IsTheSameEveryTimeWithALimitOfNodes) {
  const auto without_times = [](const Ran& ran) {
    std::string out;
    for (const auto& line : lines_of(ran.out))
      out += line.substr(0, line.find("\"time\"")) + line.substr(line.find("\"pv\"")) + "\n";
    return out;
  };
  const std::vector<std::string> arguments{"analyse", "checkers", "--nodes", "20000", "--json"};
  const Ran first = run(arguments);
  ASSERT_FALSE(first.out.empty());
  EXPECT_EQ(without_times(run(arguments)), without_times(first));
}

TEST(Analyse, PlaysMovesFirstWithTheirNumbersOrWithout) {
  EXPECT_THAT(run({"analyse", "checkers", "--moves", "1. 11-15 23-19", "--depth", "1"}).out,
              HasSubstr("Checkers, Black to move\n"));
  const Ran refused = run({"analyse", "checkers", "--moves", "1. 11-15 23-19 2. 15-19", "--depth", "1"});
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.err, HasSubstr("Move 3, '15-19': "));
}

TEST(Analyse, WeighsClaims) {
  const Ran ran = run({"analyse", "checkers:sheet=parker", "--moves", "11-16 24-20 16-19 22-17", "--nodes", "10000"});
  EXPECT_THAT(ran.out, HasSubstr("huff23 "));
}

TEST(Analyse, SaysThatADecidedGameIsDecided) {
  const Ran ran = run({"analyse", "checkers", "--position", "W:W:BK15"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(ran.err, "lozenge: There is nothing to think about: Black wins.\n");
}

TEST(Analyse, RefusesWhatCannotBe) {
  EXPECT_EQ(run({"analyse", "checkers", "--position", "W:W33:B1"}).status, 1);
  EXPECT_THAT(run({"analyse", "checkers", "--time", "0"}).err, HasSubstr("a number above 0, at most 1000000"));
  EXPECT_EQ(run({"analyse", "checkers", "--time", "soon"}).status, 2);
  EXPECT_EQ(run({"analyse", "checkers", "--depth", "0"}).status, 2);
  EXPECT_EQ(run({"analyse", "checkers", "--clock", "sun"}).status, 2);
  EXPECT_THAT(run({"analyse", "checkers", "--table", "1048576"}).err, HasSubstr("too large for this machine"));
}

TEST(Analyse, IsEndedByAnInterruptWithTheBestSoFar) {
  Terminal terminal({"analyse", "checkers", "--time", "1000"});
  ASSERT_TRUE(terminal.shows("depth"));
  ASSERT_TRUE(terminal.shows("   10 "));
  terminal.type("\x03");
  EXPECT_EQ(terminal.wait(), 0);
}

TEST(Analyse, KeepsItsTableInPlaceOnATerminal) {
  Terminal terminal({"analyse", "checkers", "--depth", "3", "--lines", "2"});
  EXPECT_EQ(terminal.wait(), 0);
  EXPECT_THAT(terminal.output(), HasSubstr("\x1b[2A"));
  EXPECT_THAT(run({"analyse", "checkers", "--depth", "3"}).out, Not(HasSubstr("\x1b")));
}

const char* const two_games = "1. 11-15 23-19 2. 8-11 1/2-1/2\n1. 11-16 24-20 2. 16-19 23x16 *\n";

TEST(AnalyseRecord, WritesEveryGameWithRemarks) {
  const Ran ran = run({"analyse", "--record", "-", "--nodes", "3000"}, two_games);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("1/2-1/2"));
  EXPECT_THAT(ran.out, HasSubstr("$7"));
  const Ran read = run({"record", "-"}, ran.out);
  EXPECT_EQ(read.out, ran.out);
  EXPECT_EQ(read.err, "");
}

TEST(AnalyseRecord, WritesAFileOrJson) {
  const Scratch scratch;
  const std::string file = scratch.path("reviewed.pdn");
  EXPECT_EQ(run({"analyse", "--record", "-", "--nodes", "1000", "-o", file}, two_games).out, "");
  EXPECT_THAT(run({"record", file}).out, HasSubstr("{Review: accuracy Black "));
  const auto lines = lines_of(run({"analyse", "--record", file, "--nodes", "1000", "--json"}).out);
  ASSERT_EQ(lines.size(), 2u);
  for (const auto& line : lines) EXPECT_TRUE(JsonCheck::is_json(line)) << line;
}

TEST(AnalyseRecord, BrokenOffKeepsTheGamesThatAreDone) {
  const Scratch scratch;
  const std::string in = scratch.path("in.pdn"), out = scratch.path("out.pdn");
  // The second game takes for ever; the first one is there long before its end.
  const Ran ran =
      run_shell("printf '1. 11-15 23-19 *\\n1. 11-16 24-20 2. 16-19 23x16 *\\n' > " + in +
                "; for ((i = 0; i < 9; ++i)); do cat " + in + " " + in + "; done > " + in +
                ".long; $L analyse --record " + in + ".long --nodes 3000000 -o " + out + " & while ! grep -q Review " +
                out + " 2> " + scratch.path("none") + "; do sleep 0.05; done; kill -INT $!; wait $!");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.err, testing::ContainsRegex("The review was broken off: [0-9]+ of 36 games are reviewed."));
  const Ran read = run({"record", out});
  EXPECT_EQ(read.status, 0) << read.err;
  EXPECT_THAT(read.out, HasSubstr("{Review: "));
}

TEST(AnalyseRecord, DoesNotWriteOverTheFileThatItReads) {
  const Scratch scratch;
  const std::string file = scratch.path("games.pdn");
  const Ran ran = run_shell("echo '1. 11-15 *' > " + file + "; $L analyse --record " + file + " -o " + file);
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(run({"record", file}).status, 0);
}

TEST(AnalyseRecord, GoesOnAfterABadGame) {
  const Ran ran = run({"analyse", "--record", "-", "--nodes", "1000"}, std::string("1. 11-99 *\n") + two_games);
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("standard input:1:4: Game 1, "));
  EXPECT_THAT(ran.out, testing::ContainsRegex("23x16[ \n][$]7"));  // lines are broken where they are full
}

TEST(AnalyseRecord, TakesTheGameOfRecordsThatDoNotNameTheirs) {
  const Ran ran = run({"analyse", "checkers:sheet=parker", "--record", "-", "--nodes", "1000"},
                      "1. 11-16 24-20 2. 16-19 22-17 huff23 *");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("sheet=parker"));
}

TEST(AnalyseRecord, RefusesWhatIsForPositions) {
  EXPECT_EQ(run({"analyse"}).status, 2);
  EXPECT_THAT(run({"analyse"}).err, HasSubstr("Say what to analyse"));
  EXPECT_EQ(run({"analyse", "--record", "-", "--lines", "2"}).status, 2);
  EXPECT_EQ(run({"analyse", "--record", "-", "--moves", "11-15"}).status, 2);
  EXPECT_EQ(run({"analyse", "--record", "-", "--threads", "2"}).status, 2);
  EXPECT_EQ(run({"analyse", "checkers", "-o", "x"}).status, 2);
  EXPECT_EQ(run({"analyse", "--record", "/no/such/file"}).status, 1);
}

}  // namespace
}  // namespace lozenge::tests
