// lozenge print: files that are whole or not there, and refusals that say why.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/cli/program.hpp"

namespace lozenge::tests {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string content(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::size_t files_in(const std::string& folder) {
  return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

}  // namespace

TEST(Print, WritesWhatTheEndingSays) {
  const Scratch scratch;
  for (const auto& [ending, begin] :
       {std::pair("pdf", "%PDF"), std::pair("svg", "<svg"), std::pair("png", "\x89PNG")}) {
    const std::string path = scratch.path(std::string("a.") + ending);
    const Ran ran = run({"print", "checkers", "board", "-o", path});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, path + "\n");
    EXPECT_THAT(content(path), StartsWith(begin));
  }
  EXPECT_EQ(files_in(scratch.path("")), 3u);
}

TEST(Print, NumbersPicturesOfSeveralPages) {
  const Scratch scratch;
  const Ran ran = run({"print", "checkers", "rules", "-o", scratch.path("r.svg")});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out, scratch.path("r-1.svg") + "\n" + scratch.path("r-2.svg") + "\n");
}

TEST(Print, IsTheSameEachTime) {
  const Scratch scratch;
  for (const char* name : {"a.pdf", "b.pdf"})
    EXPECT_EQ(run({"print", "diam", "set", "--paper", "a4", "-o", scratch.path(name)}).status, 0);
  EXPECT_EQ(content(scratch.path("a.pdf")), content(scratch.path("b.pdf")));
}

TEST(Print, DrawsDiagramsAndBooklets) {
  const Scratch scratch;
  Ran ran =
      run({"print", "checkers", "diagram", "--position", "B:W18:B14", "--move", "14x23", "-o", scratch.path("d.svg")});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(content(scratch.path("d.svg")), HasSubstr("Black plays 14x23"));
  std::ofstream(scratch.path("g.pdn")) << "1. 11-15 22-18 *\n";
  ran = run({"print", "checkers", "booklet", "--record", scratch.path("g.pdn"), "--at", "1", "--language", "de", "-o",
             scratch.path("b.svg")});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(content(scratch.path("b.svg")), HasSubstr("11-15"));
}

TEST(Print, NamesTheGamesThatABookletLeavesOut) {
  const Scratch scratch;
  const std::string file = scratch.path("g.pdn");
  std::ofstream(file) << "1. 11-15 *\n1. 11-15 11-15 *\n[Game \"diam\"]\nR@1 *\n[Event \"c\"]\n1. 12-16 *\n";
  const Ran ran = run({"print", "checkers", "booklet", "--record", file, "-o", scratch.path("b.svg")});
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(lines_of(ran.err), testing::ElementsAre(HasSubstr("g.pdn:2:10: Game 2, White's move 1 (11-15): "),
                                                      HasSubstr("g.pdn:3:1: This record is of another game: DIAM.")));
  EXPECT_THAT(content(scratch.path("b.svg")), testing::AllOf(HasSubstr("11-15"), HasSubstr("12-16")));
}

TEST(Print, RefusesInASentenceAndWritesNothing) {
  const Scratch scratch;
  const std::string path = scratch.path("a.pdf");
  struct Wrong {
    std::vector<std::string> arguments;
    int status;
    std::string sentence;
  };
  for (const Wrong& wrong : {
           Wrong{{"checkers", "board"}, 2, "-o FILE.pdf"},
           Wrong{{"checkers", "board", "-o", "a.doc"}, 2, "ends in .pdf, .svg or .png"},
           Wrong{{"checkers", "board", "--paper", "a5", "-o", path}, 2, "one of: letter, legal, a4, a3"},
           Wrong{{"checkers", "poster", "-o", path}, 2, "DOCUMENT cannot be 'poster'"},
           Wrong{{"chess", "board", "-o", path}, 2, "chess"},
           Wrong{{"checkers", "diagram", "--position", "B:W18:B18", "-o", path}, 1, "18"},
           Wrong{{"checkers", "diagram", "--move", "11-19", "-o", path}, 1, "."},
           Wrong{{"checkers", "board", "--move", "11-15", "-o", path}, 2, "--move goes with diagram"},
           Wrong{{"checkers", "rules", "--tiled", "-o", path}, 2, "--tiled goes with"},
           Wrong{{"checkers", "board", "--space", "1in", "-o", path}, 1, "does not fit on one sheet"},
           Wrong{{"checkers", "booklet", "-o", path}, 2, "needs --record"},
           Wrong{{"checkers", "booklet", "--record", scratch.path("no.pdn"), "-o", path}, 1, "cannot be opened"},
           Wrong{{"checkers", "booklet", "--record", "x", "--at", "ten", "-o", path}, 2, "--at cannot be 'ten'"},
           Wrong{{"checkers", "board", "--language", "xx", "-o", path}, 2, "one of: en"},
           Wrong{{"checkers", "board", "-o", scratch.path("no/such/a.pdf")}, 1, "cannot be written"},
       }) {
    auto arguments = wrong.arguments;
    arguments.insert(arguments.begin(), "print");
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, wrong.status) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(wrong.sentence));
    EXPECT_EQ(lines_of(ran.err).size(), 1u) << ran.err;
    EXPECT_EQ(ran.out, "");
  }
  EXPECT_EQ(files_in(scratch.path("")), 0u);
}

}  // namespace lozenge::tests
