#include "games/diamond-dogs/walk.hpp"

#include <algorithm>

namespace lozenge::games::diamond_dogs {

namespace {

/// Can another space be spent that would leave another position than before the turn?
bool has_second_space(const DogsWalk& w) {
  bool found = false;
  each_hop(w.now, [&](const Hop& h) { found = found || !(after(w.now, h) == w.before); });
  return found;
}

}  // namespace

Hop hop_to(const DogsWalk& w, int to) {
  const bool is_step = (board::diamond53::neighbours[w.at] & bit(to)) != 0;
  return {w.at, to, is_step ? 0 : bit((w.at + to) / 2), w.now.value_at(w.at)};
}

void hops(const DogsWalk& w, kit::Tokens& out) {
  const Bits dice = in_play(w.now, w.now.turn);
  if (w.at == DogsMove::no_cell) {
    if (!w.is_over)
      for (const Cell c : CellSet(dice)) out.push({'\0', c});
    return;
  }
  if (w.has_space())
    each_hop_of(w.now, w.at, [&](const Hop& h) {
      const char sign = !h.is_jump() ? '-' : is_capture(w.now, h) ? 'x' : '>';
      out.push({sign, Cell(h.to)});
    });
  if (w.can_change_dice())
    for (const Cell c : CellSet(dice & ~bit(w.at))) out.push({'+', c});
}

DogsWalk went(const DogsWalk& w, kit::Token t) {
  DogsWalk next = w;
  next.at = t.cell.index;
  if (t.starts_piece()) {
    next.first = w.at;
    next.is_at_start = true;
    next.has_bonus = false;
    return next;
  }
  const Hop hop = hop_to(w, t.cell.index);
  next.now = after(w.now, hop);
  next.hops = w.hops + 1;
  next.spent = w.spent + (w.has_bonus ? 0 : 1);
  next.is_at_start = false;
  next.had_bonus = w.had_bonus || (w.has_bonus && w.now.options.has(House::one_bonus));
  next.has_bonus = earns_bonus(w.now, hop) && !next.had_bonus;
  return next;
}

std::optional<DogsMove> arrived(const DogsWalk& w) {
  if (w.hops == 0 || w.is_at_start || w.now == w.before) return std::nullopt;
  // A bonus space may as well be the second space: two hops are always enough.
  const bool may_be_one = w.is_over || w.now.options.has(House::up_to_two);
  if (w.hops < 2 && !may_be_one && has_second_space(w)) return std::nullopt;
  return difference(w.before, w.now);
}

Key spot(const DogsWalk& w, Key now) {
  // How a turn came about does not matter once nothing can follow.
  const bool is_done = !w.is_at_start && !w.has_space() && !w.can_change_dice();
  const int state = w.at | w.first << 6 | w.spent << 12 | std::min(w.hops, 2) << 14 | w.is_at_start << 16 |
                    w.has_bonus << 17 | 1 << 18 | w.had_bonus << 19;
  return Mixer().add(bits(now)).add(is_done ? 0 : static_cast<std::uint64_t>(state)).key();
}

}  // namespace lozenge::games::diamond_dogs
