// Diamond Queens on bitboards: listing, counting and making moves.
#pragma once

#include "games/diamond-queens/rules.hpp"

namespace lozenge::games::diamond_queens {

template <class Leaps>
void DiamondQueens::list(const Position& p, const Leaps& leaps, kit::Asked asked, kit::LeapMoves& out) {
  const board::Bits open = p.vacant() | p.own;
  for (board::Bits piles = p.own; piles != 0; piles = board::rest(piles)) {
    const int from = board::lowest(piles);
    const int height = p.men(from);
    for (int men = 1; men <= height; ++men) {
      leaps.list(from, men, men == height ? kit::Leaving::all : kit::Leaving::some, asked, out);
      if (asked == kit::Asked::all) kit::list_steps(from, men, open, out);
    }
  }
}

inline QueensPosition DiamondQueens::start(kit::LeapOptions options) {
  Position p;
  p.state = {0, options};
  constexpr int piles[] = {2, 3, 4, 6, 7, 8};
  p.own = board::diamond41::marked(0, piles);
  p.opponents = board::diamond41::marked(1, piles);
  p.digits[1] = p.own | p.opponents;
  return p;
}

[[gnu::always_inline]] inline std::uint64_t DiamondQueens::count(const Position& p) {
  if (p.state.is_house()) [[unlikely]]
    return count_house(p);
  const kit::Leaps leaps = leaps_of(p);
  const kit::Asked asked = leaps.demanded();
  // A pile has the same moves for each number of men, except that a whole pile may capture its way back.
  int total = 0;
  for (int i = 0; i < 4; ++i) {
    const Bits piles = p.own & p.digits[i];
    if (piles == 0) continue;
    int moves = leaps.count(piles, kit::Leaving::some, asked);
    if (asked == kit::Asked::all) moves += kit::count_steps(piles, p.vacant() | p.own);
    total += moves << i;
  }
  if (const Bits whole = leaps.direct_capturers())
    total += leaps.count(whole, kit::Leaving::all, asked) - leaps.count(whole, kit::Leaving::some, asked);
  return static_cast<std::uint64_t>(total);
}

inline QueensPosition DiamondQueens::play(const Position& p, const Move& m) {
  // In this order: a whole pile may come back to where it began.
  Position next = p;
  next.set_men(m.from(), p.men(m.from()) - m.men());
  next.set_men(m.to(), next.men(m.to()) + m.men());
  for (Bits& digit : next.digits) digit &= ~m.captured();
  const Bits left = m.men() == p.men(m.from()) ? board::bit(m.from()) : 0;
  next.own = p.opponents & ~m.captured();
  next.opponents = (p.own & ~left) | board::bit(m.to());
  next.state = p.state.passed();
  return next;
}

inline Key DiamondQueens::key(const Position& p) {
  Mixer mixer;
  mixer.add(p.own | p.turn() << 63).add(p.opponents);
  for (const Bits digit : p.digits) mixer.add(digit);
  return mixer.key();
}

inline QueensPosition DiamondQueens::image(const Position& p, int i) {
  const auto laid = [&](Bits bits) { return board::diamond41::image(bits, i % board::diamond41::symmetries); };
  Position out;
  out.own = laid(p.own);
  out.opponents = laid(p.opponents);
  for (std::size_t d = 0; d < p.digits.size(); ++d) out.digits[d] = laid(p.digits[d]);
  out.state = i < board::diamond41::symmetries ? p.state : p.state.passed();
  return out;
}

inline QueensPosition DiamondQueens::without(const Position& p, Cell c) {
  Position next = p;
  next.own &= ~board::diamond41::bit_of(c);
  next.opponents &= ~board::diamond41::bit_of(c);
  next.set_men(board::diamond41::bit_index(c), 0);
  return next;
}

}  // namespace lozenge::games::diamond_queens
