// What the evaluation of Diamond Kings looks at: how the men stand in blocks of eight or nine points, in whatever
// direction.
#pragma once

#include "games/diamond-kings/generate.hpp"
#include "kit/minder_places.hpp"

namespace lozenge::games::embedded {
std::span<const std::uint8_t> diamond_kings();  // diamond-kings.weights
}

namespace lozenge::games::diamond_kings {

struct Features {
  static constexpr std::string_view name = "diamond-kings";
  static constexpr int kinds = 1;
  static constexpr std::size_t lanes = 64;
  static constexpr int phases = 24;

  /// Each has sixteen images; patterns that are symmetric in themselves would waste half of them.
  static std::vector<eval::Pattern> patterns() {
    using kit::minder_places;
    const std::vector<std::uint8_t> men{1};
    return {
        // Across the middle; from the middle to the edge; a side of the board; a corner and half of what is before it.
        {minder_places({{-1, 0}, {0, 0}, {1, 0}, {2, 0}, {-1, 1}, {0, 1}, {1, 1}, {2, 1}}), men},
        {minder_places({{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 2}, {0, 3}, {1, 3}}), men},
        {minder_places({{1, 0}, {2, 0}, {3, 0}, {1, 1}, {2, 1}, {3, 1}, {1, 2}, {2, 2}}), men},
        {minder_places({{0, 4}, {-1, 3}, {0, 3}, {1, 3}, {0, 2}, {1, 2}, {2, 2}, {0, 1}, {1, 1}}), men},
    };
  }
  static std::vector<eval::Image> images() { return kit::minder_images(); }

  template <class Visit>
  [[gnu::always_inline]] static void each_piece(const KingsPosition& p, Visit&& f) {
    for (int side = 0; side < 2; ++side)
      for (board::Bits men = p.men(side); men != 0; men = board::rest(men)) f(side, 0, board::lowest(men));
  }

  /// How many men a side has; how many of them can be jumped as things stand, by whose turn it is.
  static constexpr std::array<int, 2> trait_sizes{13, 14};
  static std::array<int, 2> traits(const KingsPosition& p, int side) {
    const int turn = static_cast<int>(p.turn) == side ? 7 : 0;
    return {std::popcount(p.men(side)), turn + std::min(hanging(p, side), 6)};
  }

  static constexpr int tempo_size = 25;
  static int tempo(const KingsPosition& p) { return phase(p); }

  static int phase(const KingsPosition& p) { return std::popcount(p.own | p.opponents); }

  static int material(const KingsPosition& p) { return 100 * (std::popcount(p.own) - std::popcount(p.opponents)); }

  static int hand(const KingsPosition& p) {
    const auto worth = [&](board::Bits men) {
      int score = 0;
      for (int ring = 0; ring < 4; ++ring) score += 3 * std::popcount(men & within[ring]);
      return score;
    };
    const int lead = material(p) + worth(p.own) - worth(p.opponents);
    const int threats = 8 * (hanging(p, static_cast<int>(p.turn ^ 1)) - hanging(p, static_cast<int>(p.turn)));
    return pressing(p, lead) + threats + 3;
  }

  static int base(const KingsPosition& p) { return pressing(p, material(p)); }

  static std::span<const std::uint8_t> learnt() { return embedded::diamond_kings(); }

 private:
  /// The fewer men are left, the more a man ahead weighs.
  static int pressing(const KingsPosition& p, int lead) { return lead * 24 / (6 + phase(p)); }

  static int hanging(const KingsPosition& p, int side) {
    return std::popcount(kit::exposed(p.men(side), p.men(side ^ 1), p.vacant()));
  }

  /// The points at most so many straight steps from the middle.
  static constexpr auto within = [] {
    std::array<board::Bits, 4> rings{};
    for (int i = 0; i < board::diamond41::size; ++i) {
      const auto [x, y] = board::diamond41::points[i];
      for (int r = (x < 0 ? -x : x) + (y < 0 ? -y : y); r < 4; ++r) rings[r] |= board::diamond41::bit_of(Cell(i));
    }
    return rings;
  }();
};

}  // namespace lozenge::games::diamond_kings
