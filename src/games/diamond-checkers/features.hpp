// What the evaluation of Diamond Checkers looks at: where the pieces of each rank stand, how many there are, and how
// much room the kings have; a network judges it.
#pragma once

#include "games/diamond-checkers/generate.hpp"
#include "kit/minder_images.hpp"

namespace lozenge::games::embedded {
std::span<const std::uint8_t> diamond_checkers();  // diamond-checkers.weights
}

namespace lozenge::games::diamond_checkers {

struct Features {
  using Position = DiamondCheckersPosition;

  static constexpr int kinds = 3;  // by Rank
  static constexpr int phases = 24;
  static constexpr eval::NetworkShape network{128, 32, 4};

  /// Left and right exchanged; near and far exchanged together with the sides.
  static std::vector<eval::Image> images() {
    return {kit::minder_image(0, false), kit::minder_image(1, false), kit::minder_image(2, true),
            kit::minder_image(3, true)};
  }

  template <class Visit>
  [[gnu::always_inline]] static void each_piece(const Position& p, Visit&& f) {
    const auto each = [&](int side, Rank rank, board::Bits pieces) {
      for (; pieces != 0; pieces = board::rest(pieces)) f(side, static_cast<int>(rank), board::lowest(pieces));
    };
    for (int side = 0; side < 2; ++side) {
      const board::Bits pieces = p.pieces(side);
      each(side, Rank::man, pieces & ~p.kings);
      each(side, Rank::king, pieces & p.kings & ~p.diamonds);
      each(side, Rank::diamond_king, pieces & p.diamonds);
    }
  }

  /// How many pieces of each rank a side has; how many points its kings can step to.
  static constexpr std::array<int, 2> trait_sizes{13 * 4 * 4, 13};
  static std::array<int, 2> traits(const Position& p, int side) {
    const board::Bits pieces = p.pieces(side), kings = pieces & p.kings, diamonds = pieces & p.diamonds;
    int room = 0;
    if (kings != 0) {
      board::Bits near = 0;
      for (int d = 0; d < 8; ++d) near |= std::rotl(d < 4 ? kings : diamonds, board::diamond41::turn(d));
      room = std::min(std::popcount(near & vacant(p)), 12);
    }
    const int men = std::popcount(pieces & ~p.kings), straight = std::popcount(kings & ~diamonds);
    return {(men * 4 + std::min(straight, 3)) * 4 + std::min(std::popcount(diamonds), 3), room};
  }

  static int phase(const Position& p) { return std::popcount(p.own | p.opponents); }

  static int material(const Position& p) {
    const auto worth = [&](board::Bits pieces) {
      return 100 * std::popcount(pieces) + 50 * std::popcount(pieces & p.kings) +
             100 * std::popcount(pieces & p.diamonds);
    };
    return worth(p.own) - worth(p.opponents);
  }

  static int hand(const Position& p) {
    const auto worth = [&](board::Bits pieces, bool is_first) {
      int score = 0;
      for (board::Bits men = pieces & ~p.kings; men != 0; men = board::rest(men)) {
        const auto at = board::diamond41::points[board::diamond41::cell_of(board::lowest(men)).index];
        score += 4 * (is_first ? at.y : -at.y) - 2 * std::abs(at.x);
      }
      return score + 5 * std::popcount(pieces & board::diamond41::marked(is_first ? 0 : 1, {1, 2, 4}));
    };
    const bool first = p.turn() == 0;
    const int lead = material(p) + worth(p.own, first) - worth(p.opponents, !first);
    return eval::pressing(lead, phase(p)) + 3;
  }

  static int base(const Position& p) { return eval::pressing(material(p), phase(p)); }

  static eval::Weights weights(Promotion) { return {"diamond-checkers", 120, embedded::diamond_checkers()}; }

 private:
  static board::Bits vacant(const Position& p) { return board::diamond41::all & ~(p.own | p.opponents); }
};

}  // namespace lozenge::games::diamond_checkers
