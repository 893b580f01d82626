// What the evaluation of Hexapawn looks at. Nothing has been learnt: the engine plays by `hand`.
#pragma once

#include <bit>

#include "eval/features.hpp"
#include "games/hexapawn/rules.hpp"

namespace lozenge::games::hexapawn {

struct Features {
  static constexpr int kinds = 1;
  static constexpr int phases = 2 * width;
  static constexpr eval::NetworkShape network{16, 16, 1};

  static std::vector<eval::Image> images() {
    std::vector<eval::Image> both(2);
    for (int square = 0; square < squares; ++square) {
      both[0].place[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(square);
      both[1].place[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(squares - 1 - square);
    }
    both[1].exchanges_sides = true;
    return both;
  }

  template <class Visit>
  static void each_piece(const HexapawnPosition& p, Visit&& f) {
    for (const int side : {0, 1})
      for (int square = 0; square < squares; ++square)
        if ((p.pawns[side] & bit(square)) != 0) f(side, 0, square);
  }

  static int phase(const HexapawnPosition& p) { return std::popcount(p.pawns[0] | p.pawns[1]); }
  static int material(const HexapawnPosition& p) {
    return 100 * (std::popcount(p.own()) - std::popcount(p.opponents()));
  }
  /// A pawn in the middle is nearer to the far row.
  static int hand(const HexapawnPosition& p) {
    return material(p) + 20 * (std::popcount(p.own() & row(1)) - std::popcount(p.opponents() & row(1)));
  }

  static eval::Weights weights(NoOptions) { return {"hexapawn", 120, {}}; }
};

}  // namespace lozenge::games::hexapawn
