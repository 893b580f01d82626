// Records as people write them: the habits of old collections, of typesetters and of those who count in their own way.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/record/reading.hpp"

namespace lozenge::tests {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

std::string fixture(const std::string& name) {
  std::ifstream in(std::string(LOZENGE_SOURCE_DIR "/tests/record/habits/") + name, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// "MOVES RESULT" of each game.
std::vector<std::string> games(const record::ReadReport& report) {
  std::vector<std::string> out;
  for (const auto& record : report.records)
    out.push_back(turns(record) + " " + std::string(record.status.outcome ? text(*record.status.outcome) : "*"));
  return out;
}

/// Writing what was read, and reading and writing that, gives the same twice, without a word.
void expect_stable(const record::ReadReport& report) {
  for (const auto& record : report.records) {
    const std::string text = written(record);
    const auto again = read(text);
    EXPECT_THAT(texts(again.problems), IsEmpty()) << text;
    EXPECT_THAT(texts(again.warnings), IsEmpty()) << text;
    ASSERT_THAT(again.records, SizeIs(1)) << text;
    EXPECT_EQ(written(again.records[0]), text);
  }
}

}  // namespace

TEST(RecordHabit, OfACrossForStepsIsToldOnceAFile) {
  const auto report = read("1. 11x15 22x18 2. 15x22 25x18 1-0\n1. 9x14 22x18 2. 5x9 0-1\n");
  EXPECT_THAT(texts(report.problems), IsEmpty());
  EXPECT_THAT(games(report), ElementsAre("11-15 22-18 15x22 25x18 1-0", "9-14 22-18 5-9 0-1"));
  EXPECT_THAT(texts(report.warnings),
              ElementsAre("1:4 Game 1, Black's move 1: '11x15' is written for 11-15: a step has '-', a jump 'x'. Where "
                          "only one move fits, it is taken."));
  expect_stable(report);
}

TEST(RecordHabit, OfADashForJumpsIsToldOnceAFile) {
  const auto report =
      read("11-15 22-18 15-22 25-18 *\n[FEN \"B:W6,14,22:B2\"] 2-25 1-0\n[FEN \"B:W6,14,32:B02\"] 02-09-18 *");
  EXPECT_THAT(texts(report.problems), IsEmpty());
  EXPECT_THAT(games(report), ElementsAre("11-15 22-18 15x22 25x18 *", "2x9x18x25 1-0", "2x9x18 *"));
  EXPECT_THAT(texts(report.warnings), ElementsAre(HasSubstr("'15-22' is written for 15x22")));
}

TEST(RecordHabit, TakesNoMoveThatCannotBe) {
  EXPECT_THAT(texts(read("11-15 22-18 8-11").problems), ElementsAre(HasSubstr("in this game a jump must be taken.")));
  EXPECT_THAT(texts(read("11x16 22-18 16x11").problems), SizeIs(1));
  EXPECT_THAT(texts(read("11x15-").problems), SizeIs(1)) << "cut off";
  EXPECT_THAT(texts(read(R"([Game "diamond-checkers"] 14Ax15A *)").problems), SizeIs(1)) << "only PDN has the habit";
}

TEST(RecordHabit, OfTypesettersIsReadWithoutAWord) {
  for (const char* moves : {"1. 11-15 22-18 2. 15X22 25X18 1/2-1/2", "1. 11–15 22–18 2. 15×22 25×18 ½–½",
                            "1. 11−15 22—18 2. 15 × 22 25 x 18 1/2", "1) 11-15 22-18 2) 15x22 25x18 1/2",
                            "1)11-15 22-18 2)15x22 25x18 ½", "1. 11 - 15 22 - 18 2. 15 : 22 25 x 18 1/2 - 1/2",
                            "1. 11- 15 22 -18 2. 15x 22 25 x18 1-1", "1.11 -\n15 22\n- 18 2.15 x\r\n22 25x18 1/2",
                            "1. 11\x96"
                            "15 22\x96"
                            "18 2. 15\xd7"
                            "22 25\xd7"
                            "18 \xbd-\xbd",
                            "11-15 22-18 15x22 25x18 1/2"}) {
    const auto report = read(moves);
    EXPECT_THAT(texts(report.problems), IsEmpty()) << moves;
    EXPECT_THAT(games(report), ElementsAre("11-15 22-18 15x22 25x18 1/2-1/2")) << moves;
  }
  EXPECT_THAT(texts(read("1. 11–15 22 - 18 2) 15×22 1/2").warnings), IsEmpty());
  EXPECT_EQ(read_one("[Result \"1/2\"] 11-15 *").status.outcome, Outcome::draw);
}

TEST(RecordHabit, OfBlanksStopsAtOtherMoves) {
  EXPECT_EQ(turns(read_one("11-15 22-18 (1) 22-17 8-11) 15 x 22")), "11-15 22-18 15x22");
  EXPECT_EQ(turns(read_one(R"([FEN "B:W6,14,22:B2"] 2 x 9 x 18 x 25)")), "2x9x18x25");
  EXPECT_EQ(turns(read_one(R"([Game "diam"] 1. R@1 K@5 2. 1.1-2 5.1-6)")), "R@1 K@5 1.1-2 5.1-6");
  EXPECT_THAT(texts(read("11-15 - 22-18").problems), SizeIs(1)) << "a dash between moves is none of a move";
}

TEST(RecordHabit, OfLeavingMenOnTheCrownRowMakesThemKings) {
  const auto report = read("[FEN \"W:W1,22,30:B8,29-31,K32:H3\"]\n22-18 /FEN \"B:W4,K5:B12\"/ *");
  EXPECT_THAT(texts(report.problems), ElementsAre(HasSubstr("Square 30 is given twice")));
  const auto kings = read("[FEN \"W:W1,22:B8,29-31,K32:H3\"]\n22-18 /FEN \"B:W4,K5:B12\"/ *");
  EXPECT_THAT(texts(kings.problems), IsEmpty());
  ASSERT_THAT(kings.records, SizeIs(1));
  EXPECT_EQ(kings.records[0].start, "W:WK1,22:B8,K29,K30,K31,K32:H3");
  EXPECT_EQ(turns(kings.records[0]), "22-18 B:WK4,K5:B12");
  EXPECT_THAT(texts(kings.warnings),
              ElementsAre("1:1 Game 1: Men on the crown row of the position are taken for kings.",
                          "2:7 Game 1, Black's move 2: Men on the crown row of the position are taken for kings."));
  expect_stable(kings);
}

TEST(RecordHabit, OfNamingOnlyTheEndsOfACaptureIsSettledByWhatFollows) {
  const std::string fork = "[FEN \"B:W6,7,14,15,32:B2,12\"] 2x18 ";
  EXPECT_EQ(turns(read_one(fork + "14-10 12-16 *")), "2x11x18 14-10 12-16");
  EXPECT_EQ(turns(read_one(fork + "15-10 12-16 *")), "2x9x18 15-10 12-16");
  EXPECT_EQ(turns(read_one(fork + "{both ways} 32-27 (32-28 12-16) $1 12-16 15-10 *")), "2x9x18 32-27 12-16 15-10");
  EXPECT_EQ(turns(read_one("[FEN \"B:W6,7,14,15,32:B2,12\"] 2-18 7-3 *")), "2x9x18 7-3");
  EXPECT_THAT(texts(read(fork + "14-10 *").warnings),
              ElementsAre("1:31 Game 1, Black's move 1: '2x18' can be 2x11x18 or 2x9x18; the moves that follow fit "
                          "2x11x18 alone."));
  EXPECT_THAT(texts(read(fork + "32-27 *").problems), ElementsAre(HasSubstr("name a square on the way")));
  EXPECT_THAT(texts(read(fork + "*").problems), ElementsAre(HasSubstr("name a square on the way")));
  EXPECT_THAT(texts(read(fork + "31-99 14-10 *").problems), ElementsAre(HasSubstr("name a square on the way")));
  expect_stable(read(fork + "14-10 12-16 *"));
}

TEST(RecordHabit, OfWholeFilesIsRead) {
  const struct {
    const char* file;
    std::size_t games, warnings;
  } cases[] = {{"crosses.pdn", 4, 2}, {"dashes.pdn", 4, 1}, {"typeset.pdn", 3, 1}, {"problems.pdn", 3, 3}};
  for (const auto& [file, count, warned] : cases) {
    const auto report = read(fixture(file));
    EXPECT_THAT(texts(report.problems), IsEmpty()) << file;
    EXPECT_THAT(report.records, SizeIs(count)) << file;
    EXPECT_THAT(texts(report.warnings), SizeIs(warned)) << file;
    expect_stable(report);
  }
}

TEST(RecordHabit, OfClaimingDrawsKeepsWhatWasPlayed) {
  const auto report = read(fixture("claimed.pdn"));
  EXPECT_THAT(texts(report.problems), IsEmpty());
  EXPECT_THAT(texts(report.warnings), IsEmpty());
  ASSERT_THAT(report.records, SizeIs(2));
  EXPECT_EQ(report.records[0].status, (play::Status{Outcome::first_wins, play::Ending::resignation}));
  EXPECT_EQ(report.records[1].status, (play::Status{Outcome::draw, play::Ending::repetition}));
  expect_stable(report);
}

}  // namespace lozenge::tests
