// One space of a turn: what a die can spend it on (rulebook, Moving and Capturing).
#pragma once

#include "games/diamond-dogs/position.hpp"

namespace lozenge::games::diamond_dogs {

/// A step of a die, or its jump over `over`.
struct Hop {
  int from = 0;
  int to = 0;
  Bits over = 0;
  int number = 0;  // that the die shows before it

  bool is_jump() const { return over != 0; }
};

/// The opponent's dice in play that a die of this number can capture: those that do not show more.
inline Bits prey(const DogsPosition& p, int number) {
  Bits more = 0, equal = all;
  for (int i = 2; i >= 0; --i) {
    const Bits digit = (number >> i & 1) != 0 ? all : 0;
    more |= equal & p.value[i] & ~digit;
    equal &= ~(p.value[i] ^ digit);
  }
  return in_play(p, p.turn ^ 1) & ~more;
}

/// May a die of this number jump over its own? Not one that shows 1 and has no power to lose, unless the house says so.
inline bool hops_own(const DogsPosition& p, int number) { return number > 1 || p.options.has(House::ones_hop); }

/// The dice that a die of this number can jump over: its prey, and its own side's where it may.
inline Bits jumpable(const DogsPosition& p, int number) {
  return prey(p, number) | (hops_own(p, number) ? in_play(p, p.turn) : 0);
}

template <class Visit>
void each_step_of(const DogsPosition& p, int from, int number, Visit&& visit) {
  for (Bits to = board::diamond53::neighbours[from] & p.empty(); to != 0; to = rest(to))
    visit(Hop{from, lowest(to), 0, number});
}

template <class Visit>
void each_jump_of(const DogsPosition& p, int from, int number, Visit&& visit) {
  const Bits empty = p.empty();
  for (Bits over = board::diamond53::neighbours[from] & jumpable(p, number); over != 0; over = rest(over))
    if (const Bits to = board::diamond53::behind(from, lowest(over)) & empty)
      visit(Hop{from, lowest(to), over & -over, number});
}

/// Every hop of a die in play of the side to move.
template <class Visit>
void each_hop_of(const DogsPosition& p, int from, Visit&& visit) {
  const int number = p.value_at(from);
  each_step_of(p, from, number, visit);
  each_jump_of(p, from, number, visit);
}

template <class Visit>
void each_hop(const DogsPosition& p, Visit&& visit) {
  for (Bits dice = in_play(p, p.turn); dice != 0; dice = rest(dice)) each_hop_of(p, lowest(dice), visit);
}

template <class Visit>
void each_jump(const DogsPosition& p, Bits dice, Visit&& visit) {
  for (; dice != 0; dice = rest(dice)) each_jump_of(p, lowest(dice), p.value_at(lowest(dice)), visit);
}

inline bool is_capture(const DogsPosition& p, const Hop& h) { return (h.over & p.opponents()) != 0; }

/// After a capture by a six the same die may at once spend one more space, unless it is home.
inline bool earns_bonus(const DogsPosition& p, const Hop& h) {
  return h.number == max_value && is_capture(p, h) && (bit(h.to) & hoops[p.turn]) == 0;
}

/// The dice that have to be removed where the house says so: hemmed in on all sides, not by their own side alone, and
/// with no jump.
inline Bits shut_in(const DogsPosition& p) {
  using board::diamond53::neighbours;
  Bits found = 0;
  for (Bits dice = in_play(p, p.turn); dice != 0; dice = rest(dice)) {
    const int cell = lowest(dice);
    if ((neighbours[cell] & p.empty()) != 0 || (neighbours[cell] & p.opponents()) == 0) continue;
    bool can_jump = false;
    each_jump_of(p, cell, p.value_at(cell), [&](const Hop&) { can_jump = true; });
    if (!can_jump) found |= bit(cell);
  }
  return found;
}

/// The dice of which one has to be removed before anything else; 0 in the usual game.
inline Bits to_remove(const DogsPosition& p) { return p.options.has(House::piece_shut_in) ? shut_in(p) : 0; }

/// The position after a hop, with the same side to move: a capture raises the die's number, an own-jump lowers it.
inline DogsPosition after(const DogsPosition& p, const Hop& h) {
  int number = h.number;
  DogsPosition next = p;
  next.dice[p.turn] ^= bit(h.from) | bit(h.to);
  next.clear(bit(h.from));
  if (is_capture(p, h)) {
    next.dice[p.turn ^ 1] ^= h.over;
    next.clear(h.over);
    number += number < max_value ? 1 : 0;
  } else if (h.is_jump()) {
    number -= number > 1 ? 1 : 0;
  }
  next.show(h.to, number);
  return next;
}

}  // namespace lozenge::games::diamond_dogs
