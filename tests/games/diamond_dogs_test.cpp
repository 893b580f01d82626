// Diamond Dogs against a second lister that is slow and plain, and what the tables of its folder cannot say.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "games/diamond-dogs/diamond-dogs.hpp"
#include "games/families.hpp"
#include "search/perft.hpp"
#include "search/playout.hpp"
#include "tests/effort.hpp"
#include "tests/games/diamond_dogs_brute_force.hpp"

namespace lozenge::tests {

namespace {

using namespace games::diamond_dogs;
using search::Random;

/// How a random position looks, for the mover and his opponent.
struct Look {
  const char* name;
  int positions;
  struct Dice {
    int least, most;      // how many
    int lowest, highest;  // their numbers
  } dice[2];
  bool is_huddled = false;  // the mover's dice stand together, the opponent's around them
};

constexpr Look looks[] = {
    {"ones", 60, {{5, 10, 1, 1}, {5, 10, 1, 1}}},           {"any numbers", 60, {{5, 10, 1, 6}, {5, 10, 1, 6}}},
    {"sixes", 60, {{1, 4, 5, 6}, {5, 10, 1, 6}}},           {"few dice", 60, {{1, 2, 1, 6}, {1, 3, 1, 6}}},
    {"shut in", 1000, {{1, 2, 1, 2}, {8, 10, 2, 6}}, true}, {"in a crowd", 60, {{2, 10, 1, 6}, {5, 10, 1, 6}}, true}};

int between(Random& random, int low, int high) {
  return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

/// The places in random order, or the nearest to one of them first.
std::vector<dogs::Place> random_places(bool is_huddled, Random& random) {
  std::vector<dogs::Place> places;
  for (int row = 1; row <= 15; ++row)
    for (int file = 0; file < 7; ++file)
      if (dogs::is_place({file, row})) places.push_back({file, row});
  for (std::size_t i = places.size() - 1; i > 0; --i)
    std::swap(places[i], places[random.below(static_cast<std::uint32_t>(i + 1))]);
  const auto distance = [centre = places[0]](dogs::Place p) {
    return std::abs(p.file - centre.file) + std::abs(p.row - centre.row);
  };
  if (is_huddled) std::ranges::sort(places, {}, distance);
  return places;
}

dogs::Board random_board(const Look& look, bool is_most, bool red_moves, Random& random) {
  const auto places = random_places(look.is_huddled, random);
  dogs::Board board;
  std::size_t next = 0;
  for (const int who : {0, 1}) {
    const auto& dice = look.dice[who];
    const bool is_red = red_moves == (who == 0);
    const int far_row = is_red ? 15 : 1;
    for (int left = between(random, dice.least, dice.most); left > 0 && next < places.size(); ++next) {
      // A die on the far row ends a game for the first one there; some places stay vacant.
      if ((!is_most && places[next].row == far_row) || random.below(20) == 0) continue;
      board[places[next]] = {is_red, between(random, dice.lowest, dice.highest)};
      --left;
    }
  }
  return board;
}

/// What was met on the way, so that the test cannot pass without it.
struct Met {
  int removals = 0, single_steps = 0, chains = 0, homes = 0;
};

void note(const DogsPosition& p, const MoveList<DiamondDogs>& moves, Met& met) {
  using R = DiamondDogs;
  met.homes += (home(p, 0) | home(p, 1)) != 0;
  for (const std::string& name : names<R>(p, moves)) {
    const auto hops = std::ranges::count_if(name, [](char c) { return c == '-' || c == 'x' || c == '>'; });
    met.removals += name.starts_with('~');
    met.chains += hops > 2;
    met.single_steps += hops == 1 && !R::outcome(R::play(p, *R::read_move(p, moves, name)));
  }
}

/// The positions that turns leave, from both listers.
void compare(const DogsOptions& options, const dogs::Board& board, bool red_moves, Met& met) {
  using R = DiamondDogs;
  const dogs::BruteForce brute(options.goal == Goal::most, red_moves,
                               {.ones_hop = options.has(House::ones_hop),
                                .piece_shut_in = options.has(House::piece_shut_in),
                                .up_to_two = options.has(House::up_to_two),
                                .one_bonus = options.has(House::one_bonus)});
  const auto p = R::read(dogs::text(board, red_moves), options);
  ASSERT_TRUE(p) << p.sentence();
  SCOPED_TRACE(R::text(*p));
  ASSERT_EQ(R::outcome(*p).has_value(), brute.is_over(board));
  if (R::outcome(*p)) return;

  std::vector<std::string> expected, found;
  for (const dogs::Board& after : brute.turns(board)) expected.push_back(dogs::text(after, !red_moves));
  MoveList<R> moves;
  R::generate(*p, moves);
  for (const auto& m : moves) found.push_back(R::text(R::play(*p, m)));
  std::ranges::sort(expected);
  std::ranges::sort(found);
  ASSERT_EQ(found, expected);
  ASSERT_EQ(R::count(*p), moves.size());
  note(*p, moves, met);
}

/// The dice that the side to move captures by a jump, at once or after a step of the same die: hop by hop.
Hanging captured_hop_by_hop(const DogsPosition& p) {
  Hanging found;
  const auto add_captures = [](const DogsPosition& q, Bits dice, Bits& to) {
    each_jump(q, dice, [&](const Hop& h) { to |= h.over & q.opponents(); });
  };
  add_captures(p, in_play(p, p.turn), found.at_once);
  found.in_a_turn = found.at_once;
  for (Bits dice = in_play(p, p.turn); dice != 0; dice = rest(dice)) {
    const int from = lowest(dice);
    each_step_of(p, from, p.value_at(from), [&](const Hop& h) {
      if ((bit(h.to) & hoops[p.turn]) == 0) add_captures(after(p, h), bit(h.to), found.in_a_turn);
    });
  }
  return found;
}

/// How many steps the nearest die needs to a hoop: walked from the dice, not from the hoops.
int steps_to_a_hoop(const DogsPosition& p) {
  Bits reached = in_play(p, p.turn);
  for (int steps = 1; steps < Race::unreachable; ++steps) {
    Bits next = reached;
    for (Bits cells = reached; cells != 0; cells = rest(cells))
      next |= board::diamond53::neighbours[lowest(cells)] & p.empty();
    if ((next & hoops[p.turn] & p.empty()) != 0) return steps;
    reached = next;
  }
  return Race::unreachable;
}

class DiamondDogsRules : public testing::TestWithParam<Goal> {
 protected:
  static bool is_most() { return GetParam() == Goal::most; }
  static Result<DogsPosition> read(std::string_view text) { return DiamondDogs::read(text, {GetParam()}); }
};

INSTANTIATE_TEST_SUITE_P(Goals, DiamondDogsRules, testing::Values(Goal::first, Goal::most),
                         [](const auto& tested) { return tested.param == Goal::first ? "first" : "most"; });

std::unique_ptr<play::Match> start(const std::string& game) { return (*play::find_game(games::all(), game))->start(); }

}  // namespace

TEST_P(DiamondDogsRules, TheEvaluationSeesWhatHangsAndTheRace) {
  Random random(7);
  int hanging_later = 0;
  for (const Look& look : looks)
    for (int i = 0; i < look.positions; ++i) {
      const bool red_moves = random.below(2) == 0;
      const auto p = read(dogs::text(random_board(look, is_most(), red_moves, random), red_moves));
      ASSERT_TRUE(p) << p.sentence();
      SCOPED_TRACE(DiamondDogs::text(*p));
      const Hanging seen = hanging(*p, p->turn ^ 1), there = captured_hop_by_hop(*p);
      ASSERT_EQ(seen.at_once, there.at_once);
      // A die that steps away may leave the very space that its jump needs: so more can hang than is seen.
      ASSERT_EQ(seen.in_a_turn & ~there.in_a_turn, 0u);
      hanging_later += seen.in_a_turn != seen.at_once;
      ASSERT_EQ(race(*p, p->turn).steps, steps_to_a_hoop(*p));
    }
  EXPECT_GT(hanging_later, 100);
}

TEST_P(DiamondDogsRules, APackThatIsAheadIsUrgedForward) {
  const auto urge = [](const char* text) { return DiamondDogs::Features::urge(*read(text), 0); };
  EXPECT_GT(urge("R:Rd6/3,a5/2:Wd14/1"), urge("R:Rd4/3,a5/2:Wd14/1"));
  EXPECT_GT(urge("R:Rd6/3,a7/2:Wd14/1"), urge("R:Rd6/3,a5/2:Wd14/1"));
  // Coming home is no step back.
  if (is_most()) {
    EXPECT_GT(urge("R:Rd6/3,a15/2:Wd12/1"), urge("R:Rd6/3,a13/2:Wd12/1"));
  }
}

TEST_P(DiamondDogsRules, AgreeWithBruteForceOnRandomPositions) {
  Met met;
  Random random(53);
  for (const Look& look : looks) {
    SCOPED_TRACE(look.name);
    for (int i = 0; i < (is_slow_build ? look.positions / 10 : look.positions); ++i) {
      const bool red_moves = random.below(2) == 0;
      compare({GetParam()}, random_board(look, is_most(), red_moves, random), red_moves, met);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(met.removals, 0);
  EXPECT_GT(met.chains, 0);
  EXPECT_EQ(met.homes > 0, is_most());
  if (!is_slow_build) {
    EXPECT_GT(met.single_steps, 0);
  }
}

TEST_P(DiamondDogsRules, AgreeWithBruteForceUnderHouseRules) {
  constexpr int rules = 4;  // all that turns depend on
  Met met;
  Random random(54);
  for (std::uint16_t house = 1; house < 1 << rules; ++house)
    for (const Look& look : looks) {
      SCOPED_TRACE(std::string(look.name) + ", house rules " + std::to_string(house));
      const int positions = look.positions > 100 ? look.positions / 5 : look.positions / 4;
      for (int i = 0; i < (is_slow_build ? positions / 10 : positions); ++i) {
        const bool red_moves = random.below(2) == 0;
        compare({GetParam(), Setup::ones, house}, random_board(look, is_most(), red_moves, random), red_moves, met);
        if (HasFatalFailure()) return;
      }
    }
  EXPECT_GT(met.removals, 0);
}

TEST(DiamondDogsSetup, ListsEveryArrangementOnce) {
  using R = DiamondDogs;
  const auto empty = R::start({Goal::first, Setup::mixed});
  MoveList<R> moves;
  R::generate(empty, moves);
  ASSERT_EQ(moves.size(), 226'800u);
  EXPECT_EQ(R::count(empty), moves.size());
  auto texts = names<R>(empty, moves);
  std::ranges::sort(texts);
  EXPECT_EQ(std::ranges::unique(texts).begin(), texts.end());
  EXPECT_EQ(texts.front(), "=1123344556");
  EXPECT_EQ(texts.back(), "=6554433211");
  EXPECT_EQ(search::perft<R>(empty, 2), 51'438'240'000u);
}

TEST(DiamondDogsSetup, IsClickedNumberByNumber) {
  using R = DiamondDogs;
  const auto empty = R::start({Goal::first, Setup::mixed});
  MoveList<R> moves;
  moves.push(*read_arrangement("=6554433211"));
  Steps expected;
  for (const char number : std::string("6554433211")) expected.push_back(step_choice(std::string(1, number)));
  EXPECT_EQ(R::describe(empty, moves).front().steps, expected);
}

TEST(DiamondDogsSetup, IsHiddenFromWhiteUntilHeHasArranged) {
  const auto match = start("diamond-dogs:setup=mixed");
  ASSERT_TRUE(match->play("=6554433211"));
  EXPECT_EQ(match->position_for(0), "W:Ra1/6,c1/5,e1/5,g1/4,b2/4,d2/3,f2/3,c3/2,e3/1,d4/1:W");
  EXPECT_EQ(match->turns_for(0).front().text, "=6554433211");
  EXPECT_EQ(match->position_for(1), "W:R:W");
  EXPECT_TRUE(match->pieces_for(1).empty());
  EXPECT_EQ(match->turns_for(1).front().text, "=");

  ASSERT_TRUE(match->play("=1123344556"));
  for (const int seat : {0, 1}) {
    EXPECT_EQ(match->position_for(seat), match->position());
    EXPECT_EQ(match->pieces_for(seat).size(), 20u);
    EXPECT_EQ(match->turns_for(seat).front().text, "=6554433211");
  }
}

TEST(DiamondDogsPieces, ShowTheirNumbersAndWhoIsHome) {
  using R = DiamondDogs;
  const auto pieces = R::pieces(*R::read("R:Rd8/3,a15/2:Wc1/6", {Goal::most}));
  ASSERT_EQ(pieces.size(), 3u);
  EXPECT_THAT(pieces[0], testing::AllOf(testing::Field(&Piece::kind, "die"), testing::Field(&Piece::value, 3)));
  EXPECT_THAT(pieces[1], testing::AllOf(testing::Field(&Piece::kind, "home"), testing::Field(&Piece::value, 2)));
  EXPECT_THAT(pieces[2], testing::AllOf(testing::Field(&Piece::kind, "home"), testing::Field(&Piece::value, 6)));
}

TEST(DiamondDogsBoard, HasLozengesThatMeetAtEdgesAndCorners) {
  const Geometry& board = DiamondDogs::geometry();
  ASSERT_EQ(board.cells.size(), 53u);
  for (int i = 0; i < 53; ++i)
    for (const Cell next : CellSet(board::diamond53::neighbours[i])) {
      int shared = 0;
      for (const Point corner : board.cells[i].outline)
        shared += static_cast<int>(std::ranges::count(board.cells[next.index].outline, corner));
      const bool is_straight = board.cells[i].centre.x == board.cells[next.index].centre.x ||
                               board.cells[i].centre.y == board.cells[next.index].centre.y;
      EXPECT_EQ(shared, is_straight ? 1 : 2) << board.cells[i].name << " and " << board.cells[next.index].name;
    }
}

TEST(DiamondDogsBoard, MarksFourHoopsForEachSideAtTheOtherEnd) {
  const Geometry& board = DiamondDogs::geometry();
  std::vector<std::string> hoops[2];
  for (const Mark& mark : board.marks) {
    EXPECT_EQ(mark.kind, "hoop");
    hoops[index(mark.side)].push_back(board.cells[mark.cell.index].name);
  }
  EXPECT_THAT(hoops[0], testing::ElementsAre("a15", "c15", "e15", "g15"));
  EXPECT_THAT(hoops[1], testing::ElementsAre("a1", "c1", "e1", "g1"));
}

}  // namespace lozenge::tests
