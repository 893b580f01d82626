// What the evaluations of Diamond Kings and Diamond Queens call a danger, against the captures that the rules list.
#include "games/diamond-kings/diamond-kings.hpp"
#include "games/diamond-queens/diamond-queens.hpp"
#include "tests/laws/random_play.hpp"

namespace lozenge::tests {
namespace {

/// What the side to move threatens by `kit::danger`, and what its best capture gains by the rules.
template <class R, class Look>
void compare_dangers(int games, const Look& look) {
  look_at_random_play<R>({}, games, 150, [&](const Position<R>& p, const MoveList<R>&) {
    MoveList<R> captures;
    R::generate_captures(p, captures);
    int best = 0;
    for (const auto& m : captures) best = std::max(best, R::gain(p, m));
    look(p, best);
  });
}

/// A leaper who comes back to the point that he has left is the only one who may be overlooked.
template <class Danger>
auto expect_nearly_exact(const Danger& danger_of, int& seen, int& overlooked) {
  return [&, danger_of](const auto& p, int best) {
    const kit::Danger danger = danger_of(p);
    EXPECT_LE(danger.most, best);
    EXPECT_EQ(danger.most > 0, danger.men != 0);
    seen += best > 0 ? 1 : 0;
    overlooked += danger.most < best ? 1 : 0;
  };
}

TEST(Danger, OfDiamondKingsIsTheBestCapture) {
  using namespace games::diamond_kings;
  int seen = 0, overlooked = 0;
  compare_dangers<DiamondKings>(40, expect_nearly_exact(
                                        [](const KingsPosition& p) {
                                          return kit::danger(p.opponents, p.own, p.vacant(),
                                                             [](board::Bits b) { return std::popcount(b); });
                                        },
                                        seen, overlooked));
  EXPECT_GT(seen, 20);
  EXPECT_LE(overlooked, seen / 50);
}

TEST(Danger, OfDiamondQueensIsTheBestCapture) {
  using namespace games::diamond_queens;
  int seen = 0, overlooked = 0;
  compare_dangers<DiamondQueens>(40, expect_nearly_exact(
                                         [](const QueensPosition& p) {
                                           return kit::danger(p.opponents, p.own, p.vacant(),
                                                              [&](board::Bits b) { return p.men_on(b); });
                                         },
                                         seen, overlooked));
  EXPECT_GT(seen, 20);
  EXPECT_LE(overlooked, seen / 50);
}

}  // namespace
}  // namespace lozenge::tests
