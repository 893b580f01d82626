// Diamond Dogs: every turn of a position, listed or counted.
#pragma once

#include "games/diamond-dogs/eventful.hpp"
#include "games/diamond-dogs/horizon.hpp"
#include "games/diamond-dogs/quiet.hpp"
#include "games/diamond-dogs/rules.hpp"
#include "kit/distinct.hpp"

namespace lozenge::games::diamond_dogs {

namespace detail {

/// Each but once; those that the list holds from `first` on are not added again.
inline void add_eventful(const DogsPosition& p, List<DogsMove, 128>& out, std::size_t first) {
  kit::Distinct distinct(out, first);
  const auto add = [&](const DogsMove& m) { distinct.add(m); };
  EventfulTurns<decltype(add)>(p, add).try_all();
}

inline void add_removals(Bits dice, List<DogsMove, 128>& out) {
  for (const Cell c : CellSet(dice)) out.push({c.index, DogsMove::no_cell, {}, {}});
}

}  // namespace detail

inline void DiamondDogs::generate(const Position& p, MoveList<DiamondDogs>& out) {
  if (is_arranging(p)) return add_arrangements(out);
  if (const Bits dice = to_remove(p)) return detail::add_removals(dice, out);
  const std::size_t before = out.size();
  QuietTurns(p, ending(p)).each([&](const Move& m) { out.push(m); });
  // Where ones hop, a jump may leave what steps alone leave too.
  if (may_be_eventful(p)) detail::add_eventful(p, out, p.options.has(House::ones_hop) ? before : out.size());
  if (out.size() == before) detail::add_removals(in_play(p, p.turn), out);  // no turn: a die has to go
}

inline bool DiamondDogs::generate_captures(const Position& p, MoveList<DiamondDogs>& out) {
  if (is_arranging(p)) return false;
  if (const Bits dice = to_remove(p)) return detail::add_removals(dice, out), true;
  add_arrivals(p, out);
  add_captures(p, out);
  return false;
}

/// What the captured dice show, and one for each; an arrival at a hoop is worth more than most captures.
inline int DiamondDogs::gain(const Position& p, const Move& m) {
  if (!m.is_turn()) return 0;
  int worth = 0;
  Bits dice = p.opponents();
  for (std::uint64_t which = m.captured(); which != 0; dice = rest(dice), which >>= 1)
    if ((which & 1) != 0) worth += 1 + p.value_at(lowest(dice));
  const Bits shown = bit(m.shown(0).cell) | bit(m.shown(1).cell);
  return worth + 8 * std::popcount(shown & hoops[p.turn]);
}

inline std::uint64_t DiamondDogs::count(const Position& p) {
  if (is_arranging(p)) return arrangements;
  if (p.options.has(House::piece_shut_in | House::ones_hop)) {
    MoveList<DiamondDogs> moves;
    generate(p, moves);
    return moves.size();
  }
  std::uint64_t turns = QuietTurns(p, ending(p)).count();
  if (may_be_eventful(p)) {
    MoveList<DiamondDogs> eventful;
    detail::add_eventful(p, eventful, 0);
    turns += eventful.size();
  }
  return turns != 0 ? turns : static_cast<std::uint64_t>(std::popcount(in_play(p, p.turn)));
}

inline DogsPosition DiamondDogs::image(const Position& p, int i) {
  // Red arranges first: until both have, the sides are not alike.
  const bool is_mirrored = (i & 1) != 0, is_turned = (i & 2) != 0 && !is_arranging(p);
  Position out{.turn = is_turned ? p.turn ^ 1 : p.turn, .options = p.options};
  for (const int side : {0, 1})
    for (const Cell c : CellSet(p.dice[side])) {
      const Cell turned = is_turned ? board::diamond53::opposite(c) : c;
      const int cell = (is_mirrored ? board::diamond53::mirrored(turned) : turned).index;
      out.dice[is_turned ? side ^ 1 : side] |= bit(cell);
      out.show(cell, p.value_at(c.index));
    }
  return out;
}

}  // namespace lozenge::games::diamond_dogs
