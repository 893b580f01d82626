// A bad record says where and why, and costs only itself.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "record/limits.hpp"
#include "tests/effort.hpp"
#include "tests/record/reading.hpp"

namespace lozenge::tests {

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

std::string repeat(std::string_view text, std::size_t times) {
  std::string out;
  for (std::size_t i = 0; i < times; ++i) out += text;
  return out;
}

std::vector<std::string> problems(std::string_view text) { return texts(read(text).problems); }

}  // namespace

TEST(RecordProblem, PointsAtTheMoveThatCannotBePlayed) {
  EXPECT_THAT(problems("[Event \"a\"]\n\n1. 11-15 23-19\n2. 8-11 19-11 *"),
              ElementsAre("4:9 Game 1, White's move 2 (19-11): 11 is not next to 19."));
  EXPECT_THAT(problems("1.11-15 23-19 2.10-15"), ElementsAre("1:17 Game 1, Black's move 2 (10-15): 15 is occupied."));
  EXPECT_THAT(problems("9-13 22-17 9-14"), ElementsAre("1:12 Game 1, Black's move 2 (9-14): There is no piece on 9."));
}

TEST(RecordProblem, CountsCharactersNotBytes) {
  EXPECT_THAT(problems("{déjà vu} 11-19"), ElementsAre("1:11 Game 1, Black's move 1 (11-19): 19 is not next to 11."));
  EXPECT_THAT(problems("\xef\xbb\xbf"
                       "11-19"),
              ElementsAre("1:1 Game 1, Black's move 1 (11-19): 19 is not next to 11."));
  EXPECT_THAT(problems("11-15\r\n23-19\r\r99-1"),
              ElementsAre("4:1 Game 1, Black's move 2 (99-1): There is no square '99' on this board."));
}

TEST(RecordProblem, PointsIntoVariations) {
  EXPECT_THAT(problems("11-15 23-19 (22-18 15x22 25-21) 8-11"),
              ElementsAre("1:26 Game 1, White's move 2 (25-21): 21 is occupied."));
  EXPECT_THAT(problems("11-15 (11-16 24-20 (23-19"),
              ElementsAre("1:26 Game 1, Black's move 2: A variation is not closed: ')' is missing."));
  EXPECT_THAT(problems("(11-15) 11-16"),
              ElementsAre("1:1 Game 1, Black's move 1: A variation stands behind the move that it replaces."));
  EXPECT_THAT(problems("11-15) 23-19"), ElementsAre("1:6 Game 1, White's move 1: This ')' closes no variation."));
}

TEST(RecordProblem, KeepsTheGamesAroundIt) {
  const auto report = read(
      "[Event \"a\"] 11-15 *\n"
      "[Event \"b\"] 11-15 11-15 {never 1-0} (1-5) 2-6 1-0\n"
      "[Event \"c\"] 9-13 *\n"
      "[Event \"d\"] 9-99\n"
      "[Event \"e\"]\n[Site \"f\"] 9-14 *\n");
  EXPECT_THAT(texts(report.problems),
              ElementsAre("2:19 Game 2, White's move 1 (11-15): There is no piece on 11.",
                          "4:13 Game 4, Black's move 1 (9-99): There is no square '99' on this board."));
  std::vector<std::string> events;
  for (const auto& record : report.records) events.push_back(record.tags[0].value + " " + turns(record));
  EXPECT_THAT(events, ElementsAre("a 11-15", "c 9-13", "e 9-14"));
}

TEST(RecordProblem, SkipsTheMovesOfAGameWithABadHeader) {
  const auto report = read("[Event \"a]\n[Site \"b\"]\n11-15 *\n[Event \"c\"]\n9-13 *");
  EXPECT_THAT(texts(report.problems),
              ElementsAre("1:1 Game 1: A tag is [Name \"value\"]: this one is not closed on its line."));
  ASSERT_EQ(report.records.size(), 1u);
  EXPECT_EQ(turns(report.records[0]), "9-13");
}

TEST(RecordProblem, FindsTheGamesBehindACommentThatIsNotClosed) {
  const auto report = read("11-15 {oh 23-19 *\n[Event \"c\"]\n9-13 *");
  EXPECT_THAT(texts(report.problems),
              ElementsAre("1:7 Game 1, White's move 1: The comment that begins here is not closed."));
  ASSERT_EQ(report.records.size(), 1u);
  EXPECT_EQ(turns(report.records[0]), "9-13");
}

TEST(RecordProblem, ExplainsTagsThatNameNoGame) {
  EXPECT_THAT(problems("[Event \"a\"]\n[GameType \"99\"]\n1. 32-28 *"),
              ElementsAre("2:1 Game 1: The GameType '99' is none of the games here; 21,B,8,8,N1,0 is Checkers."));
  EXPECT_THAT(problems("[Game \"chess\"] *"),
              ElementsAre(testing::StartsWith("1:1 Game 1: There is no game 'chess'; the games are: checkers, ")));
  EXPECT_THAT(problems("[GameType \"21\"]\n [Rules \"sheet=milton\"] *"),
              ElementsAre("2:2 Game 1: The option sheet of checkers cannot be 'milton'; it can be: maple, parker."));
  EXPECT_THAT(problems("[FEN \"B:W1:B1\"] *"),
              ElementsAre("1:1 Game 1: The position in the tag FEN: Square 1 is given twice."));
}

TEST(RecordProblem, TellsOnceThatAFileIsOfAnotherGame) {
  const std::string international = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 5-10 5. 46-41 10-15 2-0\n";
  EXPECT_THAT(problems(repeat("[GameType \"20\"]\n" + international, 3)),
              ElementsAre("1:1 Game 1: This is international draughts (GameType 20), which is none of the games here. "
                          "All games of that type are left out."));
  EXPECT_THAT(problems("[GameType \"26,W,8,8,A0,0\"] *"),
              ElementsAre("1:1 Game 1: This is Brazilian draughts (GameType 26), which is none of the games here. All "
                          "games of that type are left out."));
  EXPECT_THAT(
      problems("[Event \"a\"]\n" + repeat(international, 3)),
      ElementsAre("1:1 Game 1: The squares go beyond 32: this is a game on a larger board than that of Checkers. "
                  "All games of that kind are left out."));
  EXPECT_THAT(problems("[FEN \"W:W31-50:B1-20\"] 32-28 *"),
              ElementsAre(testing::HasSubstr("a game on a larger board")));
  const auto mixed = read("[GameType \"20\"]\n" + international + "[GameType \"21\"]\n1. 11-15 *");
  EXPECT_EQ(mixed.problems.size(), 1u);
  EXPECT_EQ(mixed.records.size(), 1u);
  EXPECT_THAT(problems("11-15 23-19 8-11 22-37 *"),
              ElementsAre(testing::HasSubstr("There is no square '37' on this board.")))
      << "a slip of the pen";
}

TEST(RecordProblem, ExplainsSignsWithoutMeaning) {
  EXPECT_THAT(problems("11-15 } *"), ElementsAre("1:7 Game 1, White's move 1: This '}' closes no comment."));
  EXPECT_THAT(problems("11-15 ] *"), ElementsAre("1:7 Game 1, White's move 1: The sign ']' has no meaning here."));
  EXPECT_THAT(problems("11-15 $x *"),
              ElementsAre("1:7 Game 1, White's move 1: After '$' comes a number of at most three digits."));
  EXPECT_THAT(problems("[\"x\"] 11-15 *"), ElementsAre("1:1 Game 1: A tag is [Name \"value\"]: its name is missing."));
  EXPECT_THAT(problems("[Event] 11-15 *"),
              ElementsAre("1:1 Game 1: A tag is [Name \"value\"]: the value in quotes is missing."));
  EXPECT_THAT(problems("11-15 /CLEAR/ *"),
              ElementsAre("1:7 Game 1, White's move 1: I know no set-up command 'CLEAR': it is /FEN \"position\"/."));
  EXPECT_THAT(problems("11-15 /FEN \"B:W1:B1\"/ *"),
              ElementsAre("1:7 Game 1, White's move 1: Square 1 is given twice."));
  EXPECT_THAT(
      problems("11-15 /FEN \"B: *"),
      ElementsAre(
          "1:7 Game 1, White's move 1: The set-up command that begins here is not closed: it is /FEN \"position\"/."));
}

TEST(RecordProblem, RefusesMovesBehindAWin) {
  EXPECT_THAT(problems("[FEN \"B:W18:B15\"] 15x22 18-14 *"),
              ElementsAre("1:25 Game 1, White's move 1 (18-14): The game is over. Black wins."));
}

TEST(RecordProblem, RefusesAnEncodingThatIsNotUtf8AtAll) {
  EXPECT_THAT(problems(std::string_view("\xff\xfe[\0E\0", 6)),
              ElementsAre("1:1 The text is UTF-16; it must be UTF-8."));
  EXPECT_THAT(problems(std::string_view("11-15 \0 *", 9)),
              ElementsAre("1:7 Game 1, White's move 1: The sign '?' has no meaning here."));
}

TEST(RecordLimit, HoldsForTheWholeText) {
  EXPECT_THAT(problems(std::string(record::max_text + 1, ' ')), ElementsAre("1:1 The text is longer than 64 MB."));
}

TEST(RecordLimit, HoldsForTags) {
  std::string tags;
  for (std::size_t i = 0; i < record::max_tags; ++i) tags += "[A" + std::to_string(i) + " \"\"]\n";
  EXPECT_THAT(problems(tags + "*"), IsEmpty());
  EXPECT_THAT(problems(tags + "[B \"\"] *"), ElementsAre("201:1 Game 1: A game has at most 200 tags."));
  EXPECT_EQ(read(repeat("[A \"\"]", 1000)).warnings.size(), record::max_tags - 1) << "the same tag over and over";
  EXPECT_THAT(problems("[A \"" + std::string(record::max_tag, 'x') + "\"] *"),
              ElementsAre("1:1 Game 1: A tag is [Name \"value\"]: it has at most 2000 bytes, but this one more."));
}

TEST(RecordLimit, HoldsForComments) {
  EXPECT_THAT(problems("11-15 {" + std::string(record::max_comment - 1, 'x') + "} *"), IsEmpty());
  EXPECT_THAT(
      problems("11-15 {" + std::string(record::max_comment, 'x') + "} *"),
      ElementsAre(
          "1:7 Game 1, White's move 1: A comment has at most 100000 bytes; the one that begins here has more."));
}

TEST(RecordLimit, HoldsForWordsAndMarks) {
  EXPECT_THAT(problems(std::string(record::max_word + 1, '1') + " *"),
              ElementsAre("1:1 Game 1: That is too long to be a move."));
  EXPECT_THAT(problems("11-15" + std::string(record::max_word + 1, '!') + " *"),
              ElementsAre("1:6 Game 1, White's move 1: That is too long to be a mark."));
}

TEST(RecordLimit, HoldsForVariations) {
  const auto nested = [](std::size_t depth) { return repeat("11-15 (", depth) + "11-16" + repeat(")", depth) + " *"; };
  EXPECT_THAT(problems(nested(record::max_nesting)), IsEmpty());
  EXPECT_THAT(problems(nested(record::max_nesting + 1)),
              ElementsAre("1:287 Game 1, White's move 1: Variations stand in each other at most 40 deep."));
}

TEST(RecordLimit, HoldsForMovesRemarksAndVariations) {
  EXPECT_THAT(problems("11-15" + repeat("$1", record::max_items - 1) + " *"), IsEmpty());
  EXPECT_THAT(problems("11-15" + repeat("$1", record::max_items) + " *"),
              ElementsAre(testing::EndsWith("A game has at most 100000 moves, remarks and variations.")));
}

TEST(RecordLimit, LeavesNoTextThatTakesForEver) {
  constexpr std::size_t many = is_slow_build ? 20'000 : 200'000;
  for (const char* piece :
       {"{", "(",      "[",       "/",  "\"",      "/\"", "[A \"", "[A \"x\"]*", "(!", "!",       "a* ",
        "$", "11-15(", "{[%clk ", "\\", "[A \"\\", "% ",  "1 - ",  "1) ",        "- ", "11 - 15 "})
    EXPECT_LE(problems(repeat(piece, many)).size(), 1u) << piece;
}

TEST(RecordLimit, LeavesNoCaptureThatTakesForEver) {
  // Two ways to jump, then moves that fit both: a set-up brings the same again and again.
  const std::string fork =
      "/FEN \"B:W6,7,14,15,32:B2,12\"/ 2x18 " + repeat("32-27 18-23 27x18 /FEN \"B:W32:BK1\"/ ", 1);
  const std::string shuffle = repeat("32-27 1-6 27-32 6-1 ", 20);
  EXPECT_LE(problems(repeat(fork + shuffle, is_slow_build ? 20 : 200)).size(), 1u);
}

}  // namespace lozenge::tests
