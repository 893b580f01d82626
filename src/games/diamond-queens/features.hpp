// What the evaluation of Diamond Queens looks at: where piles stand and how high they are, and how many men can be
// jumped; a network judges it.
#pragma once

#include "games/diamond-queens/generate.hpp"
#include "kit/minder_images.hpp"

namespace lozenge::games::embedded {
std::span<const std::uint8_t> diamond_queens();  // diamond-queens.weights
}

namespace lozenge::games::diamond_queens {

struct Features {
  static constexpr int kinds = 6;  // piles of one to five, and of more men
  static constexpr int phases = 24;
  static constexpr eval::NetworkShape network{64, 32, 4};

  static std::vector<eval::Image> images() { return kit::minder_images(); }

  template <class Visit>
  [[gnu::always_inline]] static void each_piece(const QueensPosition& p, Visit&& f) {
    for (int side = 0; side < 2; ++side)
      for (board::Bits piles = p.points(side); piles != 0; piles = board::rest(piles)) {
        const int at = board::lowest(piles);
        f(side, std::min(p.men(at), kinds) - 1, at);
      }
  }

  /// How many men and piles a side has; by whose turn it is, how many of its men can be jumped directly, or also after
  /// jumps over own men, and how many a move can capture.
  static constexpr std::array<int, 4> trait_sizes{13 * 13, 26, 26, 26};
  static std::array<int, 4> traits(const QueensPosition& p, int side) {
    const board::Bits piles = p.points(side);
    const auto danger =
        kit::danger(piles, p.points(side ^ 1), p.vacant(), [&](board::Bits some) { return p.men_on(some); });
    const int turn = static_cast<int>(p.turn()) == side ? 13 : 0;
    return {p.men_on(piles) * 13 + std::popcount(piles), turn + hanging(p, side), turn + p.men_on(danger.men),
            turn + danger.most};
  }

  static int phase(const QueensPosition& p) { return p.men_on(p.own | p.opponents); }

  static int material(const QueensPosition& p) { return 100 * (p.men_on(p.own) - p.men_on(p.opponents)); }

  static int hand(const QueensPosition& p) {
    const auto worth = [&](board::Bits piles) { return 6 * std::popcount(piles) + 2 * p.men_on(piles & middle); };
    const int lead = material(p) + worth(p.own) - worth(p.opponents);
    const int threats = 8 * (hanging(p, static_cast<int>(p.turn() ^ 1)) - hanging(p, static_cast<int>(p.turn())));
    return eval::pressing(lead, phase(p)) + threats + 3;
  }

  static int base(const QueensPosition& p) { return eval::pressing(material(p), phase(p)); }

  static eval::Weights weights(kit::LeapOptions) { return {"diamond-queens", 120, embedded::diamond_queens()}; }

 private:
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
