// What tools/learn makes of samples.
#include "tools/learn/train.hpp"

#include "tests/laws/every_game.hpp"

namespace lozenge::tests {
namespace {

using Game = games::checkers::Module::Strict;
using Samples = std::vector<learn::Sample<Position<Game>>>;

/// Positions of random games in which being a man ahead is worth a man.
Samples samples_of_material(int games) {
  Samples samples;
  look_at_random_play<Game>(games, 120, [&](const Position<Game>& p, const MoveList<Game>&) {
    const int lead = Game::Features::material(p) * (Game::side(p) == Side::first ? 1 : -1);
    samples.push_back({p, static_cast<std::int16_t>(lead), 0, false});
  });
  return samples;
}

std::vector<std::int16_t> trained(const Samples& samples, int epochs, int threads) {
  learn::TrainSettings settings;
  settings.epochs = epochs;
  settings.threads = threads;
  learn::Trainer<Game> trainer(settings);
  trainer.fit(samples, 1);
  return trainer.numbers();
}

TEST(Training, ANetworkLearnsWhoIsAheadAndByHowMuch) {
  const auto samples = samples_of_material(60);
  const eval::Evaluator<Game::Features> evaluate(trained(samples, 40, 2));
  double error = 0, without = 0;
  for (const auto& sample : samples) {
    const int side = index(Game::side(sample.position));
    const double wanted = learn::wanted_of(sample, 0), found = learn::promise(evaluate(sample.position, side));
    const double off = wanted - (side == 0 ? found : 1 - found);
    error += off * off;
    without += (wanted - 0.5) * (wanted - 0.5);
  }
  EXPECT_LT(error, without / 10);
}

TEST(Training, TheNumberOfThreadsChangesNothing) {
  const auto samples = samples_of_material(20);
  EXPECT_EQ(trained(samples, 4, 1), trained(samples, 4, 3));
}

}  // namespace
}  // namespace lozenge::tests
