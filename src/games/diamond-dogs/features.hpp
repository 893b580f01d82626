// What the evaluation of Diamond Dogs looks at: what each die shows where, how far the foremost dice have come, how
// many steps are left to a hoop, and what can be captured; a network judges it.
#pragma once

#include "eval/features.hpp"
#include "games/diamond-dogs/goal.hpp"
#include "games/diamond-dogs/hops.hpp"

namespace lozenge::games::embedded {
std::span<const std::uint8_t> diamond_dogs_first();  // diamond-dogs-first.weights, one for each goal
std::span<const std::uint8_t> diamond_dogs_most();
}  // namespace lozenge::games::embedded

namespace lozenge::games::diamond_dogs {

/// The dice that show at least this number.
inline Bits showing_at_least(const DogsPosition& p, int number) {
  const Bits ones = p.value[0], twos = p.value[1], fours = p.value[2];
  switch (number) {
    case 2: return twos | fours;
    case 3: return fours | (twos & ones);
    case 4: return fours;
    case 5: return fours & (twos | ones);
    case 6: return fours & twos;
    default: return all;
  }
}

/// The dice of a side that a jump of an opponent can capture.
struct Hanging {
  Bits at_once = 0;
  Bits in_a_turn = 0;  // at once, or after a step
};

inline Hanging hanging(const DogsPosition& p, std::uint64_t side) {
  using namespace board::diamond53;
  const Bits dice = in_play(p, side), attackers = in_play(p, side ^ 1), empty = p.empty();
  Hanging found;
  for (int number = 1; number <= max_value; ++number) {
    const Bits prey = dice & p.showing(number), able = attackers & showing_at_least(p, number);
    if (prey == 0 || able == 0) continue;
    const Bits soon = able | (around(able) & empty & ~hoops[side ^ 1]);  // a die on a hoop jumps no more
    for (std::size_t i = 0; i < directions.size(); ++i) {
      const Direction ahead = directions[i], back = directions[(i + 4) % directions.size()];
      const Bits posts = shifted(prey & shifted(empty, back), back);  // from where a die can jump that way
      found.at_once |= shifted(posts & able, ahead);
      found.in_a_turn |= shifted(posts & soon, ahead);
    }
  }
  return found;
}

/// The race of a side to the hoops over vacant spaces alone: the steps of its nearest dice, and how many are as near.
struct Race {
  static constexpr int unreachable = 15;

  int steps = unreachable;
  int dice = 0;
};

inline Race race(const DogsPosition& p, std::uint64_t side) {
  using board::diamond53::around;
  const Bits dice = in_play(p, side), empty = p.empty();
  Bits reached = hoops[side] & empty;
  for (int steps = 1; steps < Race::unreachable; ++steps) {
    const Bits near = around(reached);
    if ((near & dice) != 0) return {steps, std::popcount(near & dice)};
    if ((near & empty & ~reached) == 0) break;
    reached |= near & empty;
  }
  return {};
}

struct Features {
  static constexpr int kinds = max_value;  // by what a die shows
  static constexpr int phases = 2 * max_dice;
  static constexpr eval::NetworkShape network{64, 32, 4};

  /// Left and right exchanged; the board turned and the sides exchanged; both.
  [[gnu::cold]] static std::vector<eval::Image> images() {
    using namespace board::diamond53;
    std::vector<eval::Image> found;
    for (const bool is_turned : {false, true})
      for (const bool is_mirrored : {false, true}) {
        found.push_back({{}, is_turned});
        for (int c = 0; c < size; ++c) {
          const Cell turned = is_turned ? opposite(Cell(c)) : Cell(c);
          found.back().place[c] = (is_mirrored ? mirrored(turned) : turned).index;
        }
      }
    return found;
  }

  template <class Visit>
  [[gnu::always_inline]] static void each_piece(const DogsPosition& p, Visit&& f) {
    for (int side = 0; side < 2; ++side)
      for (Bits dice = p.dice[side]; dice != 0; dice = rest(dice)) f(side, p.value_at(lowest(dice)) - 1, lowest(dice));
  }

  /// The race; how far the two foremost dice have to go; how many dice are in play and home; what they show together;
  /// what can be captured of it at once and within a turn, by whose turn it is; and what the foremost die shows, the
  /// highest in its row.
  static constexpr std::array<int, 8> trait_sizes{16 * 4, 16, 16, 11 * 5, 61, 32, 32, 16 * 7};
  static std::array<int, 8> traits(const DogsPosition& p, int side) {
    const auto us = static_cast<std::uint64_t>(side);
    const Bits dice = in_play(p, us), first = foremost(dice, us);
    const Race ours = race(p, us);
    const int behind = distance(dice, us), turn = us == p.turn ? 16 : 0;
    const Hanging lost = hanging(p, us);
    const auto worth = [&](Bits some) { return std::min(numbers(p, some) + std::popcount(some), 15); };
    return {ours.steps * 4 + std::min(ours.dice, 3),
            behind,
            distance(dice & ~first, us),
            std::popcount(dice) * 5 + std::popcount(home(p, us)),
            numbers(p, dice),
            turn + worth(lost.at_once),
            turn + worth(lost.in_a_turn),
            behind * 7 + (first == 0 ? 0 : highest(p, dice & rows[static_cast<std::size_t>(lowest(first))]))};
  }

  static int phase(const DogsPosition& p) { return std::popcount(p.dice[0] | p.dice[1]); }

  static int material(const DogsPosition& p) {
    const auto worth = [&](std::uint64_t side) {
      return numbers_worth(p, in_play(p, side)) + 200 * std::popcount(home(p, side));
    };
    return worth(p.turn) - worth(p.turn ^ 1);
  }

  static int hand(const DogsPosition& p) {
    const auto worth = [&](std::uint64_t side) {
      const Bits dice = in_play(p, side);
      const Bits others = dice & ~foremost(dice, side);
      const int behind = distance(dice, side), next = distance(others, side);
      return (p.options.goal == Goal::most ? 4 : 12) * (15 - behind) + 4 * (15 - next);
    };
    const int in_danger = numbers_worth(p, hanging(p, p.turn).at_once) / 3;
    return material(p) + worth(p.turn) - worth(p.turn ^ 1) - in_danger + 10;
  }

  /// Games seldom get to where a side has many more dice or higher numbers: there this speaks. In the scale of all
  /// games.
  static int base(const DogsPosition& p) { return hand(p) * 7 / 10; }

  /// The rows that all dice have gone together: a pack that is ahead has to move up, or it waits until the game is
  /// drawn.
  static int urge(const DogsPosition& p, int side) {
    constexpr int for_a_row = 4;
    using namespace board::diamond53;
    int gone = 0;
    for (Bits dice = p.dice[side]; dice != 0; dice = rest(dice)) {
      const int row = row_of(Cell(lowest(dice)));
      gone += side == 0 ? row - 1 : board::diamond53::rows - row;
    }
    return for_a_row * gone;
  }

  static eval::Weights weights(const DogsOptions& options) {
    if (options.goal != Goal::most) return {"diamond-dogs-first", 120, embedded::diamond_dogs_first()};
    return {"diamond-dogs-most", 120, embedded::diamond_dogs_most()};
  }

 private:
  /// The row that each space lies in.
  static constexpr auto rows = [] {
    std::array<Bits, board::diamond53::size> found{};
    for (int i = 0; i < board::diamond53::size; ++i)
      found[static_cast<std::size_t>(i)] = board::diamond53::row(board::diamond53::row_of(Cell(i)));
    return found;
  }();

  /// The highest number that one of these dice shows.
  static int highest(const DogsPosition& p, Bits dice) {
    int number = 0;
    for (int i = 2; i >= 0; --i)
      if (const Bits some = dice & p.value[i]) {
        number |= 1 << i;
        dice = some;
      }
    return number;
  }

  /// The sum of what these dice show.
  static int numbers(const DogsPosition& p, Bits dice) {
    int sum = 0;
    for (int i = 0; i < 3; ++i) sum += std::popcount(p.value[i] & dice) << i;
    return sum;
  }
  static int numbers_worth(const DogsPosition& p, Bits dice) {
    return 60 * std::popcount(dice) + 20 * numbers(p, dice);
  }

  /// The die that has come farthest. Cells are numbered row by row.
  static Bits foremost(Bits dice, std::uint64_t side) { return side == 0 ? std::bit_floor(dice) : dice & -dice; }

  /// Rows that the foremost of these dice has to go; 15 where there is none.
  static int distance(Bits dice, std::uint64_t side) {
    using board::diamond53::row_of;
    if (dice == 0) return board::diamond53::rows;
    const Cell first(lowest(foremost(dice, side)));
    return side == 0 ? board::diamond53::rows - row_of(first) : row_of(first) - 1;
  }
};

}  // namespace lozenge::games::diamond_dogs
