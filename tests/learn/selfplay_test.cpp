// The games that tools/learn learns from.
#include "tools/learn/selfplay.hpp"

#include <algorithm>
#include <map>

#include "games/checkers/checkers.hpp"
#include "tests/laws/random_play.hpp"

namespace lozenge::tests {
namespace {

using Game = games::checkers::Checkers;
using Samples = std::vector<learn::Sample<Position<Game>>>;

Samples samples_of(const learn::Conduct& conduct, int threads) {
  constexpr int nodes = 200, games = 3, seed = 5;
  const eval::Evaluator<Game::Features> hand(eval::Judgement::hand);
  return learn::self_play<Game>({}, hand, nodes, games, seed, threads, conduct);
}

bool are_same(const Samples& a, const Samples& b) {
  return std::ranges::equal(a, b, [](const auto& x, const auto& y) {
    return x.position == y.position && x.score == y.score && x.result == y.result && x.is_played == y.is_played;
  });
}

TEST(SelfPlay, IsTheSameOnAnyNumberOfThreads) {
  learn::Conduct conduct;
  conduct.looks_aside = true;
  conduct.within = 2;
  EXPECT_TRUE(are_same(samples_of(conduct, 1), samples_of(conduct, 3)));
}

TEST(SelfPlay, LearnsFromQuietPositionsAlone) {
  learn::Conduct conduct;
  conduct.looks_aside = true;
  conduct.within = 2;
  for (const auto& sample : samples_of(conduct, 2))
    EXPECT_FALSE(Game::has_demand(sample.position)) << Game::text(sample.position);
}

TEST(SelfPlay, PositionsFromWithinASearchAddToThoseOfTheGameAndHaveNoResult) {
  learn::Conduct conduct;
  const auto played = samples_of(conduct, 1);
  EXPECT_TRUE(std::ranges::all_of(played, &learn::Sample<Position<Game>>::is_played));
  conduct.within = 2;
  const auto more = samples_of(conduct, 1);
  const auto within = std::ranges::count(more, false, &learn::Sample<Position<Game>>::is_played);
  EXPECT_GT(within, std::ssize(more) / 2);
  for (const auto& sample : more) EXPECT_TRUE(sample.is_played || sample.result == 0);
}

TEST(Sampler, KeepsEachPositionAsOftenAsTheOthers) {
  constexpr int positions = 20, most = 2, tries = 20'000;
  learn::Sampler<int> sampler;
  std::map<int, int> kept;
  for (int i = 0; i < tries; ++i) {
    sampler.begin(most, static_cast<std::uint64_t>(i));
    for (int p = 0; p < positions; ++p) sampler.judged(p);
    ASSERT_EQ(sampler.kept().size(), most);
    for (const int p : sampler.kept()) ++kept[p];
  }
  constexpr double expected = tries * most / positions;
  for (int p = 0; p < positions; ++p) EXPECT_NEAR(kept[p], expected, 0.1 * expected) << p;
}

TEST(Sampler, KeepsNothingUntilItIsAskedTo) {
  learn::Sampler<int> sampler;
  sampler.judged(1);
  EXPECT_TRUE(sampler.kept().empty());
}

}  // namespace
}  // namespace lozenge::tests
