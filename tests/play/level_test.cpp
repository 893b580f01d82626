// The ten levels of play are a ladder: each step up takes more time and errs less.
#include "play/level.hpp"

#include <gtest/gtest.h>

#include "play/engine.hpp"

namespace lozenge::tests {

namespace {

/// As a number that grows with what a level may do.
int reach(int limit) { return limit == 0 ? search::deepest : limit; }

}  // namespace

TEST(Levels, AreNumberedFromOneToTheHighest) {
  int number = 0;
  for (const play::Level& level : play::levels()) {
    EXPECT_EQ(level.number, ++number);
    EXPECT_EQ(&play::level(number), &level);
  }
  EXPECT_EQ(number, play::highest_level);
}

TEST(Levels, SeeMoreAndErrLessWithEachStep) {
  for (int number = 2; number <= play::highest_level; ++number) {
    SCOPED_TRACE(number);
    const play::Level &level = play::level(number), &below = play::level(number - 1);
    EXPECT_GE(reach(level.depth), reach(below.depth));
    EXPECT_TRUE(below.haste == 0 || level.haste < below.haste);
    EXPECT_LE(level.blur, below.blur);
    EXPECT_LE(level.overlooked, below.overlooked);
  }
}

TEST(Levels, AllHaveALimitButTheHighest) {
  for (const play::Level& level : play::levels())
    EXPECT_EQ(level.haste > 0 || level.depth > 0, level.number < play::highest_level) << level.number;
}

TEST(Levels, TheHighestPlaysAsWellAsItCan) {
  const play::Level& highest = play::level(play::highest_level);
  EXPECT_EQ(highest.blur, 0);
  EXPECT_EQ(highest.overlooked, 0);
}

}  // namespace lozenge::tests
