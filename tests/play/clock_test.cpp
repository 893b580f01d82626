// Time for a move from a clock for a game: it must be neither wasted nor overdrawn.
#include "play/clock.hpp"

#include <gtest/gtest.h>

namespace lozenge::tests {
namespace {

using play::Clock;
using play::plan_move;
using search::Seconds;

TEST(Clock, NeverPlansMoreThanWhatIsLeft) {
  for (const double left : {0.001, 0.01, 0.05, 0.1, 1.0, 10.0, 300.0, 1e5})
    for (const double increment : {0.0, 0.01, 1.0, 30.0})
      for (const int moves : {0, 1, 2, 10, 40, 1000}) {
        const auto limits = plan_move({Seconds(left), Seconds(increment), moves});
        EXPECT_LE(limits.time.count(), left) << left << "+" << increment << " for " << moves;
        EXPECT_LE(limits.enough, limits.time);
        EXPECT_GT(limits.time.count(), 0) << "nothing would mean no limit";
        EXPECT_GE(limits.enough.count(), 0);
      }
  EXPECT_GT(plan_move({}).time.count(), 0);
}

/// Plays moves that take all that is allowed and ten milliseconds more; gives what is left at the end.
double left_after(Clock clock, int moves) {
  const Clock fresh = clock;
  for (int i = 0; i < moves; ++i) {
    clock.left -= plan_move(clock).time + Seconds(0.01);
    if (clock.left.count() < 0) return clock.left.count();
    if (clock.moves_to_go > 0 && --clock.moves_to_go == 0) {
      clock.left += fresh.left;
      clock.moves_to_go = fresh.moves_to_go;
    }
    clock.left += clock.increment;
  }
  return clock.left.count();
}

TEST(Clock, DoesNotRunOutHoweverHardTheMovesAre) {
  EXPECT_GT(left_after({Seconds(60), Seconds(0), 0}, 100), 0) << "a minute for all moves";
  EXPECT_GT(left_after({Seconds(10), Seconds(0.1), 0}, 500), 0) << "with an increment";
  EXPECT_GT(left_after({Seconds(60), Seconds(0), 40}, 200), 0) << "forty moves a minute";
  EXPECT_GT(left_after({Seconds(1), Seconds(0), 1}, 20), 0) << "a second a move";
}

TEST(Clock, UsesMoreWhereThereIsMore) {
  const auto enough = [](Clock clock) { return plan_move(clock).enough; };
  EXPECT_GT(enough({Seconds(120)}), enough({Seconds(60)}));
  EXPECT_GT(enough({Seconds(60), Seconds(2)}), enough({Seconds(60)}));
  EXPECT_GT(enough({Seconds(60), Seconds(0), 5}), enough({Seconds(60), Seconds(0), 40}));
  EXPECT_GT(enough({Seconds(60)}), Seconds(0.5));
}

}  // namespace
}  // namespace lozenge::tests
