// What is said about the moves stays with them: comments, marks, clocks, variations.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/record/reading.hpp"

namespace lozenge::tests {

using record::Line;
using record::Note;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// "comment:...", "nag:7", one for each.
std::vector<std::string> texts(const std::vector<Note>& notes) {
  constexpr const char* kinds[] = {"comment:", "nag:", "strength:", "clock:"};
  std::vector<std::string> out;
  for (const Note& note : notes) out.push_back(kinds[static_cast<int>(note.kind)] + note.text);
  return out;
}

std::string turns(const Line& line) {
  std::string out;
  for (const auto& turn : line.turns) out += (out.empty() ? "" : " ") + turn.text;
  return out;
}

/// What stands behind the tags.
std::string moves_of(const record::Record& record) {
  const std::string text = written(record);
  return text.substr(text.find("\n\n") + 2);
}

}  // namespace

TEST(Remark, BelongsToTheMoveBeforeIt) {
  const auto record = read_one("{at first} 11-15! {good} $3 23-19 ?! ; to the end\n8-11 *");
  EXPECT_THAT(texts(record.line.before), ElementsAre("comment:at first"));
  EXPECT_THAT(texts(record.line.turns[0].notes), ElementsAre("strength:!", "comment:good", "nag:3"));
  EXPECT_THAT(texts(record.line.turns[1].notes), ElementsAre("strength:?!", "comment:to the end"));
  EXPECT_THAT(texts(record.line.turns[2].notes), IsEmpty());
}

TEST(Remark, AheadOfTheTagsBelongsToTheGame) {
  const auto record = read_one("{one} [Event \"a\"] {two}\n[Site \"b\"] 11-15 *");
  EXPECT_THAT(texts(record.line.before), ElementsAre("comment:one", "comment:two"));
}

TEST(Remark, ThatBelongsToNoGameIsReported) {
  const auto report = read("11-15 *\n{the end}");
  EXPECT_EQ(report.records.size(), 1u);
  EXPECT_THAT(tests::texts(report.warnings), ElementsAre("2:1 Game 2: A comment that belongs to no game is left out."));
}

TEST(Remark, CanBeAClock) {
  const auto record =
      read_one("11-15 {[%clk 0:05:00]} 23-19 {slow [%clk 1:59:58.5] and sure} 8-11 {[%clk soon] [%emt 0:00:01]}");
  EXPECT_THAT(texts(record.line.turns[0].notes), ElementsAre("clock:0:05:00"));
  EXPECT_THAT(texts(record.line.turns[1].notes), ElementsAre("clock:1:59:58.5", "comment:slow and sure"));
  EXPECT_THAT(texts(record.line.turns[2].notes), ElementsAre("comment:[%clk soon] [%emt 0:00:01]"));
}

TEST(Remark, CanBeAStrengthInParentheses) {
  const auto record = read_one("11-15(!) 23-19 (?!) (23-18) 8-11 *");
  EXPECT_THAT(texts(record.line.turns[0].notes), ElementsAre("strength:(!)"));
  EXPECT_THAT(texts(record.line.turns[1].notes), ElementsAre("strength:(?!)"));
  EXPECT_EQ(record.line.turns[1].variations.size(), 1u);
}

TEST(Remark, CanBeAStarBehindAForcedMove) {
  const auto record = read_one("11-15* 23-19* {only} 8-11*\n");
  EXPECT_THAT(texts(record.line.turns[0].notes), ElementsAre("nag:7"));
  EXPECT_THAT(texts(record.line.turns[1].notes), ElementsAre("nag:7", "comment:only"));
  EXPECT_THAT(texts(record.line.turns[2].notes), IsEmpty()) << "the last star ends the game";
}

TEST(Remark, IsANumberWhereAStrengthHasNoMoveToStandBehind) {
  const auto record = read_one("! 11-15! ? !!! /FEN \"W:W21-32:B1-10,12,15\"/ !? 23-19 (23-18) ?? *");
  EXPECT_THAT(texts(record.line.before), ElementsAre("nag:1"));
  EXPECT_THAT(texts(record.line.turns[0].notes), ElementsAre("strength:!", "nag:2", "comment:!!!"));
  EXPECT_THAT(texts(record.line.turns[1].notes), ElementsAre("nag:5"));
  EXPECT_THAT(texts(record.line.turns[2].variations[0].after), ElementsAre("nag:4"));
}

TEST(Remark, IsOneLineOfText) {
  const auto record = read_one("11-15 {  two \n\t lines { and a brace }  {}{ } *");
  EXPECT_THAT(texts(record.line.turns[0].notes), ElementsAre("comment:two lines ( and a brace"));
}

TEST(Variation, ReplacesTheMoveBeforeIt) {
  const auto record =
      read_one("11-15 23-19 (22-18 15x22 25x18 (2... 26x17) 8-11) (23-18 8-11 {so}) {then} 8-11 (9-14) 22-17 *");
  EXPECT_EQ(turns(record.line), "11-15 23-19 8-11 22-17");
  const auto& first = record.line.turns[1].variations;
  ASSERT_EQ(first.size(), 2u);
  EXPECT_EQ(turns(first[0]), "22-18 15x22 25x18 8-11");
  ASSERT_EQ(first[0].turns[2].variations.size(), 1u);
  EXPECT_EQ(turns(first[0].turns[2].variations[0]), "26x17");
  EXPECT_EQ(turns(first[1]), "23-18 8-11");
  EXPECT_THAT(texts(first[1].turns[1].notes), ElementsAre("comment:so"));
  EXPECT_THAT(texts(first[1].after), ElementsAre("comment:then"));
  EXPECT_EQ(turns(record.line.turns[2].variations[0]), "9-14");
}

TEST(Variation, MayHoldRemarksResultsAndSetUps) {
  const auto record = read_one("11-15 ({or} 11-16 $1 1-0) ({only words}) () (/FEN \"W:WK1:BK32\"/ 1-6) 23-19 *");
  const auto& variations = record.line.turns[0].variations;
  ASSERT_EQ(variations.size(), 3u);
  EXPECT_THAT(texts(variations[0].before), ElementsAre("comment:or"));
  EXPECT_THAT(texts(variations[0].turns[0].notes), ElementsAre("nag:1", "comment:1-0"));
  EXPECT_THAT(texts(variations[1].before), ElementsAre("comment:only words"));
  EXPECT_TRUE(variations[2].turns[0].is_setup);
}

TEST(Variation, MayReplaceTheLastMoveOfAGame) {
  const auto record = read_one(R"([Rules "enforcement=insist"] [FEN "B:W18:B15"] 15x22 (15-19 18-14) *)");
  EXPECT_EQ(turns(record.line.turns[0].variations[0]), "15-19 18-14");
  EXPECT_EQ(record.status.ending, play::Ending::on_the_board);
}

TEST(Remark, IsWrittenWhereItStood) {
  const auto record = read_one(
      "{at first} 11-15! {good} $3 {[%clk 0:05:00]} 23-19(?) (22-18 15x22 25x18 (26x17) 8-11) (23-18 8-11 {so}) {then} "
      "8-11 $7 22-17 ({hm} 19-16 {} 12x19) *");
  EXPECT_EQ(read_one(written(record)).line, record.line);
  EXPECT_EQ(moves_of(record),
            "{at first} 1. 11-15! {good} $3 {[%clk 0:05:00]} 1... 23-19(?) (1... 22-18\n"
            "2. 15x22 25x18 (2... 26x17) 3. 8-11) (1... 23-18 2. 8-11 {so}) {then} 2. 8-11 $7\n"
            "22-17 ({hm} 2... 19-16 3. 12x19) *\n");
}

TEST(Remark, IsBrokenIntoLinesOfEightyColumns) {
  std::string comment;
  for (int i = 0; i < 60; ++i) comment += (i > 0 ? " wörd" : "wörd") + std::to_string(i);
  const auto record = read_one("11-15 {" + comment + " " + std::string(100, 'x') + "} 23-19 *");
  const std::string text = written(record);
  EXPECT_EQ(read_one(text).line, record.line);
  std::size_t widest = 0;
  for (std::size_t begin = text.find("\n\n") + 2, end; begin < text.size(); begin = end + 1) {
    end = text.find('\n', begin);
    std::size_t columns = 0;
    for (std::size_t i = begin; i < end; ++i) columns += (text[i] & 0xc0) != 0x80;
    if (text.find("xxx", begin) >= end) widest = std::max(widest, columns);
  }
  EXPECT_LE(widest, 80u);
  EXPECT_GE(widest, 74u);
}

}  // namespace lozenge::tests
