#include "arena/contest.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/archive.hpp"
#include "arena/standing.hpp"
#include "games/families.hpp"
#include "record/write.hpp"

namespace lozenge::tests {
namespace {

arena::Plan plan_of(std::string_view a, std::string_view b, int games, std::string_view game = "checkers") {
  arena::Plan plan{
      .a = *arena::read_contestant(a),
      .b = *arena::read_contestant(b),
      .conditions = {.game = *play::find_game(games::all(), game), .limits = {.nodes = 200}, .table_mb = 1},
      .openings = {},
      .games = games,
      .seed = 5};
  plan.openings = arena::random_openings(*plan.conditions.game, static_cast<std::size_t>(games + 1) / 2, plan.seed);
  return plan;
}

/// The moves of each game, in the order in which they were reported.
std::vector<std::string> games_of(const arena::Plan& plan) {
  std::vector<std::string> games;
  const auto done = arena::play_contest(plan, false, [&](const arena::Played& played) {
    EXPECT_EQ(played.number, static_cast<int>(games.size()));
    std::string moves;
    for (const auto& turn : played.match->turns()) moves += turn.text + " ";
    games.push_back(moves);
    return true;
  });
  EXPECT_TRUE(done.ok());
  return games;
}

TEST(Contest, PlaysTheSameGamesEveryTimeAndHoweverManyAtOnce) {
  auto plan = plan_of("engine", "level=3", 6);
  const auto games = games_of(plan);
  ASSERT_EQ(games.size(), 6u);
  EXPECT_EQ(games_of(plan), games);
  plan.tables = 3;
  EXPECT_EQ(games_of(plan), games);
  plan.seed = 6;
  EXPECT_NE(games_of(plan), games);
}

TEST(Contest, ExchangesTheSidesWithinAPair) {
  const auto plan = plan_of("random", "reference", 4);
  std::vector<std::string> openings;
  arena::Standing standing;
  ASSERT_TRUE(arena::play_contest(plan, false, [&](const arena::Played& played) {
                standing.add(played);
                const auto record = arena::record_of(plan, played, "2024.05.31");
                EXPECT_EQ(*record::find_tag(record.tags, played.number % 2 == 0 ? "Black" : "White"), "random");
                EXPECT_EQ(*record::find_tag(record.tags, played.number % 2 == 0 ? "White" : "Black"), "reference");
                openings.push_back(played.match->position_after(4));
                return true;
              }).ok());
  EXPECT_EQ(openings[0], openings[1]);
  EXPECT_EQ(openings[2], openings[3]);
  EXPECT_NE(openings[0], openings[2]);
  EXPECT_EQ(standing.tally().pair_count(), 2);
  EXPECT_EQ(standing.count(arena::Points::lost), 4) << "chance beats no search";
}

TEST(Contest, IsPlayedInEveryGame) {
  for (const play::Family* family : games::all())
    EXPECT_EQ(games_of(plan_of("level=2", "random", 2, family->id)).size(), 2u);
}

TEST(Contest, EndsWhenItIsTold) {
  const auto plan = plan_of("level=2", "level=2", 100);
  int reported = 0;
  ASSERT_TRUE(arena::play_contest(plan, false, [&](const arena::Played&) { return ++reported < 3; }).ok());
  EXPECT_EQ(reported, 3);
}

TEST(Contest, IsStoppedInTheMiddleOfAThought) {
  auto plan = plan_of("engine:time=1000", "engine:time=1000", 10);
  plan.tables = 2;
  std::atomic<bool> stop{true};
  int reported = 0;
  ASSERT_TRUE(arena::play_contest(plan, stop, [&](const arena::Played&) { return ++reported > 0; }).ok());
  EXPECT_EQ(reported, 0);
}

TEST(Standing, KeepsAGameWhosePartnerIsMissing) {
  const auto plan = plan_of("random", "reference", 3);
  arena::Standing standing;
  ASSERT_TRUE(arena::play_contest(plan, false, [&](const arena::Played& played) {
                standing.add(played);
                return true;
              }).ok());
  EXPECT_TRUE(standing.has_half());
  EXPECT_EQ(standing.tally().games(), 3);
  EXPECT_EQ(standing.tally().pair_count(), 1);
  EXPECT_EQ(standing.tally().single_count(), 1);
}

}  // namespace
}  // namespace lozenge::tests
