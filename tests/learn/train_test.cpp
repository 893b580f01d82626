// What tools/learn makes of samples.
#include "tools/learn/train.hpp"

#include "games/checkers/checkers.hpp"
#include "tests/laws/random_play.hpp"

namespace lozenge::tests {
namespace {

using Game = games::checkers::Checkers;
using Samples = std::vector<learn::Sample<Position<Game>>>;

/// Positions of random games in which being a man ahead is worth a man. A slow build plays fewer games than it is asked
/// to, but there have to be enough to learn from.
Samples samples_of_material(int games) {
  Samples samples;
  if (is_slow_build) games *= 4;
  look_at_random_play<Game>({}, games, 120, [&](const Position<Game>& p, const MoveList<Game>&) {
    const int lead = Game::Features::material(p) * (Game::side(p) == Side::first ? 1 : -1);
    samples.push_back({p, static_cast<std::int16_t>(lead), 0, false});
  });
  return samples;
}

using Numbers = std::vector<std::int16_t>;

Numbers trained(const Samples& samples, int epochs, int threads, const Numbers& start = {}) {
  learn::TrainSettings settings;
  settings.epochs = epochs;
  settings.threads = threads;
  learn::Trainer<Game> trainer(settings);
  trainer.fit(samples, 1, start);
  return trainer.numbers();
}

/// Squares of what an evaluation is off by, as a part of what it would be if it saw nothing.
double error_of(const Numbers& numbers, const Samples& samples) {
  const eval::Evaluator<Game::Features> evaluate(numbers);
  double error = 0, without = 0;
  for (const auto& sample : samples) {
    const int side = index(Game::side(sample.position));
    const double wanted = learn::wanted_of(sample, 0), found = learn::promise(evaluate(sample.position, side));
    const double off = wanted - (side == 0 ? found : 1 - found);
    error += off * off;
    without += (wanted - 0.5) * (wanted - 0.5);
  }
  return error / without;
}

TEST(Training, ANetworkLearnsWhoIsAheadAndByHowMuch) {
  const auto samples = samples_of_material(60);
  EXPECT_LT(error_of(trained(samples, 40, 2), samples), 0.1);
}

TEST(Training, ANetworkIsRefinedFromWhereItStands) {
  const auto samples = samples_of_material(60);
  const auto start = trained(samples, 20, 2);
  EXPECT_EQ(trained(samples, 0, 2, start), start);
  EXPECT_LT(error_of(trained(samples, 2, 2, start), samples), error_of(trained(samples, 2, 2), samples) / 2);
}

TEST(Training, TheNumberOfThreadsChangesNothing) {
  const auto samples = samples_of_material(20);
  EXPECT_EQ(trained(samples, 4, 1), trained(samples, 4, 3));
}

}  // namespace
}  // namespace lozenge::tests
