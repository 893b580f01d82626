// What the evaluation of Diamond Kings looks at: where the men stand, and how many of them can be jumped; a network
// judges it.
#pragma once

#include "games/diamond-kings/generate.hpp"
#include "kit/minder_images.hpp"

namespace lozenge::games::embedded {
std::span<const std::uint8_t> diamond_kings();  // diamond-kings.weights
}

namespace lozenge::games::diamond_kings {

struct Features {
  static constexpr int kinds = 1;
  static constexpr int phases = 24;
  static constexpr eval::NetworkShape network{64, 32, 4};

  static std::vector<eval::Image> images() { return kit::minder_images(); }

  template <class Visit>
  [[gnu::always_inline]] static void each_piece(const KingsPosition& p, Visit&& f) {
    for (int side = 0; side < 2; ++side)
      for (board::Bits men = p.men(side); men != 0; men = board::rest(men)) f(side, 0, board::lowest(men));
  }

  /// How many men a side has; by whose turn it is, how many of them can be jumped directly, or also after jumps over
  /// own men, and how many a move can capture.
  static constexpr std::array<int, 4> trait_sizes{13, 14, 14, 14};
  static std::array<int, 4> traits(const KingsPosition& p, int side) {
    const board::Bits men = p.men(side);
    const auto danger = kit::danger(men, p.men(side ^ 1), p.vacant(), [](board::Bits b) { return std::popcount(b); });
    const auto by_turn = [&](int number) { return std::min(number, 6) + (static_cast<int>(p.turn()) == side ? 7 : 0); };
    return {std::popcount(men), by_turn(hanging(p, side)), by_turn(std::popcount(danger.men)), by_turn(danger.most)};
  }

  static int phase(const KingsPosition& p) { return std::popcount(p.own | p.opponents); }

  static int material(const KingsPosition& p) { return 100 * (std::popcount(p.own) - std::popcount(p.opponents)); }

  static int hand(const KingsPosition& p) {
    const auto worth = [&](board::Bits men) {
      int score = 0;
      for (int ring = 0; ring < 4; ++ring) score += 3 * std::popcount(men & within[ring]);
      return score;
    };
    const int lead = material(p) + worth(p.own) - worth(p.opponents);
    const int threats = 8 * (hanging(p, static_cast<int>(p.turn() ^ 1)) - hanging(p, static_cast<int>(p.turn())));
    return eval::pressing(lead, phase(p)) + threats + 3;
  }

  static int base(const KingsPosition& p) { return eval::pressing(material(p), phase(p)); }

  static eval::Weights weights(kit::LeapOptions) { return {"diamond-kings", 120, embedded::diamond_kings()}; }

 private:
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
