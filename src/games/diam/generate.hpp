// DIAM on words of places: listing, counting and making moves.
#pragma once

#include <bit>
#include <cassert>

#include "games/diam/rules.hpp"

namespace lozenge::games::diam {

namespace detail {

using board::ring8::bit;
using board::ring8::cell_of;
using board::ring8::column;
using board::ring8::ground;
using board::ring8::lowest;
using board::ring8::rest;
using board::ring8::size;
using board::ring8::top;
using board::ring8::turned;
using board::ring8::upward;

constexpr Places held(const DiamPosition& p) {
  return p.pawns[red] | p.pawns[orange] | p.pawns[black] | p.pawns[brown];
}

/// The lowest free place of every square that is not full: where a pawn that comes there will stand.
constexpr Places landings(Places held) { return ~held & (held << size | ground); }

/// What cannot be carried between a square and the next one, either way: the pawns of a level n, from 1, and all above
/// them make a pile of more than 4 where the two heights add up to n + 4 or more. With a1 to a4 the bits of the square
/// and b1 to b4 those of the next one, the bits of the answer are
///
///   level 1   a1 b4 | a2 b3 | a3 b2 | a4 b1        level 3   a3 b4 | a4 b3
///   level 2   a2 b4 | a3 b3 | a4 b2                level 4   a4 b4
constexpr Places stuck_between(Places held) {
  const Places next = turned(held, size - 1);
  const auto at_every_level = [&](int level) { return (next >> size * level & ground) * 0x01010101; };
  return (held & at_every_level(3)) | (held >> size & at_every_level(2)) | (held >> 2 * size & at_every_level(1)) |
         (held >> 3 * size & at_every_level(0));
}

/// The board as the player to move sees it.
struct Scene {
  int first_colour;  // of his team's two
  Palette palette;   // what he may place
  Places own;        // what he may move
  Places held;       // by anybody
  Places stuck;

  explicit Scene(const DiamPosition& p)
      : first_colour(2 * Diam::team(p)),
        palette(order_of_play(p.players)[p.slot]),
        own(p.pawns[first_colour] | p.pawns[first_colour + 1]),
        held(detail::held(p)),
        stuck(stuck_between(held)) {}

  /// What can be carried to the next square, and to the previous one.
  Places forward() const { return own & ~stuck; }
  Places backward() const { return own & ~turned(stuck, 1); }

  bool can_place(const DiamPosition& p, int colour) const {
    return has(palette, colour) && std::popcount(p.pawns[colour]) < pawns_a_colour;
  }
};

inline void add_carries(Places pawns, int steps, Places landings, List<DiamMove, 128>& out) {
  for (; pawns != 0; pawns = rest(pawns)) {
    const int from = lowest(pawns);
    out.push(DiamMove::carry(from, lowest(landings & column(Cell((from + steps) % size)))));
  }
}

/// Could a pawn of this colour come opposite another one by being carried, if no pile stood in its way?
constexpr bool may_be_carried_opposite(Places pawns) {
  const Places wanted = turned(pawns, size / 2) & ~ground;
  const Places carried = turned(pawns, 1) | turned(pawns, size - 1);
  Places reached = carried;
  for (int levels = 1; levels < board::ring8::levels; ++levels)
    reached |= carried << size * levels | carried >> size * levels;
  return (reached & wanted) != 0;
}

/// Do both teams have a DIAM on one level?
constexpr bool share_a_level(Places first, Places second) {
  const auto on_levels = [](Places pairs) { return (pairs | pairs >> 1 | pairs >> 2 | pairs >> 3) & 0x01010101; };
  return (on_levels(first) & on_levels(second)) != 0;
}

}  // namespace detail

/// Somebody always has an action, so a draw for want of one needs no code: whoever has a pawn in reserve finds room
/// for it, and with all 16 on the board some pile has a neighbour that is not full, else all 32 places were held.
inline void Diam::generate(const Position& p, MoveList<Diam>& out) {
  const detail::Scene s(p);
  const Places landings = detail::landings(s.held);
  const std::size_t listed = out.size();
  for (int colour = s.first_colour; colour < s.first_colour + 2; ++colour)
    if (s.can_place(p, colour))
      for (Places to = landings; to != 0; to = detail::rest(to)) out.push(Move::place(colour, detail::lowest(to)));
  detail::add_carries(s.forward(), 1, landings, out);
  detail::add_carries(s.backward(), detail::size - 1, landings, out);
  if (out.size() == listed) out.push({});
}

/// The moves that win at once.
inline bool Diam::generate_captures(const Position& p, MoveList<Diam>& out) {
  const detail::Scene s(p);
  const Places landings = detail::landings(s.held);
  bool may_carry = false;
  for (int colour = s.first_colour; colour < s.first_colour + 2; ++colour) {
    const Places wanted = detail::turned(p.pawns[colour], detail::size / 2) & landings & ~detail::ground;
    if (wanted != 0 && s.can_place(p, colour))
      for (Places to = wanted; to != 0; to = detail::rest(to)) out.push(Move::place(colour, detail::lowest(to)));
    may_carry |= detail::may_be_carried_opposite(p.pawns[colour]);
  }
  if (!may_carry) return false;
  MoveList<Diam> carries;
  detail::add_carries(s.forward(), 1, landings, carries);
  detail::add_carries(s.backward(), detail::size - 1, landings, carries);
  for (const Move& m : carries)
    if (gain(p, m) > 0) out.push(m);
  return false;
}

inline std::uint64_t Diam::count(const Position& p) {
  const detail::Scene s(p);
  const int room = detail::size - std::popcount(s.held & detail::top);
  const int reserves = s.can_place(p, s.first_colour) + s.can_place(p, s.first_colour + 1);
  const int actions = reserves * room + std::popcount(s.forward()) + std::popcount(s.backward());
  return actions == 0 ? 1 : static_cast<std::uint64_t>(actions);
}

inline DiamPosition Diam::play(const Position& p, const Move& m) {
  Position next = p;
  next.slot = slot_after(p.slot, 1, p.players);
  switch (m.kind) {
    case Move::Kind::place: next.pawns[m.colour] |= detail::bit(m.to); break;
    case Move::Kind::carry:
      // The pile goes as it is, all colours by the same way; a rotation serves up and down, as none leaves the word.
      for (Places& pawns : next.pawns) {
        const Places going = pawns & detail::upward(m.from);
        pawns ^= going ^ std::rotl(going, m.to - m.from);
      }
      break;
    case Move::Kind::pass: break;
  }
  // Only the square that was moved to has new levels: all DIAMs are on it and its opposite.
  assert(!detail::share_a_level(diams(next, 0), diams(next, 1)));
  return next;
}

inline DiamPosition Diam::image(const Position& p, int i) {
  const int turn = i % detail::size, mirror = i / detail::size % 2;
  const Recolouring& names = recolourings(p.players).all[i / (2 * detail::size)];
  Position seen{.players = p.players};
  seen.slot = slot_after(p.slot, names.shift, p.players);
  for (int c = 0; c < colours; ++c)
    seen.pawns[names.to[c]] = detail::turned(mirror == 0 ? p.pawns[c] : board::ring8::mirrored(p.pawns[c]), turn);
  return seen;
}

}  // namespace lozenge::games::diam
