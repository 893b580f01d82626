// Why a turn cannot go as somebody wrote it: one sentence for each rule of Diamond Dogs.
#include "games/diamond-dogs/text.hpp"

namespace lozenge::games::diamond_dogs {

namespace {

std::string name(int cell) { return board::diamond53::cell_name(Cell(cell)); }

/// Is `to` one step from `from`, or two in the same direction?
bool is_straight(int from, int to) {
  return ((board::diamond53::neighbours[from] | board::diamond53::leaps[from]) & bit(to)) != 0;
}

std::string why_no_start(const DogsWalk& w, int cell) {
  const DogsPosition& p = w.now;
  const std::string die = "The die on " + name(cell);
  if ((p.empty() & bit(cell)) != 0) return "There is no die on " + name(cell) + ".";
  if ((p.own() & bit(cell)) == 0)
    return die + " is your opponent's: " + (p.turn == 0 ? "Red" : "White") + " is to move.";
  return die + " is home and stays there.";
}

std::string why_no_change(const DogsWalk& w, int cell) {
  if (w.is_at_start) return "The die on " + name(w.at) + " has not moved yet.";
  if (w.is_over) return "The game is over with that: nothing more is spent.";
  if (w.first != DogsMove::no_cell) return "A turn moves two dice at most.";
  if (w.spent == 2) return "Both spaces are spent already.";
  if (cell == w.at)
    return "The die on " + name(cell) + " has just moved: one die's two spaces are written without '+'.";
  return why_no_start(w, cell);
}

std::string why_no_step(const DogsWalk& w, const Hop& h) {
  const DogsPosition& p = w.now;
  const std::string here = name(h.from), there = name(h.to);
  if (!h.is_jump()) return there + " is occupied.";
  bool can_jump = false;
  each_jump_of(p, h.from, h.number, [&](const Hop& jump) { can_jump |= jump.to == h.to; });
  if (can_jump)
    return here + " to " + there + " is a jump: write " + here + (is_capture(p, h) ? 'x' : '>') + there + ".";
  return there + " is not next to " + here + ".";
}

std::string why_no_jump(const DogsWalk& w, const Hop& h, char sign) {
  const DogsPosition& p = w.now;
  const std::string here = name(h.from), there = name(h.to);
  if (!h.is_jump()) return here + " to " + there + " is a step, not a jump: write " + here + "-" + there + ".";
  const std::string between = name(lowest(h.over)), die = "The die on " + between;
  if ((h.over & p.empty()) != 0) return "There is no die on " + between + " to jump over.";
  if ((h.over & (in_play(p, 0) | in_play(p, 1))) == 0) return die + " is home and cannot be jumped.";
  const int other = p.value_at(lowest(h.over));
  const bool is_capturing = is_capture(p, h);
  if (is_capturing && other > h.number)
    return "A die of " + std::to_string(h.number) + " cannot capture a " + std::to_string(other) + ".";
  if (!is_capturing && h.number == 1) return "A die of 1 cannot jump over its own: it has no power to lose.";
  if ((p.empty() & bit(h.to)) == 0)
    return here + " cannot jump over " + between + ": " + there + " behind it is occupied.";
  return sign == '>' ? die + " is your opponent's: write " + here + "x" + there + " to capture it."
                     : die + " is your own: write " + here + ">" + there + " to jump over it.";
}

}  // namespace

std::string why_not(const DogsWalk& w, kit::Token t) {
  const int to = t.cell.index;
  if (t.count != 0) return "Dice are not counted: write " + name(to) + " without '/'.";
  if (t.sign == '+') return why_no_change(w, to);
  if (t.sign == '\0') return w.is_over ? "The game is over." : why_no_start(w, to);
  if (w.is_over) return "The game is over with that: nothing more is spent.";
  if ((bit(w.at) & hoops[w.now.turn]) != 0) return "The die on " + name(w.at) + " is home and stays there.";
  if (!w.has_space()) return "Both spaces are spent; only a six that has just captured may spend one more.";
  if (to == w.at) return "The die stands on " + name(to) + " already.";

  if (!is_straight(w.at, to))
    return t.sign == '-' ? name(to) + " is not next to " + name(w.at) + "."
                         : name(w.at) + " cannot jump to " + name(to) +
                               ": a jump goes straight over the next die to the space behind it.";
  const Hop hop = hop_to(w, to);
  return t.sign == '-' ? why_no_step(w, hop) : why_no_jump(w, hop, t.sign);
}

std::string why_unfinished(const DogsWalk& w) {
  if (w.is_at_start) return "The die on " + name(w.at) + " has not moved yet.";
  if (w.now == w.before) return "That leaves everything as it was, which is no move.";
  return "Both spaces must be spent, and one is left: move the same die on or another one.";
}

}  // namespace lozenge::games::diamond_dogs
