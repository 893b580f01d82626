// What the evaluation of Diamond Dogs looks at: how dice stand together in lozenges of four spaces, what each shows
// where, and how far the foremost dice have come.
#pragma once

#include "eval/features.hpp"
#include "games/diamond-dogs/goal.hpp"
#include "games/diamond-dogs/hops.hpp"

namespace lozenge::games::embedded {
std::span<const std::uint8_t> diamond_dogs_first();  // diamond-dogs-first.weights, one for each goal
std::span<const std::uint8_t> diamond_dogs_most();
}  // namespace lozenge::games::embedded

namespace lozenge::games::diamond_dogs {

/// The dice of a side that one jump can capture as things stand.
inline Bits exposed(const DogsPosition& p, std::uint64_t side) {
  using board::diamond53::neighbours;
  const Bits attackers = in_play(p, side ^ 1), empty = p.empty();
  Bits found = 0;
  for (Bits dice = in_play(p, side) & board::diamond53::around(attackers); dice != 0; dice = rest(dice)) {
    const int at = lowest(dice), number = p.value_at(at);
    for (Bits near = neighbours[at] & attackers; near != 0; near = rest(near)) {
      const int from = lowest(near);
      if (p.value_at(from) >= number && (board::diamond53::behind(from, at) & empty) != 0) found |= bit(at);
    }
  }
  return found;
}

template <Goal G>
struct Features {
  static constexpr std::string_view name = G == Goal::first ? "diamond-dogs-first" : "diamond-dogs-most";
  static constexpr int kinds = max_value;  // by what a die shows
  static constexpr std::size_t lanes = 64;
  static constexpr int phases = 2 * max_dice;

  /// A quarter of the board: the rest are its images.
  static std::vector<eval::Pattern> patterns() {
    std::vector<eval::Pattern> found;
    const std::vector<std::uint8_t> roughly{1, 2, 3, 3, 4, 4}, exactly{1, 2, 3, 4, 5, 6};
    const auto place = [](int file, int row) {
      return static_cast<std::uint8_t>(board::diamond53::cell_at(file, row)->index);
    };
    // Lozenges, by the file and row of their nearest space.
    for (const auto& [file, row] :
         {std::pair{2, 1}, {2, 3}, {2, 5}, {2, 7}, {1, 2}, {3, 2}, {1, 4}, {3, 4}, {1, 6}, {3, 6}})
      found.push_back(
          {{place(file, row), place(file - 1, row + 1), place(file + 1, row + 1), place(file, row + 2)}, roughly});
    // Every space in some group of three: on the left side, and down the middle.
    for (const int row : {1, 3, 5, 7}) found.push_back({{place(0, row), place(2, row), place(1, row + 1)}, exactly});
    found.push_back({{place(3, 2), place(3, 4), place(3, 6)}, exactly});
    found.push_back({{place(3, 8)}, exactly});
    return found;
  }

  /// Left and right exchanged; the board turned and the sides exchanged; both.
  static std::vector<eval::Image> images() {
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

  /// How far the foremost dice have to go; how many dice are in play and home; how many can be captured.
  static constexpr std::array<int, 4> trait_sizes{16, 16, 11 * 5, 5};
  static std::array<int, 4> traits(const DogsPosition& p, int side) {
    const auto us = static_cast<std::uint64_t>(side);
    const Bits dice = in_play(p, us);
    const Bits others = dice & ~foremost(dice, us);
    return {distance(dice, us), distance(others, us), std::popcount(dice) * 5 + std::popcount(home(p, us)),
            std::min(std::popcount(exposed(p, us)), 4)};
  }

  /// The race: who is how far from the end.
  static constexpr int tempo_size = 16 * 16;
  static int tempo(const DogsPosition& p) {
    return distance(in_play(p, p.turn), p.turn) * 16 + distance(in_play(p, p.turn ^ 1), p.turn ^ 1);
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
      return (G == Goal::first ? 12 : 4) * (15 - behind) + 4 * (15 - next);
    };
    const int hanging = numbers_worth(p, exposed(p, p.turn)) / 3;
    return material(p) + worth(p.turn) - worth(p.turn ^ 1) - hanging + 10;
  }

  static std::span<const std::uint8_t> learnt() {
    if constexpr (G == Goal::first) return embedded::diamond_dogs_first();
    else return embedded::diamond_dogs_most();
  }

 private:
  static int numbers_worth(const DogsPosition& p, Bits dice) {
    int worth = 60 * std::popcount(dice);
    for (int i = 0; i < 3; ++i) worth += 20 * (std::popcount(p.value[i] & dice) << i);
    return worth;
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
