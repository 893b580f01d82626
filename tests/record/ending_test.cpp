// How a recorded game ended: by the board, by the result, by what the tags say; and who is believed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/record/reading.hpp"

namespace lozenge::tests {

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

struct Case {
  const char* text;
  std::optional<Outcome> outcome;
  play::Ending ending;
};

std::vector<std::string> warnings(const std::string& text) { return texts(read(text).warnings); }

}  // namespace

TEST(RecordEnding, IsThatOfTheMatch) {
  using play::Ending;
  const Case cases[] = {
      {"11-15 *", std::nullopt, Ending::none},
      {"11-15", std::nullopt, Ending::none},
      {"11-15 1-0", Outcome::first_wins, Ending::resignation},
      {"11-15 0-1", Outcome::second_wins, Ending::resignation},
      {"11-15 1/2-1/2", Outcome::draw, Ending::agreement},
      {"11-15 ½-½", Outcome::draw, Ending::agreement},
      {"11-15 0-0", std::nullopt, Ending::none},
      {"[Result \"0-1\"] 11-15 *", Outcome::second_wins, Ending::resignation},
      {"[Result \"0-1\"] 11-15", Outcome::second_wins, Ending::resignation},
      {"[Result \"*\"] 11-15 1-0", Outcome::first_wins, Ending::resignation},
      {"[Result \"?\"] 11-15 *", std::nullopt, Ending::none},
      {"[Winner \"White\"] 11-15 *", Outcome::second_wins, Ending::resignation},
      {"[Termination \"agreement\"] 11-15 *", Outcome::draw, Ending::agreement},
      {"[Termination \"time forfeit\"][Result \"1-0\"] 11-15 *", Outcome::first_wins, Ending::resignation},
      {"[FEN \"B:W18:B15\"] 15x22 *", Outcome::first_wins, Ending::on_the_board},
      {"[FEN \"W:W22,26,30:B1\"] 22-18 1-6 18-15 6-10 15x6 *", Outcome::second_wins, Ending::on_the_board},
      {"[FEN \"W:W10,32:B3,7\"] 10-6 0-1", Outcome::second_wins, Ending::resignation},
      {"[Rules \"draws=called\"][FEN \"B:WK32:BK1:H80\"] draw *", Outcome::draw, Ending::called},
      {"[Rules \"draws=called\"][FEN \"B:WK32:BK1:H80\"] 1-5 *", std::nullopt, Ending::none},
      {"[Game \"diam\"][Rules \"draws=called\"][FEN \"1:RR/-/-/-/KK/-/-/-:H100\"] draw *", Outcome::draw,
       Ending::called},
  };
  for (const Case& c : cases) {
    const auto record = read_one(c.text);
    EXPECT_EQ(record.status.outcome, c.outcome) << c.text;
    EXPECT_EQ(record.status.ending, c.ending) << c.text;
    const auto match = replayed(record);
    EXPECT_EQ(match->status().outcome, c.outcome) << c.text;
    EXPECT_EQ(match->status().ending, c.ending) << c.text;
    const auto again = read_one(written(record));
    EXPECT_EQ(again.status.outcome, c.outcome) << c.text;
    EXPECT_EQ(again.status.ending, c.ending) << c.text;
  }
}

TEST(RecordEnding, KeepsWhatOthersSayAboutTheEnd) {
  const auto record = read_one("[Termination \"time forfeit\"] 11-15 1-0");
  EXPECT_THAT(written(record), testing::HasSubstr("[Winner \"Black\"]\n[Termination \"time forfeit\"]\n"));
}

TEST(RecordEnding, IsTheResultWhereTheBoardContradictsIt) {
  // Written by somebody who thinks of chess: Black has won, and the first number is taken for White's.
  const std::string text = "[Result \"0-1\"]\n[FEN \"B:W18:B15\"]\n15x22 0-1";
  EXPECT_EQ(read_one(text).status, (play::Status{Outcome::second_wins, play::Ending::resignation}));
  EXPECT_EQ(replayed(read_one(text))->status().outcome, Outcome::second_wins);
  EXPECT_THAT(warnings(text), ElementsAre("3:7 Game 1: The result 0-1 means that White won, and stands, but the moves "
                                          "say otherwise: Black wins."));
  EXPECT_THAT(
      warnings("[Result \"1/2-1/2\"]\n[FEN \"B:W18:B15\"] 15x22 *"),
      ElementsAre("1:1 Game 1: The result 1/2-1/2 means a draw and stands, but the moves say otherwise: Black wins."));
  EXPECT_THAT(
      warnings("[FEN \"W:W18:B15\"] 18x11 1-0"),
      ElementsAre("1:25 Game 1: The result 1-0 means that Black, who moves first, won, and stands, but the moves say "
                  "otherwise: White wins."));
}

TEST(RecordEnding, ThatContradictsTheBoardIsReadBackWithoutAWord) {
  for (const char* result : {"1-0", "0-1", "1/2-1/2"})
    for (const char* termination : {"", "[Termination \"time forfeit\"]", "[Termination \"normal\"]"}) {
      const auto text = written(read_one(std::string(termination) + "[FEN \"B:W18:B15\"] 15x22 " + result));
      EXPECT_THAT(text, testing::HasSubstr("[Result \"" + std::string(result) + "\"]"));
      EXPECT_THAT(warnings(text), IsEmpty()) << text;
      EXPECT_EQ(written(read_one(text)), text);
    }
}

TEST(RecordEnding, IsNeverThatOfACount) {
  using play::Ending;
  const std::string shuffle = "1-6 32-27 6-1 27-32 ", start = "[FEN \"B:WK32:BK1\"] ";
  std::string long_shuffle;
  for (int i = 0; i < 25; ++i) long_shuffle += shuffle;
  const struct {
    std::string text;
    play::Status status;
  } cases[] = {
      {start + shuffle + shuffle + "*", {}},
      {start + shuffle + shuffle + "1/2-1/2", {Outcome::draw, Ending::repetition}},
      {start + shuffle + shuffle + "1-0", {Outcome::first_wins, Ending::resignation}},
      {"[Termination \"agreement\"]" + start + shuffle + shuffle + "1/2-1/2", {Outcome::draw, Ending::agreement}},
      {start + long_shuffle + "1-5 1-0", {Outcome::first_wins, Ending::resignation}},
      {start + long_shuffle + "1-5 1/2-1/2", {Outcome::draw, Ending::no_progress}},
      {"[FEN \"B:WK32:BK1:H80\"] 1-5 32-27 *", {}},
      {"[FEN \"B:WK32:BK1:H80\"] *", {}},
  };
  for (const auto& [text, status] : cases) {
    const auto record = read_one(text);
    EXPECT_EQ(record.status, status) << text;
    EXPECT_THAT(warnings(text), IsEmpty()) << text;
    EXPECT_EQ(replayed(record)->status(), status) << text;
    const auto again = written(record);
    EXPECT_EQ(read_one(again).line, record.line) << text;
    EXPECT_EQ(written(read_one(again)), again);
  }
}

TEST(RecordEnding, LetsLivePlayCountAgainFromHereOn) {
  const auto match = replayed(read_one("[FEN \"B:WK32:BK1:H78\"] 1-6 32-27 6-10 27-24 *"));
  ASSERT_FALSE(match->status().is_over());
  match->set_counting(true);
  EXPECT_FALSE(match->status().is_over());
  ASSERT_TRUE(match->play("10-15"));
  EXPECT_EQ(match->status(), (play::Status{Outcome::draw, play::Ending::no_progress}));
  match->undo();
  EXPECT_FALSE(match->status().is_over());
}

TEST(RecordEnding, BelievesTheWinnerBeforeTheResult) {
  const std::string text = "[Winner \"white\"]\n[Result \"1-0\"]\n11-15 1-0";
  EXPECT_EQ(read_one(text).status.outcome, Outcome::second_wins);
  EXPECT_THAT(warnings(text),
              ElementsAre("1:1 Game 1: The result 1-0 means that Black, who moves first, won, but the tag "
                          "Winner says otherwise and counts."));
}

TEST(RecordEnding, WarnsOfResultsThatDisagreeOrMeanNothing) {
  EXPECT_THAT(warnings("[Result \"1-0\"]\n11-15 0-1"),
              ElementsAre("2:7 Game 1: The moves end with 0-1, but the tag Result is 1-0; the moves count."));
  EXPECT_THAT(warnings("[Result \"won\"] 11-15 *"),
              ElementsAre("1:1 Game 1: The result 'won' is unknown; results are 1-0, 0-1, 1/2-1/2 and *."));
  EXPECT_THAT(warnings("[Winner \"Tinsley\"] 11-15 *"),
              ElementsAre("1:1 Game 1: The winner 'Tinsley' is unknown; it is Black or White."));
  EXPECT_THAT(warnings("11-15 0-0"),
              ElementsAre("1:7 Game 1: A game that both players lost is kept as an unfinished one."));
  EXPECT_THAT(warnings("[Result \"1-0\"][Winner \"Black\"] 11-15 1-0"), IsEmpty());
}

}  // namespace lozenge::tests
