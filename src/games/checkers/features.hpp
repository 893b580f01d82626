// What the evaluation of checkers looks at: how the men stand in strips of two rows and in squares of 4x4, and how men
// and kings stand together in small groups.
#pragma once

#include "eval/features.hpp"
#include "games/checkers/generate.hpp"

namespace lozenge::games::embedded {
std::span<const std::uint8_t> checkers();  // checkers.weights
}

namespace lozenge::games::checkers {

struct Features {
  static constexpr std::string_view name = "checkers";
  enum Kind { man, king };
  static constexpr int kinds = 2;
  static constexpr std::size_t lanes = 48;
  static constexpr int phases = 24;

  static std::vector<eval::Pattern> patterns() {
    std::vector<eval::Pattern> all;
    const auto add = [&](int row, int rows, int first, int width, std::vector<std::uint8_t> ranks) {
      eval::Pattern pattern{{}, std::move(ranks)};
      for (int r = row; r < row + rows; ++r)
        for (int i = first; i < first + width; ++i)
          pattern.places.push_back(static_cast<std::uint8_t>(board::checkerboard::bit_index(Cell(4 * r + i))));
      all.push_back(std::move(pattern));
    };
    const std::vector<std::uint8_t> men_only{1, 0}, men_and_kings{1, 2};
    // The other half of the board is the image of this one.
    for (int row = 0; row <= 3; ++row) add(row, 2, 0, 4, men_only);
    for (const auto& [row, first] : {std::pair{0, 0}, {0, 1}, {0, 2}, {2, 0}, {2, 1}}) add(row, 4, first, 2, men_only);
    for (int row = 0; row <= 2; ++row)
      for (int first = 0; first <= 2; ++first) add(row, 2, first, 2, men_and_kings);
    for (int first = 0; first <= 1; ++first) add(3, 2, first, 2, men_and_kings);
    return all;
  }

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

  /// How many men and kings a side has; how many squares its kings can step to.
  static constexpr std::array<int, 2> trait_sizes{13 * 4, 9};
  static std::array<int, 2> traits(const CheckersPosition& p, int side) {
    const board::Bits kings = p.pieces(side) & p.kings;
    const int men = std::popcount(p.pieces(side) & ~p.kings);
    int room = 0;
    if (kings != 0) {
      board::Bits near = 0;
      for (const int turn : detail::turns) near |= std::rotl(kings, turn);
      room = std::min(std::popcount(near & detail::all & ~(p.own | p.opponents)), 8);
    }
    return {men * 4 + std::min(std::popcount(kings), 3), room};
  }

  /// The opposition: with equal numbers it is asked who makes the last move, if all pieces run toward each other. That
  /// is told by whether an odd number of pieces stands on the columns of the side to move.
  static constexpr int tempo_size = 2 * 25;
  static int tempo(const CheckersPosition& p) {
    const board::Bits all = p.own | p.opponents;
    const int odd = std::popcount(all & (p.turn == 0 ? black_system : ~black_system)) & 1;
    return std::popcount(all) * 2 + odd;
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
    const bool black = p.turn == 0;
    const int lead = material(p) + worth(p.own, black) - worth(p.opponents, !black);
    // The fewer pieces are left, the more a piece ahead weighs.
    return lead * 24 / (6 + phase(p)) + 3;
  }

  static std::span<const std::uint8_t> learnt() { return embedded::checkers(); }

 private:
  static constexpr board::Bits centre = [] {
    board::Bits bits = 0;
    for (const int square : {10, 11, 14, 15, 18, 19, 22, 23}) bits |= board::checkerboard::bit_of(Cell(square - 1));
    return bits;
  }();

  /// The squares of every other row, beginning with Black's first.
  static constexpr board::Bits black_system = detail::row(0) | detail::row(2) | detail::row(4) | detail::row(6);
};

}  // namespace lozenge::games::checkers
