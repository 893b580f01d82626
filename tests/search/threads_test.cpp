// Perft counts the same whoever counts: with threads, with a table, with both. Also run under the thread sanitizer.
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "play/game.hpp"
#include "tests/board.hpp"
#include "tests/effort.hpp"

namespace lozenge::tests {

namespace {

class Threads : public testing::TestWithParam<const play::Family*> {
 protected:
  /// The deepest perft of the game by its defaults that stays below a number of leaves, as a request.
  static int depth_below(const play::Game& game, std::uint64_t leaves) {
    int depth = 1;
    while (count(game, {.depth = depth + 1}) < leaves) ++depth;
    return depth;
  }

  static std::uint64_t count(const play::Game& game, const play::PerftRequest& request) {
    const auto report = game.perft("", request);
    EXPECT_TRUE(report) << report.sentence();
    return report ? report->total : 0;
  }
};

}  // namespace

TEST_P(Threads, CountWhatOneThreadCounts) {
  const auto game = play::find_game(games::all(), GetParam()->id);
  ASSERT_TRUE(game) << game.sentence();
  const int depth = depth_below(**game, is_slow_build ? 30'000 : 1'000'000);
  const std::uint64_t alone = count(**game, {.depth = depth});
  EXPECT_EQ(count(**game, {.depth = depth, .threads = 4}), alone) << GetParam()->id << " to depth " << depth;
  EXPECT_EQ(count(**game, {.depth = depth, .hash_mb = 1}), alone) << GetParam()->id << " to depth " << depth;
  EXPECT_EQ(count(**game, {.depth = depth, .threads = 4, .hash_mb = 1}), alone)
      << GetParam()->id << " to depth " << depth;
}

INSTANTIATE_TEST_SUITE_P(AllGames, Threads, testing::ValuesIn(games::all().begin(), games::all().end()),
                         [](const auto& tested) { return test_name(tested.param->id); });

}  // namespace lozenge::tests
