// Diamond Queens: Diamond Kings with piles, the strict game on bitboards. What becomes of a missed direct
// capture is the claims layer's.
#pragma once

#include <array>

#include "board/diamond41.hpp"
#include "core/rules.hpp"
#include "kit/leap_rules.hpp"

namespace lozenge::games::diamond_queens {

inline constexpr int most_men = 12;  // of a side, so also in a pile

struct Features;

struct QueensPosition {
  board::Bits own = 0;  // points held by the side to move
  board::Bits opponents = 0;
  std::array<board::Bits, 4> digits{};  // of the pile on each point, whoever's: digits[i] has those worth 2^i men
  kit::LeapState state;

  constexpr std::uint64_t turn() const { return state.turn(); }
  constexpr board::Bits points(int side) const { return static_cast<int>(turn()) == side ? own : opponents; }
  constexpr board::Bits vacant() const { return board::diamond41::all & ~(own | opponents); }

  /// How many men stand on some points.
  constexpr int men_on(board::Bits points) const {
    int n = 0;
    for (int i = 0; i < 4; ++i) n += std::popcount(digits[i] & points) << i;
    return n;
  }
  constexpr int men(int point) const {
    int n = 0;
    for (int i = 0; i < 4; ++i) n |= static_cast<int>(digits[i] >> point & 1) << i;
    return n;
  }
  constexpr void set_men(int point, int n) {
    for (int i = 0; i < 4; ++i)
      digits[i] = (digits[i] & ~board::bit(point)) | static_cast<board::Bits>(n >> i & 1) << point;
  }

  bool operator==(const QueensPosition&) const = default;
};

struct DiamondQueens : kit::LeapRules<DiamondQueens, QueensPosition> {
  static constexpr std::uint32_t offers =
      Offer::counting | Offer::walked | Offer::finishing | Offer::demanding | Offer::traits | Offer::base;
  static constexpr std::uint64_t pace = 160'000;

  static Position start(kit::LeapOptions options = {});
  template <class Leaps>
  static void list(const Position& p, const Leaps& leaps, kit::Asked asked, kit::LeapMoves& out);
  static std::uint64_t count(const Position& p);
  static Position play(const Position& p, const Move& m);
  static Key key(const Position& p);

  // Symmetric
  static Position image(const Position& p, int i);

  // Evaluated
  using Features = diamond_queens::Features;
  static int gain(const Position& p, const Move& m) { return p.men_on(m.captured()); }

  // Demanding
  static Position without(const Position& p, Cell c);

  // Walked
  static void hops(const Walk& w, kit::Tokens& out);
  static Walk go(const Walk& w, kit::Token t);
  static Sentence why_not(const Walk& w, kit::Token t);

  // Notated
  static std::string text(const Position& p);
  static Result<Position> read(std::string_view text, kit::LeapOptions options = {});
  static std::vector<Piece> pieces(const Position& p);
};

}  // namespace lozenge::games::diamond_queens
