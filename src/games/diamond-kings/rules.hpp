// Diamond Kings, as its rulebook tells it: the strict game on bitboards. What becomes of a missed direct capture is the
// claims layer's.
#pragma once

#include "board/diamond41.hpp"
#include "core/rules.hpp"
#include "kit/leap_rules.hpp"

namespace lozenge::games::diamond_kings {

struct Features;

struct KingsPosition {
  board::Bits own = 0;  // men of the side to move
  board::Bits opponents = 0;
  kit::LeapState state;

  constexpr std::uint64_t turn() const { return state.turn(); }
  constexpr board::Bits men(int side) const { return static_cast<int>(turn()) == side ? own : opponents; }
  constexpr board::Bits vacant() const { return board::diamond41::all & ~(own | opponents); }
  bool operator==(const KingsPosition&) const = default;
};

struct DiamondKings : kit::LeapRules<DiamondKings, KingsPosition> {
  static constexpr std::uint32_t offers =
      Offer::counting | Offer::walked | Offer::finishing | Offer::demanding | Offer::wary | Offer::traits | Offer::base;
  static constexpr std::uint64_t pace = 400'000;

  static Position start(kit::LeapOptions options = {});
  template <class Leaps>
  static void list(const Position& p, const Leaps& leaps, kit::Asked asked, kit::LeapMoves& out);
  static std::uint64_t count(const Position& p);
  static Position play(const Position& p, const Move& m);
  static Key key(const Position& p) { return Mixer().add(p.own | p.turn() << 63).add(p.opponents).key(); }

  // Symmetric
  static Position image(const Position& p, int i);

  // Evaluated
  using Features = diamond_kings::Features;
  static bool is_threatened(const Position& p) {
    return has_demand({p.opponents, p.own, p.state.passed()}) && !has_demand(p);
  }
  static int gain(const Position&, const Move& m) { return std::popcount(m.captured()); }

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

}  // namespace lozenge::games::diamond_kings
