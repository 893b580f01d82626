#include "kit/flight.hpp"

namespace lozenge::kit {

namespace {

using board::bit;
using board::lowest;
using minder::bit_of;
using minder::cell_of;

/// The next point in a direction and the one behind it; 0 beyond the edge.
struct Way {
  Bits over, beyond;
};

Way way(Bits at, int direction) {
  const int turn = minder::turn(direction);
  const Bits over = std::rotl(at, turn) & minder::all;
  return {over, std::rotl(over, turn) & minder::all};
}

/// The point that a jump between these two goes over; 0 if there is no such jump.
Bits between(Bits from, Bits to) {
  for (int d = 0; d < 8; ++d)
    if (const Way w = way(from, d); w.beyond == to) return w.over;
  return 0;
}

std::string name(Bits b) { return minder::cell_name(cell_of(lowest(b))); }

/// Whom these men could capture next, where the house says that they have to; 0 where they may stop.
Bits must_go_on(const Flight& f) {
  if (f.captured == 0 || !f.field.options.has(LeapOptions::finish) || (bit(f.at) & minder::corners) != 0) return 0;
  Bits found = 0;
  for (int d = 0; d < 8; ++d)
    if (const Way w = way(bit(f.at), d); (w.beyond & f.field.vacant) != 0)
      found |= w.over & f.field.opponents & ~f.captured;
  return found;
}

/// Why nothing leads to an adjacent point.
Sentence why_no_near_hop(const Flight& f, Bits to, char sign) {
  const std::string here = name(bit(f.at)), there = name(to);
  if (f.has_jumped() && (sign == '-' || (to & (f.field.open | f.captured)) != 0))
    return {"After a jump comes only another jump; {1} to {2} is a step.", here, there};
  if ((to & f.field.open) == 0) {
    if (sign != '-') return {"A jump is written with the point it lands on, not with the one it goes over."};
    if ((to & f.field.own) != 0) return {"{1} is occupied by your own man.", there};
    return {"{1} is occupied by your opponent: men are captured by jumping over them.", there};
  }
  return {"{1} to {2} is a step, not a jump: it is written with '-'.", here, there};
}

/// Why no step leads to a point farther away.
Sentence why_no_far_step(const Flight& f, Bits to) {
  const std::string here = name(bit(f.at)), there = name(to);
  const Bits over = (to & f.field.vacant) != 0 ? between(bit(f.at), to) : 0;
  if ((over & f.field.own) != 0) return {"{1} to {2} is a jump: it is written with {3}.", here, there, "'>'"};
  if ((over & f.field.opponents) != 0) return {"{1} to {2} is a jump: it is written with {3}.", here, there, "'x'"};
  return {"{1} is not next to {2}.", there, here};
}

/// Why no jump does.
Sentence why_no_far_jump(const Flight& f, Bits to, char sign) {
  const std::string here = name(bit(f.at)), there = name(to);
  const Bits over = between(bit(f.at), to);
  if (over == 0) return {"A jump goes over one point to the next behind it; {1} to {2} does not.", here, there};
  if ((over & f.captured) != 0) return {"What stood on {1} has been captured already.", name(over)};
  const bool is_own = (over & f.field.own) != 0;
  if (!is_own && (over & f.field.opponents) == 0) return {"There is nobody on {1} to jump over.", name(over)};
  if (is_own && !f.may_jump_own()) return {"After a capture no own man is jumped; {1} is your own.", name(over)};
  if ((to & f.field.vacant) == 0) {
    if (to == bit(f.from)) return {"A jump cannot land on {1}, where the rest of the pile has stayed.", there};
    return {"A jump needs a vacant point to land on: {1} behind {2} is occupied.", there, name(over)};
  }
  if (is_own && sign == 'x') return {"{1} is your own: a jump over it is written with '>'.", name(over)};
  if (!is_own) return {"{1} is your opponent's: a capture is written with 'x'.", name(over)};
  return {"Jumps over own men do not come back: this one has been on {1}.", there};
}

}  // namespace

void hops(const Flight& f, Tokens& out) {
  if (f.has_stepped || (f.has_jumped() && (bit(f.at) & minder::corners) != 0)) return;
  for (int d = 0; d < 8; ++d) {
    const Way w = way(bit(f.at), d);
    if (!f.has_jumped() && (w.over & f.field.open) != 0) out.push({'-', cell_of(lowest(w.over))});
    if ((w.beyond & f.field.vacant) == 0) continue;
    const Cell landing = cell_of(lowest(w.beyond));
    if ((w.over & f.field.opponents & ~f.captured) != 0) out.push({'x', landing});
    if (f.may_jump_own() && (w.over & f.field.own) != 0 && (w.beyond & f.visited) == 0) out.push({'>', landing});
  }
}

Flight go(const Flight& f, Token t) {
  const Bits to = bit_of(t.cell);
  Flight next = f;
  next.at = lowest(to);
  if (t.sign == '-') next.has_stepped = true;
  if (t.sign == 'x') {
    next.captured |= between(bit(f.at), to);
    next.visited = to;
    next.is_linking = false;
  }
  if (t.sign == '>') {
    next.visited |= to;
    next.is_linking = f.captured != 0;
  }
  return next;
}

Sentence why_not(const Flight& f, Token t) {
  if (f.has_stepped) return {"A move ends after one step."};
  if (f.has_jumped() && (bit(f.at) & minder::corners) != 0)
    return {"A jump that lands in a corner ends there: the move is over on {1}.", name(bit(f.at))};
  if (t.cell == cell_of(f.at)) return {"That does not leave {1}.", name(bit(f.at))};
  const Bits to = bit_of(t.cell);
  if ((minder::neighbours[f.at] & to) != 0) return why_no_near_hop(f, to, t.sign);
  return t.sign == '-' ? why_no_far_step(f, to) : why_no_far_jump(f, to, t.sign);
}

std::optional<LeapMove> arrived(const Flight& f) {
  if (!f.has_begun() || (f.at == f.from && f.captured == 0)) return std::nullopt;
  if (f.is_linking || must_go_on(f) != 0) return std::nullopt;
  return LeapMove(f.from, f.at, f.men, f.captured);
}

Key spot(const Flight& f) {
  const LeapMove reached(f.from < 0 ? 63 : f.from, f.at < 0 ? 63 : f.at, f.men, f.captured);
  // Where no own-jump can follow it does not matter where they went.
  return Mixer()
      .add(std::bit_cast<std::uint64_t>(reached))
      .add((f.may_jump_own() ? f.visited : 0) << 2 | f.is_linking << 1 | f.has_stepped)
      .key();
}

Sentence why_unfinished(const Flight& f) {
  if (f.is_linking) return {"After a capture own men are jumped only on the way to another capture."};
  if (f.has_begun() && f.captured != 0)
    if (const Bits over = must_go_on(f))
      return {"The jump is not finished: from {1} the piece can jump on over {2}.", name(bit(f.at)),
              name(over & -over)};
  return {"That move is not finished."};
}

Sentence why_capture(Bits men, Bits opponents, Bits vacant) {
  std::vector<Sentence> captures;
  for (const Cell c : minder::cells_of(men))
    for (int d = 0; d < 8; ++d) {
      const Way w = way(bit_of(c), d);
      if ((w.over & opponents) == 0 || (w.beyond & vacant) == 0) continue;
      captures.push_back({"{1} can jump over {2}", minder::cell_name(c), name(w.over)});
    }
  return {"{1}: when there is a direct capture, a capture must be made.", listed(captures)};
}

}  // namespace lozenge::kit
