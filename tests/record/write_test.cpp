// The writer is strict: PDN 3.0 to the letter, and the same tag pairs for the games that PDN does not know.
#include "record/write.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "tests/record/reading.hpp"

namespace lozenge::tests {

namespace {

std::unique_ptr<play::Match> play(const std::string& game, const std::vector<std::string>& moves,
                                  const std::string& position = "") {
  const auto found = play::find_game(games::all(), game);
  EXPECT_TRUE(found) << found.sentence();
  auto match = position.empty() ? (*found)->start() : std::move((*found)->start_from(position)).value();
  for (const auto& move : moves) {
    const auto played = match->play(move);
    EXPECT_TRUE(played) << played.sentence();
  }
  return match;
}

std::string written(const play::Match& match) { return tests::written(record::make_record(match)); }

/// What stands behind the tags.
std::string moves_of(const std::string& text) { return text.substr(text.find("\n\n") + 2); }

}  // namespace

TEST(WriteRecord, IsStrictPdnForCheckers) {
  const auto match = play("checkers", {"11-15", "23-19", "8-11", "22-17"});
  ASSERT_TRUE(match->resign(Side::first));
  const auto record = record::make_record(
      *match, {{"Annotator", "A \"B\" \\ C"}, {"Black", "Wyllie"}, {"Event", "Match"}, {"Result", "1-0"}});
  EXPECT_EQ(tests::written(record), R"([Event "Match"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "Wyllie"]
[Result "0-1"]
[GameType "21"]
[PlyCount "4"]
[Winner "White"]
[Termination "resignation"]
[Annotator "A \"B\" \\ C"]

1. 11-15 23-19 2. 8-11 22-17 *
)");
}

TEST(WriteRecord, IsTagPairsAndFullNotationForTheOthers) {
  const auto match = play("diam:players=3", {"R@1", "N@2", "1.1-2"}, "");
  EXPECT_EQ(written(*match), R"([Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[Team1 "?"]
[Team2 "?"]
[Result "*"]
[Game "diam"]
[Rules "players=3"]
[PlyCount "3"]

1. R@1 N@2 2. 1.1-2 *
)");
}

TEST(WriteRecord, NamesTheStartWhereItIsNotTheUsualOne) {
  EXPECT_THAT(written(*play("checkers", {"1-5"}, "B:W32:B1")),
              testing::HasSubstr("[GameType \"21\"]\n[FEN \"B:W32:B1\"]\n"));
  EXPECT_THAT(written(*play("diam", {}, "2:R/-/-/-/-/-/-/-")),
              testing::HasSubstr("[Setup \"1\"]\n[FEN \"2:R/-/-/-/-/-/-/-\"]\n"));
  EXPECT_THAT(written(*play("checkers", {}, "B:W21-32:B1-12")), testing::Not(testing::HasSubstr("FEN")));
}

TEST(WriteRecord, NumbersTheSecondSidesFirstMoveWithDots) {
  EXPECT_EQ(moves_of(written(*play("checkers", {"32-28", "1-5", "28-24"}, "W:W32:B1"))), "1... 32-28 2. 1-5 28-24 *\n");
}

TEST(WriteRecord, NamesTheFullPathOfACaptureOnlyWhereItIsNeeded) {
  const std::string two_ways = "B:W6,7,14,15:B2";
  EXPECT_EQ(moves_of(written(*play("checkers", {"2x9x18"}, two_ways))), "1. 2x9x18 *\n");
  EXPECT_EQ(moves_of(written(*play("checkers", {"2x11x18"}, two_ways))), "1. 2x11x18 *\n");
  EXPECT_EQ(moves_of(written(*play("checkers", {"2x9x18x25"}, "B:W6,14,22,32:B2"))), "1. 2x25 *\n");
  EXPECT_EQ(moves_of(written(*play("checkers", {"2x9"}, "B:W6,32:B2"))), "1. 2x9 *\n");
}

TEST(WriteRecord, WritesClaimsInPdnAsSetUpCommands) {
  const auto match =
      play("checkers:sheet=parker", {"11-16", "24-20", "16-19", "22-17", "insist", "23x16", "7-11", "huff12", "22-18"});
  const std::string text = written(*match);
  EXPECT_THAT(text,
              testing::HasSubstr(
                  "[GameType \"21\"]\n[Rules \"sheet=parker,enforcement=huff,crowning=ends\"]\n[PlyCount \"7\"]\n"));
  EXPECT_EQ(moves_of(text),
            "1. 11-16 24-20 2. 16-19 22-17\n"
            "/FEN \"W:W20,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,19\"/\n"
            "2... 23x16 3. 7-11\n"
            "/FEN \"W:W16,20,21,22,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,8,9,10,11\"/ 3... 22-18\n"
            "*\n");
  EXPECT_EQ(turns(read_one(text)), "11-16 24-20 16-19 22-17 insist 23x16 7-11 huff12 22-18");
}

TEST(WriteRecord, TellsAPositionByHandFromAClaimThatLeadsThere) {
  for (const char* claim : {"insist", "huff23"}) {
    auto match = play("checkers:sheet=parker", {"11-16", "24-20", "16-19", "22-17"});
    const auto choices = match->choices();
    const auto choice = std::ranges::find(choices, claim, &play::Choice::text);
    ASSERT_NE(choice, choices.end());
    ASSERT_TRUE(match->set_up(choice->after));
    const std::string text = written(*match);
    EXPECT_THAT(text, testing::HasSubstr("/SETUP \"" + choice->after + "\"/"));
    EXPECT_EQ(read_one(text).line, record::make_record(*match).line);
  }
}

TEST(WriteRecord, SetsUpAnyPositionByHand) {
  auto match = play("checkers", {"11-15"});
  ASSERT_TRUE(match->set_up("B:WK32:BK1:H7"));
  ASSERT_TRUE(match->play("1-5"));
  EXPECT_EQ(moves_of(written(*match)), "1. 11-15 /FEN \"B:WK32:BK1:H7\"/ 1. 1-5 *\n");
  EXPECT_EQ(replayed(read_one(written(*match)))->position(), "W:WK32:BK5:H8");
}

TEST(WriteRecord, RefusesWhatCannotBePlayed) {
  auto record = record::make_record(*play("checkers", {"11-15"}));
  record.line.turns.push_back({"11-16", false, {}, {}});
  EXPECT_FALSE(record::write_record(record));
  const auto match = record::replay(record);
  ASSERT_FALSE(match);
  EXPECT_EQ(match.sentence(), "Move 1 (11-16): There is no piece on 11.");
}

}  // namespace lozenge::tests
