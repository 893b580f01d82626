#include "arena/opening.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games/families.hpp"
#include "tests/effort.hpp"

namespace lozenge::tests {
namespace {

std::shared_ptr<const play::Game> game_of(std::string_view id) { return *play::find_game(games::all(), id); }

std::set<std::string> positions_of(const play::Game& game, const std::vector<arena::Opening>& openings) {
  std::set<std::string> positions;
  for (const auto& opening : openings) positions.insert(arena::begin_match(game, opening)->position());
  return positions;
}

TEST(RandomOpenings, DifferAndGoOnInEveryGame) {
  constexpr std::size_t many = is_slow_build ? 3 : 20;
  for (const play::Family* family : games::all()) {
    const auto game = game_of(family->id);
    const auto openings = arena::random_openings(*game, many, 1);
    ASSERT_EQ(openings.size(), many) << family->id;
    EXPECT_EQ(positions_of(*game, openings).size(), many) << family->id;
    for (const auto& opening : openings) {
      const auto match = arena::begin_match(*game, opening);
      EXPECT_FALSE(match->status().is_over()) << match->position();
      for (const auto& choice : match->choices()) EXPECT_FALSE(choice.is_claim) << match->position();
    }
  }
}

TEST(RandomOpenings, AreThoseOfTheSeed) {
  const auto game = game_of(games::all().front()->id);
  const auto moves = [&](std::uint64_t seed) { return arena::random_openings(*game, 3, seed)[2].moves; };
  EXPECT_EQ(moves(7), moves(7));
  EXPECT_NE(moves(7), moves(8));
}

TEST(RandomOpenings, SayHowManyThereAreAndEndWhenTheyAreTold) {
  const auto game = game_of(games::all().front()->id);
  std::set<std::size_t> told;
  const auto openings = arena::random_openings(*game, 1'000'000'000, 1, [&](std::size_t picked) {
    told.insert(picked);
    return picked < 3;
  });
  EXPECT_EQ(openings.size(), 3u);
  EXPECT_EQ(told, (std::set<std::size_t>{0, 1, 2, 3}));
  EXPECT_TRUE(arena::random_openings(*game, 5, 1, [](std::size_t) { return false; }).empty());
}

TEST(RandomOpenings, GetLongerWhenTheShortOnesRunOut) {
  if (is_slow_build) GTEST_SKIP() << "It takes minutes until they run out here.";
  const auto game = game_of("checkers");
  const auto openings = arena::random_openings(*game, 1500, 1);
  EXPECT_EQ(openings.front().moves.size(), 4u);
  EXPECT_GT(openings.back().moves.size(), 4u);
  EXPECT_EQ(positions_of(*game, openings).size(), 1500u);
}

TEST(TournamentOpenings, AreThoseInPlay) {
  const auto game = game_of("checkers");
  const auto openings = arena::tournament_openings(*game, 1);
  ASSERT_TRUE(openings.ok());
  EXPECT_EQ(openings->size(), 156u);
  std::set<std::string> names;
  for (const auto& opening : *openings) {
    EXPECT_EQ(opening.moves.size(), 3u) << opening.name;
    names.insert(opening.name);
  }
  EXPECT_EQ(names.size(), 156u);
  EXPECT_TRUE(names.contains("1: 9-13 21-17 5-9"));
  EXPECT_FALSE(names.contains("3: 9-13 21-17 10-14")) << "barred";
  EXPECT_NE((*openings)[0].name, (*arena::tournament_openings(*game, 2))[0].name) << "the order is the seed's";
}

TEST(TournamentOpenings, AreRefusedWhereThereAreNone) {
  const auto openings = arena::tournament_openings(*game_of("diam"), 1);
  ASSERT_FALSE(openings.ok());
  EXPECT_EQ(openings.sentence(), "There are no tournament openings for DIAM.");
}

TEST(OpeningsOfAFile, ArePositionsOrMoves) {
  const auto game = game_of("checkers");
  const auto openings = arena::read_openings(*game, "# two of them\n\n11-15 23-19\r\n  W:W31:BK3,12:H4\n");
  ASSERT_TRUE(openings.ok()) << openings.sentence();
  ASSERT_EQ(openings->size(), 2u);
  EXPECT_THAT((*openings)[0].moves, testing::ElementsAre("11-15", "23-19"));
  EXPECT_EQ(arena::begin_match(*game, (*openings)[1])->position(), "W:W31:BK3,12:H4");
}

TEST(OpeningsOfAFile, ThatAreWrongAreNamedWithTheirLine) {
  const auto game = game_of("checkers");
  const std::pair<const char*, const char*> wrong[] = {{"11-15\n11-15 11-16", "Line 2: '11-16': There is no piece on"},
                                                       {"\nB:W33:B1", "Line 2: "},
                                                       {"B:W32:B1,28\nB:W:B1", "Line 2: The game is over there."},
                                                       {"# nothing", "There is no opening"},
                                                       {"", "There is no opening"}};
  for (const auto& [text, part] : wrong) {
    const auto openings = arena::read_openings(*game, text);
    ASSERT_FALSE(openings.ok()) << text;
    EXPECT_THAT(openings.sentence(), testing::HasSubstr(part));
  }
}

}  // namespace
}  // namespace lozenge::tests
