// What the evaluation of Diamond Queens looks at: which points are held in blocks of eight, and how high the piles are
// in groups of four.
#pragma once

#include "games/diamond-queens/generate.hpp"
#include "kit/minder_places.hpp"

namespace lozenge::games::embedded {
std::span<const std::uint8_t> diamond_queens();  // diamond-queens.weights
}

namespace lozenge::games::diamond_queens {

struct Features {
  static constexpr std::string_view name = "diamond-queens";
  static constexpr int kinds = 4;  // piles of one, two, three, and more men
  static constexpr std::size_t lanes = 80;
  static constexpr int phases = 24;

  /// Each has sixteen images.
  static std::vector<eval::Pattern> patterns() {
    using kit::minder_places;
    const std::vector<std::uint8_t> held{1, 1, 1, 1}, heights{1, 2, 3, 4};
    return {
        {minder_places({{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 2}, {0, 3}, {1, 3}}), held},
        {minder_places({{1, 0}, {2, 0}, {3, 0}, {1, 1}, {2, 1}, {3, 1}, {1, 2}, {2, 2}}), held},
        // The middle, halfway to the edge, and a corner.
        {minder_places({{0, 0}, {1, 0}, {0, 1}, {1, 1}}), heights},
        {minder_places({{1, 1}, {2, 1}, {1, 2}, {2, 2}}), heights},
        {minder_places({{4, 0}, {3, 0}, {2, 0}, {3, 1}}), heights},
    };
  }
  static std::vector<eval::Image> images() { return kit::minder_images(); }

  template <class Visit>
  [[gnu::always_inline]] static void each_piece(const QueensPosition& p, Visit&& f) {
    for (int side = 0; side < 2; ++side)
      for (board::Bits piles = p.points(side); piles != 0; piles = board::rest(piles)) {
        const int at = board::lowest(piles);
        f(side, std::min(p.men(at), kinds) - 1, at);
      }
  }

  /// How many men and piles a side has; how many of its men can be jumped as things stand, by whose turn it is.
  static constexpr std::array<int, 2> trait_sizes{13 * 13, 26};
  static std::array<int, 2> traits(const QueensPosition& p, int side) {
    const board::Bits piles = p.points(side);
    const int turn = static_cast<int>(p.turn) == side ? 13 : 0;
    return {p.men_on(piles) * 13 + std::popcount(piles), turn + hanging(p, side)};
  }

  static constexpr int tempo_size = 25;
  static int tempo(const QueensPosition& p) { return phase(p); }

  static int phase(const QueensPosition& p) { return p.men_on(p.own | p.opponents); }

  static int material(const QueensPosition& p) { return 100 * (p.men_on(p.own) - p.men_on(p.opponents)); }

  static int hand(const QueensPosition& p) {
    const auto worth = [&](board::Bits piles) { return 6 * std::popcount(piles) + 2 * p.men_on(piles & middle); };
    const int lead = material(p) + worth(p.own) - worth(p.opponents);
    const int threats = 8 * (hanging(p, static_cast<int>(p.turn ^ 1)) - hanging(p, static_cast<int>(p.turn)));
    return pressing(p, lead) + threats + 3;
  }

  static int base(const QueensPosition& p) { return pressing(p, material(p)); }

  static std::span<const std::uint8_t> learnt() { return embedded::diamond_queens(); }

 private:
  /// The fewer men are left, the more a man ahead weighs.
  static int pressing(const QueensPosition& p, int lead) { return lead * 24 / (6 + phase(p)); }

  static int hanging(const QueensPosition& p, int side) {
    return p.men_on(kit::exposed(p.points(side), p.points(side ^ 1), p.vacant()));
  }

  /// The points at most two straight steps from the centre.
  static constexpr board::Bits middle = [] {
    board::Bits points = 0;
    for (int i = 0; i < board::diamond41::size; ++i) {
      const auto [x, y] = board::diamond41::points[i];
      if ((x < 0 ? -x : x) + (y < 0 ? -y : y) <= 2) points |= board::diamond41::bit_of(Cell(i));
    }
    return points;
  }();
};

}  // namespace lozenge::games::diamond_queens
