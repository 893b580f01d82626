// The arithmetic of strength, against values known from tables or reckoned by hand.
#include "arena/elo.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "arena/sprt.hpp"

namespace lozenge::tests {
namespace {

using arena::Points;
using arena::Sprt;
using arena::Tally;

TEST(Elo, FollowsTheLogisticCurve) {
  EXPECT_DOUBLE_EQ(arena::elo_of(0.5), 0);
  EXPECT_NEAR(arena::elo_of(0.75), 190.85, 0.005);
  EXPECT_NEAR(arena::elo_of(10.0 / 11), 400, 1e-9);
  EXPECT_NEAR(arena::score_of(100), 0.640065, 1e-6);
  for (const double elo : {-700.0, -33.0, 0.0, 5.5, 400.0}) EXPECT_NEAR(arena::elo_of(arena::score_of(elo)), elo, 1e-9);
  EXPECT_TRUE(std::isinf(arena::elo_of(1)));
  EXPECT_LT(arena::elo_of(0), -1e9);
}

TEST(Tally, CountsSinglesAndPairs) {
  Tally tally;
  tally.add(Points::won);
  tally.add(Points::won, Points::drawn);
  tally.add(Points::lost, Points::lost);
  EXPECT_EQ(tally.games(), 5);
  EXPECT_EQ(tally.pair_count(), 2);
  EXPECT_DOUBLE_EQ(tally.points(), 2.5);
  EXPECT_DOUBLE_EQ(tally.score(), 0.5);
  EXPECT_EQ(tally.pairs, (std::array{1, 0, 0, 1, 0}));
}

TEST(Tally, OfSingleGamesDeviatesLikeACoin) {
  // p = 0.6 over 100 games: the square root of 0.6 * 0.4 / 100.
  const Tally tally{.singles = {40, 0, 60}};
  EXPECT_NEAR(tally.deviation(), std::sqrt(0.24 / 100), 1e-12);
}

TEST(Tally, TakesPairsAsTheUnitOfChance) {
  // Openings that the first side always wins: every pair ends 1-1, and nothing is left to chance.
  const Tally lopsided{.pairs = {0, 0, 100, 0, 0}};
  EXPECT_DOUBLE_EQ(lopsided.deviation(), 0);
  // Half of the pairs 1 point, half 1.5: each is off 1.25 by a quarter, the square root of 100 / 16 over 200 games.
  const Tally mixed{.pairs = {0, 0, 50, 50, 0}};
  EXPECT_DOUBLE_EQ(mixed.score(), 0.625);
  EXPECT_DOUBLE_EQ(mixed.deviation(), 2.5 / 200);
  const auto score = arena::estimate_score(mixed);
  EXPECT_NEAR(score.low, 0.625 - 1.96 * 0.0125, 1e-5);
  EXPECT_NEAR(score.high, 0.625 + 1.96 * 0.0125, 1e-5);
  EXPECT_NEAR(arena::estimate_elo(mixed).value, 88.7, 0.05);
}

TEST(Estimate, OfAClearSweepHasTheRuleOfThree) {
  const Tally sweep{.pairs = {0, 0, 0, 0, 60}};
  const auto score = arena::estimate_score(sweep);
  EXPECT_DOUBLE_EQ(score.value, 1);
  EXPECT_DOUBLE_EQ(score.low, 0.95);
  EXPECT_DOUBLE_EQ(score.high, 1);
  EXPECT_TRUE(std::isinf(arena::estimate_elo(sweep).value));
  EXPECT_NEAR(arena::estimate_elo(sweep).low, arena::elo_of(0.95), 1e-9);
}

TEST(Estimate, OfNothingIsAnything) {
  const auto score = arena::estimate_score({});
  EXPECT_EQ(score.value, 0.5);
  EXPECT_EQ(score.low, 0);
  EXPECT_EQ(score.high, 1);
}

TEST(Superiority, IsTheNormalTail) {
  EXPECT_DOUBLE_EQ(arena::superiority({}), 0.5);
  EXPECT_DOUBLE_EQ(arena::superiority({.pairs = {0, 0, 0, 0, 3}}), 1);
  // Ahead by exactly one standard deviation: 84.13 %.
  const Tally level{.singles = {50, 0, 50}};
  EXPECT_DOUBLE_EQ(arena::superiority(level), 0.5);
  const double p = 0.5 + 0.5 / std::sqrt(101.0);  // (p - 0.5)^2 = p (1 - p) / 100
  EXPECT_NEAR(std::sqrt(p * (1 - p) / 100), p - 0.5, 1e-12);
  EXPECT_NEAR(arena::superiority({.singles = {4502, 0, 5498}}), 1, 1e-12);
  EXPECT_NEAR(arena::superiority({.singles = {4975, 0, 5025}}), 0.6915, 1e-4);  // half a deviation
}

TEST(Sprt, WeighsTheResultsOfPairs) {
  const Sprt sprt{0, 10};
  EXPECT_NEAR(Sprt::bound(), 2.9444, 1e-4);
  // (s1 - s0) (2 m - s0 - s1) / (2 d d) with s1 = 0.514389, m = 0.625, d = 0.0125.
  const Tally tally{.pairs = {0, 0, 50, 50, 0}};
  EXPECT_NEAR(sprt.ratio(tally), 10.848, 0.01);
  EXPECT_EQ(sprt.verdict(tally), Sprt::Verdict::elo1);
  EXPECT_EQ(sprt.verdict({.pairs = {0, 50, 50, 0, 0}}), Sprt::Verdict::elo0);
  EXPECT_EQ(sprt.verdict({.pairs = {10, 10, 10, 10, 10}}), Sprt::Verdict::open);
  EXPECT_EQ(sprt.verdict({}), Sprt::Verdict::open);
}

TEST(Sprt, IsNotDecidedByAFewGamesThatAreAllAlike) {
  const Sprt sprt{0, 10};
  EXPECT_EQ(sprt.verdict({.pairs = {0, 0, 0, 0, 1}}), Sprt::Verdict::open);
  EXPECT_EQ(sprt.verdict({.pairs = {0, 0, 0, 0, 100}}), Sprt::Verdict::elo1);
}

TEST(Sprt, IsReadFromTwoNumbers) {
  const auto sprt = arena::read_sprt("-2.5,5");
  ASSERT_TRUE(sprt.ok());
  EXPECT_DOUBLE_EQ(sprt->elo0, -2.5);
  EXPECT_DOUBLE_EQ(sprt->elo1, 5);
  for (const char* wrong : {"", "5", "5,", ",5", "5,0", "5,5", "a,b", "0,5,10", "0,1e9", "0;5"})
    EXPECT_FALSE(arena::read_sprt(wrong).ok()) << wrong;
}

}  // namespace
}  // namespace lozenge::tests
