// Whose answer is a team's (search/team.hpp).
#include "search/team.hpp"

#include <gtest/gtest.h>

#include <array>

#include "games/checkers/checkers.hpp"

namespace lozenge::search {

namespace {

using R = games::checkers::Checkers;

Finding<R> finding(int depth, Score score) { return {depth, 0, score, 0, Seconds{0}, {}}; }

TEST(Team, TakesTheBestOfWhatIsAsDeepAsTheLeadersAnswer) {
  const std::array others{finding(8, 20), finding(9, 50), finding(7, 90), finding(8, 40)};
  EXPECT_EQ(better_answer<R>(finding(8, 10), others), &others[1]);
  EXPECT_EQ(better_answer<R>(finding(10, 10), others), nullptr) << "all are less deep";
}

TEST(Team, StaysWithTheLeaderWhereNobodyFoundMore) {
  const std::array others{finding(8, 10), finding(9, 5)};
  EXPECT_EQ(better_answer<R>(finding(8, 10), others), nullptr);
  EXPECT_EQ(better_answer<R>(finding(8, 10), {}), nullptr);
}

}  // namespace

}  // namespace lozenge::search
