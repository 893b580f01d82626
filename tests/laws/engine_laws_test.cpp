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

/// What a player who has no other limits looks at for the first move that is a matter of searching.
std::uint64_t first_nodes(const play::Game& game, int level) {
  const auto engine = game.make_engine({.table_mb = 1, .level = level});
  const auto match = game.start();
  for (;;) {
    const auto answer = engine->think(*match, {});
    if (answer.thought.nodes > 0) return answer.thought.nodes;
    EXPECT_TRUE(match->play(answer.move).ok()) << board(*match);  // an arrangement
  }
}

/// Does a middle level see from the start who wins? Then a game is too small to tell levels apart.
bool is_seen_through(const play::Game& game) {
  const auto engine = game.make_engine({.table_mb = 1, .level = 6});
  return search::is_decided(engine->think(*game.start(), {}).thought.score);
}

/// Plays a whole match between two levels.
Outcome play_levels(const play::Game& game, int first, int second) {
  const auto match = game.start();
  const auto black = game.make_engine({.table_mb = 1, .level = first, .seed = 1});
  const auto white = game.make_engine({.table_mb = 1, .level = second, .seed = 2});
  const Side beginner = match->side();
  while (!match->status().is_over()) {
    const auto& engine = match->side() == beginner ? black : white;
    EXPECT_TRUE(match->play(engine->think(*match, {}).move).ok()) << board(*match);
  }
  return *match->status().outcome;
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

TEST_P(EngineLaw, ALowLevelAnswersAtOnce) {
  // Some hundredths of a second. A first look is always finished, also where captures follow on captures.
  constexpr std::uint64_t at_once = 250'000;
  for (int level = 1; level <= 6; ++level) EXPECT_LT(first_nodes(*game(GetParam()), level), at_once) << level;
}

TEST_P(EngineLaw, AHigherLevelLooksAtMorePositions) {
  if (is_seen_through(*game(GetParam()))) GTEST_SKIP() << "There are no more positions.";
  const auto looked_at = [&](int level) { return first_nodes(*game(GetParam()), level); };
  EXPECT_LT(looked_at(6), looked_at(8));
  EXPECT_LT(looked_at(8), looked_at(9));
}

TEST_P(EngineLaw, TheLowestLevelLosesToAMiddleOne) {
  if (is_slow_build) GTEST_SKIP() << "A whole match takes too long here.";
  if (is_seen_through(*game(GetParam()))) GTEST_SKIP() << "One side wins, whoever plays it.";
  const Side beginner = game(GetParam())->start()->side();
  EXPECT_EQ(play_levels(*game(GetParam()), 6, 1), win_for(beginner));
  EXPECT_EQ(play_levels(*game(GetParam()), 1, 6), win_for(!beginner));
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
