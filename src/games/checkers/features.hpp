// What the evaluation of checkers looks at: where men and kings stand, which a network judges.
#pragma once

#include "eval/features.hpp"
#include "games/checkers/generate.hpp"

namespace lozenge::games::embedded {
std::span<const std::uint8_t> checkers();  // checkers.weights
}

namespace lozenge::games::checkers {

struct Features {
  enum Kind { man, king };
  static constexpr int kinds = 2;
  static constexpr int phases = 24;
  static constexpr eval::NetworkShape network{128, 32, 4};

  static std::vector<eval::Image> images() {
    using board::checkerboard::bit_index;
    std::vector<eval::Image> both(2);
    for (int c = 0; c < board::checkerboard::squares; ++c) {
      both[0].place[bit_index(Cell(c))] = static_cast<std::uint8_t>(bit_index(Cell(c)));
      both[1].place[bit_index(Cell(c))] = static_cast<std::uint8_t>(bit_index(Cell(31 - c)));
    }
    both[1].exchanges_sides = true;
    return both;
  }

  template <class Visit>
  [[gnu::always_inline]] static void each_piece(const CheckersPosition& p, Visit&& f) {
    for (int side = 0; side < 2; ++side) {
      const board::Bits pieces = p.pieces(side);
      for (board::Bits men = pieces & ~p.kings; men != 0; men = board::rest(men)) f(side, man, board::lowest(men));
      for (board::Bits kings = pieces & p.kings; kings != 0; kings = board::rest(kings))
        f(side, king, board::lowest(kings));
    }
  }

  static int phase(const CheckersPosition& p) { return std::popcount(p.own | p.opponents); }

  static int material(const CheckersPosition& p) {
    const auto worth = [&](board::Bits pieces) {
      return 100 * std::popcount(pieces) + 30 * std::popcount(pieces & p.kings);
    };
    return worth(p.own) - worth(p.opponents);
  }

  static int hand(const CheckersPosition& p) {
    const auto worth = [&](board::Bits pieces, bool is_black) {
      const board::Bits men = pieces & ~p.kings;
      int score = 0;
      for (int r = 1; r < 7; ++r) score += (is_black ? r : 7 - r) * std::popcount(men & detail::row(r));
      score += 6 * std::popcount(men & detail::row(is_black ? 0 : 7));
      return score + 8 * std::popcount(pieces & p.kings & centre);
    };
    const bool black = p.turn() == 0;
    const int lead = material(p) + worth(p.own, black) - worth(p.opponents, !black);
    return eval::pressing(lead, phase(p)) + 3;
  }

  static eval::Weights weights(Crowning) { return {"checkers", 120, embedded::checkers()}; }

 private:
  static constexpr board::Bits centre = [] {
    board::Bits bits = 0;
    for (const int square : {10, 11, 14, 15, 18, 19, 22, 23}) bits |= board::checkerboard::bit_of(Cell(square - 1));
    return bits;
  }();
};

}  // namespace lozenge::games::checkers
