// Laws of engines: what a player of any game and level does.
#include "tests/board.hpp"
#include "tests/effort.hpp"
#include "tests/laws/option_sets.hpp"

namespace lozenge::tests {
namespace {

/// Plays a short match against itself; every answer must be a legal move or claim.
void play_legally(const play::Game& game, const play::EngineSettings& settings, int plies) {
  const auto match = game.start();
  const auto engine = game.make_engine(settings);
  for (int ply = 0; ply < plies && !match->status().is_over(); ++ply) {
    const auto answer = engine->think(*match, {.limits = {.nodes = 2'000}});
    const auto played = match->play(answer.move);
    ASSERT_TRUE(played.ok()) << answer.move << ": " << played.sentence() << "\n" << board(*match);
  }
}

class EngineLaw : public testing::TestWithParam<std::string> {};

TEST_P(EngineLaw, NoLevelPlaysAnIllegalMove) {
  for (const int level : {1, 3, 5})
    for (const std::uint64_t seed : {1, 2}) {
      SCOPED_TRACE("level " + std::to_string(level) + ", seed " + std::to_string(seed));
      play_legally(*game(GetParam()), {.table_mb = 1, .level = level, .is_varied = true, .seed = seed},
                   is_slow_build ? 8 : 60);
    }
}

TEST_P(EngineLaw, TheSameSeedPlaysTheSame) {
  const auto answer = [&](std::uint64_t seed) {
    const auto match = game(GetParam())->start();
    const play::EngineSettings settings{.table_mb = 1, .level = 2, .is_varied = true, .seed = seed};
    return game(GetParam())->make_engine(settings)->think(*match, {}).move;
  };
  EXPECT_EQ(answer(7), answer(7));
}

TEST_P(EngineLaw, AFinishedMatchHasNoAnswer) {
  const auto match = game(GetParam())->start();
  ASSERT_TRUE(match->resign(match->side()).ok());
  EXPECT_EQ(game(GetParam())->make_engine({.table_mb = 1})->think(*match, {}).move, "");
}

INSTANTIATE_TEST_SUITE_P(EveryOption, EngineLaw, testing::ValuesIn(option_sets()),
                         [](const auto& set) { return test_name(set.param); });

}  // namespace
}  // namespace lozenge::tests
