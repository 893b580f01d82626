// A record given item by item is the record that its text would be.
#include <gtest/gtest.h>

#include "games/families.hpp"
#include "record/dictation.hpp"
#include "tests/record/reading.hpp"

namespace lozenge::tests {

namespace {

/// Items apart by '|'.
Result<record::Record> take_down(std::string text) {
  std::ranges::replace(text, '|', '\0');
  return record::take_down(text, games::all());
}

}  // namespace

TEST(Dictation, TakesDownTagsRemarksAndVariations) {
  const auto taken = take_down(
      "checkers||1-0|tBlack|Ann|cAhead|m11-15|s!|m23-19|(|cor|m22-18|n2|(|m21-17|)|cso|m15x22|)|cback|m8-11|k0:05:00");
  ASSERT_TRUE(taken.ok()) << taken.sentence();
  const auto read = read_one(
      "[Black \"Ann\"]\n{Ahead} 1. 11-15! 23-19 ({or} 22-18 $2 (21-17) {so} 15x22) {back} 2. 8-11 {[%clk 0:05:00]} "
      "1-0");
  EXPECT_EQ(taken->line, read.line);
  EXPECT_EQ(taken->tags, read.tags);
  EXPECT_EQ(written(*taken), written(read));
  EXPECT_EQ(taken->status.outcome, Outcome::first_wins);
}

TEST(Dictation, TakesDownASetUpAndAStart) {
  const auto taken = take_down("checkers|B:W30:B1|*|m1-5|pW:W18:B14");
  ASSERT_TRUE(taken.ok()) << taken.sentence();
  EXPECT_EQ(replayed(*taken)->position(), "W:W18:B14");
}

TEST(Dictation, RefusesWhatIsNoRecord) {
  EXPECT_FALSE(take_down("").ok());
  EXPECT_FALSE(take_down("nothing||*").ok());
  EXPECT_FALSE(take_down("checkers|B:W99:B1|*").ok());
  EXPECT_EQ(take_down("checkers||*|m11-99").sentence(), "Move 1 (11-99): There is no square '99' on this board.");
  EXPECT_EQ(take_down("checkers||*|(|m11-15|)").sentence(), "A variation stands behind the move that it replaces.");
  EXPECT_EQ(take_down("checkers||*|m11-15|)").sentence(), "This ')' closes no variation.");
  EXPECT_EQ(take_down("checkers||*|m11-15|(|m11-16").sentence(), "A variation is not closed: ')' is missing.");
  std::string deep = "checkers||*|m11-15";
  for (int i = 0; i < 50; ++i) deep += "|(|m11-15";
  EXPECT_EQ(take_down(deep).sentence(), "Variations stand in each other at most 40 deep.");
}

}  // namespace lozenge::tests
