// Why a turn cannot go as somebody wrote it: one sentence for each rule of Diamond Dogs.
#include "games/diamond-dogs/text.hpp"

namespace lozenge::games::diamond_dogs {

namespace {

std::string name(int cell) { return board::diamond53::cell_name(Cell(cell)); }

/// Is `to` one step from `from`, or two in the same direction?
bool is_straight(int from, int to) {
  return ((board::diamond53::neighbours[from] | board::diamond53::leaps[from]) & bit(to)) != 0;
}

Sentence why_no_start(const DogsWalk& w, int cell) {
  const DogsPosition& p = w.now;
  if ((p.empty() & bit(cell)) != 0) return {"There is no die on {1}.", name(cell)};
  if ((p.own() & bit(cell)) == 0)
    return {"The die on {1} is your opponent's: {2} is to move.", name(cell),
            Sentence::word(p.turn == 0 ? "Red" : "White")};
  return {"The die on {1} is home and stays there.", name(cell)};
}

Sentence why_no_change(const DogsWalk& w, int cell) {
  if (w.is_at_start) return {"The die on {1} has not moved yet.", name(w.at)};
  if (w.is_over) return {"The game is over with that: nothing more is spent."};
  if (w.first != DogsMove::no_cell) return {"A turn moves two dice at most."};
  if (w.spent == 2) return {"Both spaces are spent already."};
  if (cell == w.at) return {"The die on {1} has just moved: one die's two spaces are written without '+'.", name(cell)};
  return why_no_start(w, cell);
}

Sentence why_no_step(const DogsWalk& w, const Hop& h) {
  const DogsPosition& p = w.now;
  const std::string here = name(h.from), there = name(h.to);
  if (!h.is_jump()) return {"{1} is occupied.", there};
  bool can_jump = false;
  each_jump_of(p, h.from, h.number, [&](const Hop& jump) { can_jump |= jump.to == h.to; });
  if (can_jump) return {"{1} to {2} is a jump: write {3}.", here, there, here + (is_capture(p, h) ? 'x' : '>') + there};
  return {"{1} is not next to {2}.", there, here};
}

Sentence why_no_jump(const DogsWalk& w, const Hop& h, char sign) {
  const DogsPosition& p = w.now;
  const std::string here = name(h.from), there = name(h.to);
  if (!h.is_jump()) return {"{1} to {2} is a step, not a jump: write {3}.", here, there, here + "-" + there};
  const std::string between = name(lowest(h.over));
  if ((h.over & p.empty()) != 0) return {"There is no die on {1} to jump over.", between};
  if ((h.over & (in_play(p, 0) | in_play(p, 1))) == 0) return {"The die on {1} is home and cannot be jumped.", between};
  const int other = p.value_at(lowest(h.over));
  const bool is_capturing = is_capture(p, h);
  if (is_capturing && other > h.number) return {"A die of {1} cannot capture a {2}.", h.number, other};
  if (!is_capturing && !hops_own(p, h.number)) return {"A die of 1 cannot jump over its own: it has no power to lose."};
  if ((p.empty() & bit(h.to)) == 0)
    return {"{1} cannot jump over {2}: {3} behind it is occupied.", here, between, there};
  if (sign == '>') return {"The die on {1} is your opponent's: write {2} to capture it.", between, here + "x" + there};
  return {"The die on {1} is your own: write {2} to jump over it.", between, here + ">" + there};
}

}  // namespace

Sentence why_not(const DogsWalk& w, kit::Token t) {
  const int to = t.cell.index;
  if (t.count != 0) return {"Dice are not counted: write {1} without '/'.", name(to)};
  if (t.sign == '+') return why_no_change(w, to);
  if (t.sign == '\0') return w.is_over ? Sentence("The game is over.") : why_no_start(w, to);
  if (w.is_over) return {"The game is over with that: nothing more is spent."};
  if ((bit(w.at) & hoops[w.now.turn]) != 0) return {"The die on {1} is home and stays there.", name(w.at)};
  if (!w.has_space() && w.had_bonus) return {"Both spaces are spent, and the one bonus space of this turn too."};
  if (!w.has_space()) return {"Both spaces are spent; only a six that has just captured may spend one more."};
  if (to == w.at) return {"The die stands on {1} already.", name(to)};

  if (!is_straight(w.at, to)) {
    if (t.sign == '-') return {"{1} is not next to {2}.", name(to), name(w.at)};
    return {"{1} cannot jump to {2}: a jump goes straight over the next die to the space behind it.", name(w.at),
            name(to)};
  }
  const Hop hop = hop_to(w, to);
  return t.sign == '-' ? why_no_step(w, hop) : why_no_jump(w, hop, t.sign);
}

Sentence why_unfinished(const DogsWalk& w) {
  if (w.is_at_start) return {"The die on {1} has not moved yet.", name(w.at)};
  if (w.now == w.before) return {"That leaves everything as it was, which is no move."};
  return {"Both spaces must be spent, and one is left: move the same die on or another one."};
}

}  // namespace lozenge::games::diamond_dogs
