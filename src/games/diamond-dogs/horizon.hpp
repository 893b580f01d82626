// The turns of Diamond Dogs that a search looks at where it would otherwise stop: those that end the game, and captures
// that go on with the same die or with another capture. All captures with any second space would be too many.
#pragma once

#include "core/list.hpp"
#include "games/diamond-dogs/goal.hpp"
#include "games/diamond-dogs/hops.hpp"
#include "games/diamond-dogs/move.hpp"
#include "kit/distinct.hpp"

namespace lozenge::games::diamond_dogs {

/// A die of at most two steps from a hoop, where arriving ends the game.
inline void add_arrivals(const DogsPosition& p, List<DogsMove, 128>& out) {
  using board::diamond53::around;
  const Bits empty = p.empty();
  for (Bits to = ending(p); to != 0; to = rest(to)) {
    const Bits hoop = to & -to, near = around(hoop);
    const Bits before = around(near & empty & ~hoops[p.turn]) | near;
    for (Bits dice = in_play(p, p.turn) & before; dice != 0; dice = rest(dice))
      out.push({lowest(dice), DogsMove::no_cell, {lowest(hoop), p.value_at(lowest(dice))}, {}});
  }
}

inline void add_captures(const DogsPosition& p, List<DogsMove, 128>& out) {
  kit::Distinct distinct(out);
  each_jump(p, in_play(p, p.turn), [&](const Hop& first) {
    if (!is_capture(p, first)) return;
    const DogsPosition q = after(p, first);
    if (decided(q)) return distinct.add(difference(p, q));
    const auto add = [&](const Hop& second) { distinct.add(difference(p, after(q, second))); };
    if ((bit(first.to) & hoops[p.turn]) == 0) each_hop_of(q, first.to, add);
    each_jump(q, in_play(q, q.turn) & ~bit(first.to), [&](const Hop& second) {
      if (is_capture(q, second)) add(second);
    });
  });
}

}  // namespace lozenge::games::diamond_dogs
