// What the miner says about wins of any length, compared with a list of all positions: two ways that share nothing.
#include "tools/mine/hold.hpp"

#include <gtest/gtest.h>

#include "games/checkers/checkers.hpp"
#include "tests/laws/plain_solver.hpp"

namespace lozenge::tests {

namespace {

using R = games::checkers::Checkers;

/// The defender's replies as they come.
struct AsTheyCome {
  void operator()(const Position<R>&, MoveList<R>&) {}
};

mine::Held held(const std::string& text, std::size_t patience) {
  const auto p = R::read(text);
  EXPECT_TRUE(p.ok()) << text;
  AsTheyCome order;
  return mine::Hold<R, AsTheyCome>(Side::first, patience, order).ask(*p);
}

}  // namespace

TEST(Hold, AgreesWithAListOfAllPositions) {
  constexpr std::size_t enough = 1'000'000;
  int won = 0, kept = 0;
  for (const char* text : {"B:WK32:BK1", "B:WK4:BK11", "W:WK4:BK11", "B:WK14:BK1,K3", "B:WK28:BK19,K23", "B:W21:BK18",
                           "B:W6:BK32", "W:WK5:BK14", "B:WK1:BK10,13", "B:W5:B1", "W:W32:BK23"}) {
    const auto is_won = is_ever_won<R>(*R::read(text), Side::first, enough);
    ASSERT_TRUE(is_won) << text;
    EXPECT_EQ(held(text, enough), *is_won ? mine::Held::no : mine::Held::yes) << text;
    ++(*is_won ? won : kept);
  }
  EXPECT_GT(won, 1);
  EXPECT_GT(kept, 1);
}

TEST(Hold, GivesUpWhereThereIsTooMuchToLookAt) { EXPECT_EQ(held("B:WK14:BK1,K3", 20), mine::Held::unknown); }

}  // namespace lozenge::tests
