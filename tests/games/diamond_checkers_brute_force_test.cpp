// Diamond Checkers against a second reading of its rulebook: a slow lister that knows points as (x, y) and pieces
// as letters, and shares nothing with the game but the text of positions.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "games/diamond-checkers/diamond-checkers.hpp"
#include "games/families.hpp"
#include "search/playout.hpp"
#include "tests/board.hpp"
#include "tests/effort.hpp"

namespace lozenge::tests {

namespace {

using games::diamond_checkers::DiamondCheckers;
using games::diamond_checkers::Promotion;

struct Place {
  int x = 0, y = 0;
  auto operator<=>(const Place&) const = default;
  Place operator+(Place o) const { return {x + o.x, y + o.y}; }
};

bool is_on_board(Place p) { return std::abs(p.x) + std::abs(p.y) <= 4; }

/// Every point, in square order: A's numbers row by row, the centre, B's numbers back.
const std::vector<Place>& places() {
  static const auto list = [] {
    std::vector<Place> all;
    for (int y = -4; y <= 4; ++y)
      for (int x = -4; x <= 4; ++x)
        if (is_on_board({x, y})) all.push_back({x, y});
    return all;
  }();
  return list;
}

std::string name(Place p) {
  const auto number = [](Place q) { return std::find(places().begin(), places().end(), q) - places().begin() + 1; };
  if (p == Place{}) return "21";
  return number(p) < 21 ? std::to_string(number(p)) + "A" : std::to_string(number({-p.x, -p.y})) + "B";
}

struct Stone {
  char side = 'A';
  char rank = 'M';  // man, King, Diamond king
};

using Stones = std::map<Place, Stone>;

std::string text(const Stones& stones, char turn) {
  std::string out(1, turn);
  for (const char side : {'A', 'B'}) {
    out += {':', side};
    bool is_first = true;
    for (const Place p : places()) {
      const auto it = stones.find(p);
      if (it == stones.end() || it->second.side != side) continue;
      if (!is_first) out += ',';
      if (it->second.rank != 'M') out += it->second.rank;
      out += name(p);
      is_first = false;
    }
  }
  return out;
}

/// The rank of a piece after it has landed.
char promoted(Stone stone, Place at) {
  const std::string far = stone.side == 'A' ? "B" : "A";
  if (name(at) == "1" + far) return 'D';
  if (stone.rank != 'M') return stone.rank;
  for (const char* number : {"2", "4", "5", "9"})
    if (name(at) == number + far) return 'K';
  return 'M';
}

std::vector<Place> directions(Stone stone) {
  const int forward = stone.side == 'A' ? 1 : -1;
  std::vector<Place> ways{{-1, 0}, {1, 0}, {0, forward}};
  if (stone.rank != 'M') ways.push_back({0, -forward});
  if (stone.rank == 'D') ways.insert(ways.end(), {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}});
  return ways;
}

/// Lists moves by trying everything. A move is where it starts and what it leaves; of its paths the one to print is
/// kept.
class SlowLister {
 public:
  using Path = std::vector<Place>;

  SlowLister(const Stones& stones, char turn, Promotion when) : turn_(turn), when_(when) {
    for (const auto& [at, stone] : stones) {
      if (stone.side != turn) continue;
      Stones others = stones;
      others.erase(at);
      step(others, at, stone);
      jump(others, {at}, stone, stone.rank);
    }
  }

  /// The printed moves and what they lead to; without the steps where jumps are compulsory and there is one.
  std::map<std::string, std::string> moves(bool compulsory) const {
    std::map<std::string, std::string> out;
    for (const auto& [move, path] : jumps_) out[printed(path, "x")] = move.second;
    if (!compulsory || jumps_.empty())
      for (const auto& [move, path] : steps_) out[printed(path, "-")] = move.second;
    return out;
  }
  bool has_two_paths() const { return jump_paths_ > jumps_.size(); }

 private:
  using Found = std::map<std::pair<Place, std::string>, Path>;

  void arrive(Found& found, Stones others, const Path& path, Stone stone) const {
    others[path.back()] = stone;
    const auto [it, is_new] = found.try_emplace({path.front(), text(others, turn_ == 'A' ? 'B' : 'A')}, path);
    if (!is_new && order(path) < order(it->second)) it->second = path;
  }

  void step(const Stones& others, Place from, Stone stone) {
    for (const Place way : directions(stone)) {
      const Place to = from + way;
      if (is_on_board(to) && !others.contains(to))
        arrive(steps_, others, {from, to}, {stone.side, promoted(stone, to)});
    }
  }

  /// `stone` has the rank that it jumps with, `earned` is the rank that it will have.
  void jump(const Stones& others, const Path& path, Stone stone, char earned) {
    bool goes_on = false;
    const Place at = path.back();
    const bool in_corner = path.size() > 1 && std::abs(at.x) + std::abs(at.y) == 4 && (at.x == 0 || at.y == 0);
    for (const Place way : directions(stone)) {
      const Place over = at + way, to = over + way;
      const auto jumped = others.find(over);
      if (in_corner || !is_on_board(to) || others.contains(to) || jumped == others.end()) continue;
      if (jumped->second.side == stone.side) continue;
      goes_on = true;
      Stones left = others;
      left.erase(over);
      Path longer = path;
      longer.push_back(to);
      const char rank = promoted({stone.side, earned}, to);
      jump(left, longer, {stone.side, when_ == Promotion::at_once ? rank : stone.rank}, rank);
    }
    if (goes_on || path.size() == 1) return;
    ++jump_paths_;
    arrive(jumps_, others, path, {stone.side, earned});
  }

  /// Of two paths the one with fewer squares is printed, then the one that comes first in square order.
  static std::pair<std::size_t, std::vector<long>> order(const Path& path) {
    std::vector<long> squares;
    for (const Place p : path) squares.push_back(std::find(places().begin(), places().end(), p) - places().begin());
    return {path.size(), squares};
  }

  static std::string printed(const Path& path, const std::string& sign) {
    std::string out;
    for (const Place p : path) out += (out.empty() ? "" : sign) + name(p);
    return out;
  }

  char turn_;
  Promotion when_;
  Found steps_, jumps_;
  std::size_t jump_paths_ = 0;
};

/// Up to 12 pieces a side on random points, every other time only on the half where the mover is promoted; where a man
/// cannot stand he has the rank that he got there.
Stones random_stones(search::Random& random, char turn) {
  Stones stones;
  const bool crowded = random.below(2) == 0;
  const std::uint32_t ranks = 1 + random.below(3);
  for (const char side : {'A', 'B'})
    for (std::uint32_t left = 1 + random.below(crowded ? 8 : 12); left > 0;) {
      const Place p = places()[random.below(static_cast<std::uint32_t>(places().size()))];
      if (stones.contains(p) || (crowded && (turn == 'A' ? p.y < 0 : p.y > 0))) continue;
      Stone stone{side, "MKD"[random.below(ranks)]};
      stone.rank = promoted(stone, p);
      stones[p] = stone;
      --left;
    }
  return stones;
}

template <class R>
std::map<std::string, std::string> listed(const lozenge::Position<R>& p, const MoveList<R>& moves) {
  std::map<std::string, std::string> out;
  const auto texts = names<R>(p, moves);
  for (std::size_t i = 0; i < moves.size(); ++i) out[texts[i]] = R::text(R::play(p, moves[i]));
  return out;
}

class DiamondCheckersLister : public testing::TestWithParam<Promotion> {};

INSTANTIATE_TEST_SUITE_P(Promotions, DiamondCheckersLister, testing::Values(Promotion::at_once, Promotion::at_end),
                         [](const auto& tested) { return tested.param == Promotion::at_once ? "at_once" : "at_end"; });

std::string shown(const std::string& position) {
  const auto game = play::find_game(games::all(), "diamond-checkers");
  return board(**(*game)->start_from(position));
}

}  // namespace

TEST_P(DiamondCheckersLister, AgreesWithASlowReadingOfTheRules) {
  using R = DiamondCheckers;
  search::Random random(41);
  int rings = 0;
  for (int i = 0; i < (is_slow_build ? 300 : 6000); ++i) {
    const char turn = "AB"[random.below(2)];
    const Stones stones = random_stones(random, turn);
    const std::string position = text(stones, turn);
    const auto p = R::read(position, GetParam());
    ASSERT_TRUE(p) << position << ": " << p.sentence();
    ASSERT_EQ(R::text(*p), position);

    const SlowLister slow(stones, turn, GetParam());
    rings += slow.has_two_paths();
    MoveList<R> strict, free;
    R::generate(*p, strict);
    R::generate_free(*p, free);
    const auto strict_moves = listed<R>(*p, strict), free_moves = listed<R>(*p, free);
    ASSERT_EQ(strict_moves, slow.moves(true)) << shown(position);
    ASSERT_EQ(free_moves, slow.moves(false)) << shown(position);
    ASSERT_EQ(strict.size(), strict_moves.size()) << "A move is listed twice.\n" << shown(position);
    ASSERT_EQ(free.size(), free_moves.size()) << "A move is listed twice.\n" << shown(position);
    ASSERT_EQ(R::count(*p), strict.size()) << shown(position);
  }
  EXPECT_GT(rings, 0) << "No position had two paths of one move: the test shows less than it should.";
}

TEST(DiamondCheckersCount, FollowsAManWhoIsPromotedOnTheWay) {
  const std::string position = "A:A7B:B18B,20B,11B,6B";  // over 6B to 5B, then only a king goes back over 11B
  for (const Promotion promotion : {Promotion::at_once, Promotion::at_end}) {
    const auto p = DiamondCheckers::read(position, promotion);
    ASSERT_TRUE(p) << p.sentence();
    EXPECT_EQ(DiamondCheckers::count(*p), promotion == Promotion::at_once ? 2u : 1u) << shown(position);
  }
}

TEST(DiamondCheckersReading, RefusesAMoveInADecidedPosition) {
  using R = DiamondCheckers;
  const auto p = R::read("A:A13A:B");
  ASSERT_TRUE(p) << p.sentence();
  const auto move = R::read_move(*p, {}, "13A-21");
  ASSERT_FALSE(move);
  EXPECT_EQ(move.sentence(), "The game is over: there is nothing left to move.");
}

}  // namespace lozenge::tests
