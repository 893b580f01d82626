// What is generated from the tables of the commands: the manual page and the shell completions; and the bench.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "games/families.hpp"
#include "tests/cli/program.hpp"

namespace lozenge::tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const auto& line : lines_of(run({"--help"}).out))
    if (line.starts_with("  ") && !line.starts_with("  lozenge"))
      names.push_back(line.substr(2, line.find(' ', 2) - 2));
  return names;
}

bool is_installed(const std::string& tool) { return run_shell("command -v " + tool).status == 0; }

TEST(Manual, HasEveryCommandAndGame) {
  const std::string page = run({"man"}).out;
  ASSERT_GE(command_names().size(), 8u);
  for (const auto& name : command_names()) EXPECT_THAT(page, HasSubstr(".SS \"lozenge " + name));
  for (const play::Family* family : games::all()) EXPECT_THAT(page, HasSubstr(": " + family->summary.substr(0, 20)));
}

TEST(Manual, IsSoundRoff) {
  if (!is_installed("man")) GTEST_SKIP() << "man is not installed";
  const Ran ran = run_shell("$L man | man --warnings -E UTF-8 -l -Tutf8 -Z - > /dev/null");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
}

TEST(Completions, AreSoundForEachShell) {
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    const Ran script = run({"completions", shell});
    EXPECT_EQ(script.status, 0);
    for (const auto& name : command_names()) EXPECT_THAT(script.out, HasSubstr(name)) << shell;
    if (!is_installed(shell)) continue;
    EXPECT_EQ(run_shell("$L completions " + shell + " | " + shell + " -n").err, "") << shell;
  }
  EXPECT_EQ(run({"completions", "tcsh"}).status, 2);
}

/// What bash offers for a line.
std::vector<std::string> completed(const std::string& line) {
  const Ran ran = run_shell("source <($L completions bash); COMP_LINE='" + line +
                            "'; COMP_POINT=${#COMP_LINE}; _lozenge; printf '%s\\n' \"${COMPREPLY[@]}\"");
  EXPECT_EQ(ran.err, "");
  return lines_of(ran.out);
}

TEST(Completions, OfBashKnowCommandsGamesOptionsAndValues) {
  EXPECT_THAT(completed("lozenge p"), testing::ElementsAre("play", "perft", "print"));
  EXPECT_THAT(completed("lozenge perft check"), testing::Contains("checkers:sheet=parker"));
  EXPECT_THAT(completed("lozenge perft checkers:sheet=p"), testing::ElementsAre("parker"));
  EXPECT_THAT(completed("lozenge perft checkers 3 --d"), testing::ElementsAre("--divide"));
  EXPECT_THAT(completed("lozenge record x --to "), testing::ElementsAre("pdn", "json"));
  EXPECT_THAT(completed("lozenge record /etc/passw"), testing::Contains("/etc/passwd"));
}

TEST(Bench, HasASignatureThatStays) {
  const Ran first = run({"bench", "--signature", "checkers", "diam"});
  EXPECT_EQ(first.status, 0);
  EXPECT_THAT(first.out, MatchesRegex("Bench: [0-9]+\n"));
  EXPECT_EQ(run({"bench", "--signature", "checkers", "diam"}).out, first.out);
  EXPECT_NE(run({"bench", "--signature", "checkers:crowning=continues", "diam"}).out, first.out);
}

TEST(Bench, MeasuresHowDeepTheEngineLooks) {
  const auto lines = lines_of(run({"bench", "--engine", "--time", "0.02", "diam"}).out);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_THAT(lines[3], MatchesRegex("diam +[0-9]+ +([0-9]+|-) +[0-9]+ +[0-9]+ +[0-9.]+"));
}

TEST(Bench, MeasuresEachGame) {
  const auto lines = lines_of(run({"bench", "diam:players=3"}).out);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_THAT(lines[3], AllOf(HasSubstr("diam:players=3"), HasSubstr("5268544")));
  EXPECT_EQ(run({"bench", "chess"}).status, 2);
}

}  // namespace
}  // namespace lozenge::tests
