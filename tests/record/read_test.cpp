// The reader is liberal: every form in which records are met, one by one.
#include "record/read.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "tests/record/reading.hpp"

namespace lozenge::tests {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(ReadRecord, TakesMovesWithAndWithoutNumbers) {
  for (const char* text : {"11-15 23-19 8-11", "1. 11-15 23-19 2. 8-11", "1.11-15 23-19 2.8-11", "1.11-15 1...23-19",
                           "1. 11-15\n1. ... 23-19\n2. 8-11", "7. 11-15 23-19 9. 8-11"})
    EXPECT_THAT(turns(read_one(text)), testing::StartsWith("11-15 23-19")) << text;
}

TEST(ReadRecord, TakesTheSecondSidesFirstMoveBehindDots) {
  for (const char* moves : {"1. ... 22-18", "1... 22-18", "1. ...22-18", "1...22-18", "... 22-18", "22-18"})
    EXPECT_EQ(turns(read_one(R"([FEN "W:W21-32:B1-8,10-13"] )" + std::string(moves))), "22-18") << moves;
}

TEST(ReadRecord, TakesCapturesInFullAndShortened) {
  for (const char* move : {"2x9x18x25", "2x25", "2x18x25", "2x9x25", "2:25"})
    EXPECT_EQ(turns(read_one(R"([FEN "B:W6,14,22:B2"] )" + std::string(move))), "2x9x18x25") << move;
}

TEST(ReadRecord, TakesColonsForCaptures) {
  EXPECT_EQ(turns(read_one("9-13 22-17 13:22 25:18")), "9-13 22-17 13x22 25x18");
}

TEST(ReadRecord, TakesLeadingZeros) {
  EXPECT_EQ(turns(read_one(R"([FEN "B:W32:B01"] 01-05)")), "1-5");
  EXPECT_EQ(turns(read_one("09-13 22-17 13x22")), "9-13 22-17 13x22");
}

TEST(ReadRecord, TellsTheResultOneNilFromTheMoveOneFive) {
  const auto record = read_one(R"([FEN "B:W32:B1"] 1. 1-5 1-0)");
  EXPECT_EQ(turns(record), "1-5");
  EXPECT_EQ(record.status.outcome, Outcome::first_wins);
}

TEST(ReadRecord, PartsGamesAtStarsAndResults) {
  const auto report = read("11-15 * 11-16 1-0 9-13 0-1 9-14 1/2-1/2 10-14 2-0 10-15 1-1 12-16 0-2 11-15 23-19");
  EXPECT_THAT(texts(report.problems), IsEmpty());
  std::vector<std::string> games;
  for (const auto& record : report.records)
    games.push_back(turns(record) + " " + std::string(record.status.outcome ? text(*record.status.outcome) : "*"));
  EXPECT_THAT(games, ElementsAre("11-15 *", "11-16 1-0", "9-13 0-1", "9-14 1/2-1/2", "10-14 1-0", "10-15 1/2-1/2",
                                 "12-16 0-1", "11-15 23-19 *"));
}

TEST(ReadRecord, PartsGamesAtTagsBehindMoves) {
  const auto report = read("[Event \"a\"]\n11-15\n[Event \"b\"]\n9-13\n");
  ASSERT_EQ(report.records.size(), 2u);
  EXPECT_EQ(report.records[1].tags, (std::vector<record::Tag>{{"Event", "b"}}));
  EXPECT_EQ(turns(report.records[1]), "9-13");
}

TEST(ReadRecord, PartsGamesWithoutMovesAtABlankLine) {
  const auto report = read("[Event \"a\"]\n[Site \"x\"]\n\n[Event \"b\"]\n\n[Site \"y\"]\n*\n");
  ASSERT_EQ(report.records.size(), 2u);
  EXPECT_EQ(report.records[0].tags, (std::vector<record::Tag>{{"Event", "a"}, {"Site", "x"}}));
  EXPECT_EQ(report.records[1].tags, (std::vector<record::Tag>{{"Event", "b"}, {"Site", "y"}}));
}

TEST(ReadRecord, FindsNoGameInAnEmptyText) {
  for (const char* text : {"", " \n\t", "\xef\xbb\xbf", "*", "1-0 *\n*", "% nothing here"}) {
    EXPECT_THAT(read(text).records, IsEmpty()) << text;
    EXPECT_THAT(texts(read(text).problems), IsEmpty()) << text;
  }
}

TEST(ReadRecord, TakesPositionsWithRangesEmptySidesDotsAndBlanks) {
  const auto start_of = [](const std::string& fen) { return read_one("[FEN \"" + fen + "\"] *").start; };
  EXPECT_EQ(start_of("W:W21-32:B1-12"), "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  EXPECT_EQ(start_of("B:W21-32:B1-12"), "") << "that is where every game starts";
  EXPECT_EQ(start_of("W:W:BK15"), "W:W:BK15");
  EXPECT_EQ(start_of("B:BK15:W"), "B:W:BK15");
  EXPECT_EQ(start_of("B:W18,24,K10:B12,K29."), "B:WK10,18,24:B12,K29");
  EXPECT_EQ(start_of("B : W 18 , 24 : B 12"), "B:W18,24:B12");
  EXPECT_EQ(start_of("B:WK18:BK12:H7"), "B:WK18:BK12:H7");
  EXPECT_EQ(start_of("B:WK18:BK12:H0:F31"), "B:WK18:BK12");
}

TEST(ReadRecord, TakesThePositionAlsoFromSetup) {
  EXPECT_EQ(read_one(R"([SetUp "1"][FEN "B:W18:B12"] *)").start, "B:W18:B12");
  EXPECT_EQ(read_one(R"([Setup "B:W18:B12"] *)").start, "B:W18:B12");
}

TEST(ReadRecord, LeavesOutLinesBehindAPercentSign) {
  const auto record = read_one("% written by hand\n[Event \"a\"] % not a tag: [Site \"b\"]\n1. 11-15 % 1-0\n23-19 *");
  EXPECT_EQ(turns(record), "11-15 23-19");
  EXPECT_EQ(record.tags.size(), 1u);
}

TEST(ReadRecord, TakesAnyLineEndsAndAByteOrderMark) {
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    const auto record = read_one("\xef\xbb\xbf[Event \"a\"]" + end + "[Site \"b\"]" + end + end + "1. 11-15" + end +
                                 "23-19" + end + "*" + end);
    EXPECT_EQ(turns(record), "11-15 23-19");
    EXPECT_EQ(record.tags.size(), 2u);
  }
}

TEST(ReadRecord, TakesANumberAndAResultInOneWord) {
  const auto report = read("1.11-15 23-19 2.1-0 1.9-13 *");
  EXPECT_THAT(texts(report.problems), IsEmpty());
  ASSERT_EQ(report.records.size(), 2u);
  EXPECT_EQ(report.records[0].status.outcome, Outcome::first_wins);
}

TEST(ReadRecord, KeepsTagsAsTheyAre) {
  const auto record = read_one(R"([Event "The \"Big\" one \\ two"] [ Site   "So "quoted" it is" ] [white "Éva"]
    [Annotator ""] [Date "????.??.??"] [Round "?"] *)");
  EXPECT_EQ(
      record.tags,
      (std::vector<record::Tag>{
          {"Event", R"(The "Big" one \ two)"}, {"Site", R"(So "quoted" it is)"}, {"White", "Éva"}, {"Annotator", ""}}));
}

TEST(ReadRecord, CountsTheFirstOfTwoTagsAndSaysSo) {
  const auto report = read("[Event \"a\"]\n[Event \"b\"]\n11-15 *");
  ASSERT_EQ(report.records.size(), 1u);
  EXPECT_EQ(report.records[0].tags, (std::vector<record::Tag>{{"Event", "a"}}));
  EXPECT_THAT(texts(report.warnings), ElementsAre("2:1 Game 1: The tag Event is there twice; the first one counts."));
}

TEST(ReadRecord, ReadsBytesThatAreNoUtf8AsLatin1AndSaysSo) {
  const auto report = read("\n[White \"Andr\xe9\"]\n11-15 {d\xe9j\xe0 vu} *");
  ASSERT_EQ(report.records.size(), 1u);
  EXPECT_EQ(report.records[0].tags[0].value, "André");
  EXPECT_EQ(report.records[0].line.turns[0].notes[0].text, "déjà vu");
  EXPECT_THAT(texts(report.warnings), ElementsAre("2:1 Game 1: Some bytes are no UTF-8; they are read as Latin-1."));
}

TEST(ReadRecord, KnowsItsGameByTypeByIdOrNotAtAll) {
  const auto game_of = [](const std::string& tags) { return read_one(tags + " *").game->id(); };
  EXPECT_EQ(game_of(R"([Event "a"])"), "checkers");
  EXPECT_EQ(game_of(R"([GameType "21"])"), "checkers");
  EXPECT_EQ(game_of(R"([GameType "21,B,8,8,N1,0"])"), "checkers");
  EXPECT_EQ(game_of(R"([GameType "21, B, 8, 8, N1, 0"])"), "checkers");
  EXPECT_EQ(game_of(R"([Game "17"][GameType "21"])"), "checkers");
  EXPECT_EQ(game_of(R"([GameType "21"][Rules "sheet=parker"])"), "checkers:sheet=parker");
  EXPECT_EQ(game_of(R"([Rules "crowning=continues, sheet=maple"])"), "checkers:crowning=continues");
  EXPECT_EQ(game_of(R"([Game "diam"])"), "diam");
  EXPECT_EQ(game_of(R"([Game "diam:players=3"])"), "diam:players=3");
  EXPECT_EQ(game_of(R"([Game "diam"][Rules "players=4"])"), "diam:players=4");
}

TEST(ReadRecord, TakesTheGameThatIsGivenWhereTheRecordNamesNone) {
  const auto diam = *play::find_game(games::all(), "diam:players=4");
  const auto report =
      record::read_records("R@1 N@2 * [GameType \"21\"] 11-15 * [Rules \"players=2\"] R@1 *", games::all(), diam);
  EXPECT_THAT(texts(report.problems), IsEmpty());
  ASSERT_EQ(report.records.size(), 3u);
  EXPECT_EQ(report.records[0].game->id(), "diam:players=4");
  EXPECT_EQ(report.records[1].game->id(), "checkers");
  EXPECT_EQ(report.records[2].game->id(), "diam");
}

TEST(ReadRecord, TellsMovesWithDotsFromNumbers) {
  const auto record = read_one(R"([Game "diam"] 1. R@1 K@5 2. 1.1-2 5.1-6 3.2.1-1 6.1-7 4. 1.1-8)");
  EXPECT_EQ(turns(record), "R@1 K@5 1.1-2 5.1-6 2.1-1 6.1-7 1.1-8");
}

TEST(ReadRecord, TakesClaimsAsWords) {
  const auto record = read_one(R"([Rules "sheet=parker"] 11-16 24-20 16-19 22-17 insist 23x16 7-11 huff12 22-18 *)");
  EXPECT_EQ(turns(record), "11-16 24-20 16-19 22-17 insist 23x16 7-11 huff12 22-18");
}

TEST(ReadRecord, GoesOnWhereNobodyClaimedADraw) {
  const std::string shuffle = "1-6 32-27 6-1 27-32 ";
  const auto report =
      read("[FEN \"B:WK32:BK1\"]\n" + shuffle + shuffle + "\n9. 1-5 {and} (1-6 (1-5)) 32-28 1-0 11-15 *");
  EXPECT_THAT(texts(report.problems), IsEmpty());
  EXPECT_THAT(texts(report.warnings), IsEmpty());
  ASSERT_EQ(report.records.size(), 2u);
  EXPECT_EQ(turns(report.records[0]), shuffle + shuffle + "1-5 32-28");
  EXPECT_EQ(report.records[0].status, (play::Status{Outcome::first_wins, play::Ending::resignation}));
}

TEST(ReadRecord, GoesThroughALongTextGameByGame) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "[Round \"" + std::to_string(i) + "\"]\n11-15 23-19 1-0\n";
  record::Reader reader(text, games::all());
  int games = 0;
  while (const auto reading = reader.next()) {
    ASSERT_TRUE(reading->record);
    EXPECT_EQ(reading->record->tags[0].value, std::to_string(games));
    ++games;
  }
  EXPECT_EQ(games, 1000);
}

}  // namespace lozenge::tests
