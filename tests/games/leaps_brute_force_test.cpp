// Diamond Kings and Diamond Queens against their slow twin: the same moves, the same counts, the same printed paths,
// and the same input is understood.
#include <gtest/gtest.h>

#include <set>

#include "games/diamond-kings/diamond-kings.hpp"
#include "games/diamond-queens/diamond-queens.hpp"
#include "search/playout.hpp"
#include "tests/effort.hpp"
#include "tests/games/slow_leaps.hpp"

namespace lozenge::tests {
namespace {

using games::diamond_kings::DiamondKings;
using games::diamond_queens::DiamondQueens;

template <class R>
class LeapsBruteForce : public testing::Test {};

using Games = testing::Types<DiamondKings, DiamondQueens>;
TYPED_TEST_SUITE(LeapsBruteForce, Games);

template <class R>
constexpr bool has_piles = std::is_same_v<R, DiamondQueens>;

/// Up to twelve men a side, dropped anywhere.
SlowLeaps random_board(search::Random& random, bool piles) {
  SlowLeaps board;
  board.has_piles = piles;
  board.turn = random.below(2) == 0 ? 'A' : 'B';
  for (const char side : {'A', 'B'})
    for (auto men = 1 + random.below(12); men > 0; --men) {
      const SlowPoint point = slow_points()[random.below(41)];
      SlowPile& pile = board.piles[point];
      if (pile.men > 0 && (pile.owner != side || !piles)) continue;
      pile = {side, pile.men + 1};
    }
  return board;
}

constexpr kit::LeapOptions usual, linking{kit::LeapOptions::link}, finishing{kit::LeapOptions::finish},
    both{kit::LeapOptions::link | kit::LeapOptions::finish};

/// Calls look(position, board) for boards that are random, and not decided.
template <class R, class Look>
void look_at_random_boards(int boards, kit::LeapOptions options, Look look) {
  search::Random random(2026);
  for (int i = 0; i < boards && !testing::Test::HasFailure(); ++i) {
    SlowLeaps board = random_board(random, has_piles<R>);
    board.links = options.has(kit::LeapOptions::link);
    board.finishes = options.has(kit::LeapOptions::finish);
    SCOPED_TRACE(board.text() + " with house rules " + std::to_string(options.house));
    const auto p = R::read(board.text(), options);
    ASSERT_TRUE(p.ok()) << p.sentence();
    if (!R::outcome(*p)) look(*p, board);
  }
}

template <class R>
MoveList<R> fast_moves(const Position<R>& p, bool compulsory) {
  MoveList<R> moves;
  compulsory ? R::generate(p, moves) : R::generate_free(p, moves);
  return moves;
}

template <class R>
void expect_the_same_moves(const Position<R>& p, const SlowLeaps& board) {
  for (const bool compulsory : {true, false}) {
    const auto moves = fast_moves<R>(p, compulsory);
    const auto texts = names<R>(p, moves);
    std::set<std::pair<std::string, std::string>> fast, slow;
    for (std::size_t i = 0; i < moves.size(); ++i) fast.emplace(texts[i], R::text(R::play(p, moves[i])));
    for (const auto& [key, paths] : slow_moves(board, compulsory)) slow.emplace(paths[0].text(), key.second);
    EXPECT_EQ(fast, slow) << "compulsory: " << compulsory;
    EXPECT_EQ(moves.size(), slow.size()) << "a move is listed twice";
    if (compulsory) {
      EXPECT_EQ(R::count(p), slow.size());
    }
  }
}

TYPED_TEST(LeapsBruteForce, RandomBoardsHaveTheSameMovesAndPrintedPaths) {
  using R = TypeParam;
  look_at_random_boards<R>(is_slow_build ? 100 : 3000, usual, expect_the_same_moves<R>);
}

TYPED_TEST(LeapsBruteForce, SoDoTheyUnderHouseRules) {
  using R = TypeParam;
  for (const auto options : {linking, finishing, both})
    look_at_random_boards<R>(is_slow_build ? 20 : 300, options, expect_the_same_moves<R>);
}

TYPED_TEST(LeapsBruteForce, EveryPathOfAMoveIsRead) {
  using R = TypeParam;
  const auto expect_all_read = [](const Position<R>& p, const SlowLeaps& board) {
    const auto moves = fast_moves<R>(p, true);
    for (const auto& [key, paths] : slow_moves(board, true))
      for (std::size_t i = 0; i < paths.size(); i += 1 + paths.size() / 20) {
        const auto read = R::read_move(p, moves, paths[i].text());
        ASSERT_TRUE(read.ok()) << paths[i].text() << ": " << read.sentence();
        EXPECT_EQ(R::text(R::play(p, *read)), key.second) << paths[i].text();
      }
  };
  look_at_random_boards<R>(is_slow_build ? 20 : 150, usual, expect_all_read);
  for (const auto options : {linking, finishing, both})
    look_at_random_boards<R>(is_slow_build ? 5 : 40, options, expect_all_read);
}

/// Can landings of a full path be left out so that the shortened one stays? The first and the last square cannot.
bool fits(const SlowPath& shortened, const SlowPath& full) {
  if (shortened.men != full.men || shortened.hops[0] != full.hops[0] || shortened.hops.back() != full.hops.back())
    return false;
  const auto last = full.hops.end() - 1;
  auto at = full.hops.begin();
  for (std::size_t i = 0; i + 1 < shortened.hops.size(); ++i) {
    at = std::find(at, last, shortened.hops[i]);
    if (at == last) return false;
    ++at;
  }
  return true;
}

TYPED_TEST(LeapsBruteForce, LandingsMayBeLeftOutWhereOneMoveFits) {
  using R = TypeParam;
  search::Random random(41);
  look_at_random_boards<R>(is_slow_build ? 20 : 200, usual, [&](const Position<R>& p, const SlowLeaps& board) {
    const auto moves = fast_moves<R>(p, true);
    const auto slow = slow_moves(board, true);
    for (const auto& [key, paths] : slow) {
      SlowPath shortened = paths[random.below(static_cast<std::uint32_t>(paths.size()))];
      for (std::size_t i = shortened.hops.size() - 1; i-- > 1;)
        if (random.below(2) == 0) shortened.hops.erase(shortened.hops.begin() + static_cast<std::ptrdiff_t>(i));
      std::set<std::string> fitting;
      std::string exact;
      for (const auto& [other, ways] : slow)
        for (const SlowPath& way : ways) {
          if (way.hops == shortened.hops && way.men == shortened.men) exact = other.second;
          if (other.first == key.first && fits(shortened, way)) fitting.insert(other.second);
        }
      const auto read = R::read_move(p, moves, shortened.text());
      if (!exact.empty()) fitting = {exact};
      EXPECT_EQ(read.ok(), fitting.size() == 1) << shortened.text();
      if (read) {
        EXPECT_EQ(R::text(R::play(p, *read)), *fitting.begin()) << shortened.text();
      }
    }
  });
}

}  // namespace
}  // namespace lozenge::tests
