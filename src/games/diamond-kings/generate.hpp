// Diamond Kings on bitboards: listing, counting and making moves.
#pragma once

#include <bit>

#include "games/diamond-kings/rules.hpp"

namespace lozenge::games::diamond_kings {

template <class Leaps>
void DiamondKings::list(const Position& p, const Leaps& leaps, kit::Asked asked, kit::LeapMoves& out) {
  for (board::Bits men = p.own; men != 0; men = board::rest(men)) {
    const int from = board::lowest(men);
    leaps.list(from, 1, kit::Leaving::all, asked, out);
    if (asked == kit::Asked::all) kit::list_steps(from, 1, p.vacant(), out);
  }
}

inline KingsPosition DiamondKings::start(kit::LeapOptions options) {
  constexpr int men[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14};
  return {board::diamond41::marked(0, men), board::diamond41::marked(1, men), {0, options}};
}

[[gnu::always_inline]] inline std::uint64_t DiamondKings::count(const Position& p) {
  if (p.state.is_house()) [[unlikely]]
    return count_house(p);
  const kit::Leaps leaps = leaps_of(p);
  const kit::Asked asked = leaps.demanded();
  const int steps = asked == kit::Asked::all ? kit::count_steps(p.own, p.vacant()) : 0;
  return static_cast<std::uint64_t>(steps + leaps.count(p.own, kit::Leaving::all, asked));
}

inline KingsPosition DiamondKings::play(const Position& p, const Move& m) {
  // In this order: a man may come back to where he began.
  const Bits moved = (p.own & ~board::bit(m.from())) | board::bit(m.to());
  return {p.opponents & ~m.captured(), moved, p.state.passed()};
}

inline KingsPosition DiamondKings::image(const Position& p, int i) {
  const auto laid = [&](Bits bits) { return board::diamond41::image(bits, i % board::diamond41::symmetries); };
  return {laid(p.own), laid(p.opponents), i < board::diamond41::symmetries ? p.state : p.state.passed()};
}

inline KingsPosition DiamondKings::without(const Position& p, Cell c) {
  const Bits kept = ~board::diamond41::bit_of(c);
  return {p.own & kept, p.opponents & kept, p.state};
}

}  // namespace lozenge::games::diamond_kings
