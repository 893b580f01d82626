// Diamond Checkers on bitboards: listing, counting and making moves.
#pragma once

#include <bit>
#include <utility>

#include "games/diamond-checkers/rules.hpp"

namespace lozenge::games::diamond_checkers {

namespace detail {

using board::bit;
using board::Bits;
using board::lowest;
using board::rest;
using board::diamond41::all;
using board::diamond41::corners;
using Moves = List<DiamondCheckersMove, 128>;

/// How far to rotate for a step in a side's direction.
template <int Us>
constexpr int turn_of(int direction) {
  return board::diamond41::turn(directions<Us>[direction]);
}

/// The board as one side's move sees it.
struct Scene {
  Bits own, kings, diamonds;  // each a part of the one before
  Bits opponents, empty;

  explicit Scene(const DiamondCheckersPosition& p)
      : own(p.own),
        kings(p.kings & p.own),
        diamonds(p.diamonds & p.own),
        opponents(p.opponents),
        empty(all & ~(p.own | p.opponents)) {}
};

/// Calls f<turn>(the pieces that may go that way) for every direction in which some may.
template <int Us, class F>
[[gnu::always_inline]] inline void each_way(const Scene& s, F&& f) {
  f.template operator()<turn_of<Us>(0)>(s.own);
  f.template operator()<turn_of<Us>(1)>(s.own);
  f.template operator()<turn_of<Us>(2)>(s.own);
  if (s.kings == 0) return;
  f.template operator()<turn_of<Us>(3)>(s.kings);
  if (s.diamonds == 0) return;
  f.template operator()<turn_of<Us>(4)>(s.diamonds);
  f.template operator()<turn_of<Us>(5)>(s.diamonds);
  f.template operator()<turn_of<Us>(6)>(s.diamonds);
  f.template operator()<turn_of<Us>(7)>(s.diamonds);
}

/// Calls f<turn>() for every direction in which a piece of a rank may go.
template <int Us, Rank As, class F>
[[gnu::always_inline]] inline void each_direction(F&& f) {
  [&]<int... D>(std::integer_sequence<int, D...>) {
    (f.template operator()<turn_of<Us>(D)>(), ...);
  }(std::make_integer_sequence<int, reach(As)>());
}

/// Those of `pieces` that can jump in a direction.
template <int Turn>
constexpr Bits can_jump(Bits pieces, const Scene& s) {
  return pieces & std::rotr(s.opponents & std::rotr(s.empty, Turn), Turn);
}

template <int Us>
[[gnu::always_inline]] inline Bits jumping(const Scene& s) {
  Bits found = 0;
  each_way<Us>(s, [&]<int Turn>(Bits pieces) { found |= can_jump<Turn>(pieces, s); });
  return found;
}

inline Bits jumping(const DiamondCheckersPosition& p) {
  return p.turn() == 0 ? jumping<0>(Scene(p)) : jumping<1>(Scene(p));
}

/// Lists the jumps of one piece. Two paths that capture the same pieces are one move; that takes a closed way round
/// three points at least, so shorter jumps need not be compared. (A diagonal jump over a point may go along either of
/// two axes, so that the captured pieces alone do not tell a diamond king's path.)
template <int Us>
class Jumps {
 public:
  Jumps(const Scene& s, int from, Promotion promotion, Moves& out)
      : opponents_(s.opponents),
        empty_(s.empty | bit(from)),
        promotion_(promotion),
        from_(from),
        out_(out),
        first_(out.size()) {}

  /// `earned` differs from `As` only where promotion waits for the end. Points of captured pieces need not become
  /// empty: a jump moves by two, so that none can land on them.
  template <Rank As>
  void go_on(Bits at, Bits captured, Rank earned) {
    bool stopped = true;
    each_direction<Us, As>([&]<int Turn>() {
      const Bits over = std::rotl(at, Turn) & opponents_ & ~captured;
      const Bits to = std::rotl(over, Turn) & empty_;
      if (to == 0) return;
      stopped = false;
      land<As>(to, captured | over, promoted(earned, to, Us));
    });
    if (stopped) arrive(at, captured, earned);
  }

 private:
  template <Rank As>
  void land(Bits to, Bits captured, Rank earned) {
    if ((to & corners) != 0) return arrive(to, captured, earned);
    if constexpr (As == Rank::man)
      if (earned == Rank::king && promotion_ == Promotion::at_once) return go_on<Rank::king>(to, captured, earned);
    go_on<As>(to, captured, earned);
  }

  void arrive(Bits to, Bits captured, Rank earned) {
    const DiamondCheckersMove move(from_, lowest(to), earned, captured);
    if (std::popcount(captured) >= 3)
      for (std::size_t i = first_; i < out_.size(); ++i)
        if (out_[i] == move) return;
    out_.push(move);
  }

  Bits opponents_;
  Bits empty_;
  Promotion promotion_;
  int from_;
  Moves& out_;
  std::size_t first_;
};

template <int Us>
void add_jumps(const Scene& s, Bits jumpers, Promotion promotion, Moves& out) {
  for (; jumpers != 0; jumpers = rest(jumpers)) {
    const Bits at = jumpers & -jumpers;
    Jumps<Us> jumps(s, lowest(at), promotion, out);
    if ((s.diamonds & at) != 0) jumps.template go_on<Rank::diamond_king>(at, 0, Rank::diamond_king);
    else if ((s.kings & at) != 0) jumps.template go_on<Rank::king>(at, 0, Rank::king);
    else jumps.template go_on<Rank::man>(at, 0, Rank::man);
  }
}

template <int Us>
void add_steps(const Scene& s, Moves& out) {
  each_way<Us>(s, [&]<int Turn>(Bits pieces) {
    const Bits diamonds = std::rotl(s.diamonds, Turn) | diamond_point(Us);
    const Bits kings = std::rotl(s.kings, Turn) | diamond_point(Us) | king_points(Us);
    for (Bits to = std::rotl(pieces, Turn) & s.empty; to != 0; to = rest(to)) {
      const int at = lowest(to);
      out.push({(at - Turn) & 63, at, static_cast<Rank>((kings >> at & 1) + (diamonds >> at & 1)), 0});
    }
  });
}

template <int Us>
void generate_for(const DiamondCheckersPosition& p, Moves& out) {
  const Scene s(p);
  if (const Bits jumpers = jumping<Us>(s)) add_jumps<Us>(s, jumpers, p.promotion(), out);
  else add_steps<Us>(s, out);
}

template <int Us>
bool generate_captures_for(const DiamondCheckersPosition& p, Moves& out) {
  const Scene s(p);
  const Bits jumpers = jumping<Us>(s);
  add_jumps<Us>(s, jumpers, p.promotion(), out);
  return jumpers != 0;
}

template <int Us>
void generate_free_for(const DiamondCheckersPosition& p, Moves& out) {
  const Scene s(p);
  add_jumps<Us>(s, jumping<Us>(s), p.promotion(), out);
  add_steps<Us>(s, out);
}

template <int Us>
[[gnu::always_inline]] inline int count_steps(const Scene& s) {
  int steps = 0;
  each_way<Us>(s, [&]<int Turn>(Bits pieces) { steps += std::popcount(std::rotl(pieces, Turn) & s.empty); });
  return steps;
}

template <int Us, Promotion When>
[[gnu::noinline]] std::uint64_t count_long_jumps(const Scene& s) {
  Moves moves;
  add_jumps<Us>(s, jumping<Us>(s), When, moves);
  return moves.size();
}

/// Where no jump goes on there are as many as first jumps: all are followed at once. None could go on to the point
/// that it started from, so that this point may count as occupied.
template <int Us, Promotion When>
[[gnu::always_inline]] inline std::uint64_t count_jumps(const Scene& s) {
  Scene landed = s;
  landed.own = landed.kings = landed.diamonds = 0;
  int jumps = 0;
  each_way<Us>(s, [&]<int Turn>(Bits pieces) {
    const Bits jumpers = can_jump<Turn>(pieces, s);
    jumps += std::popcount(jumpers);
    landed.own |= std::rotl(jumpers, 2 * Turn);
    landed.kings |= std::rotl(jumpers & s.kings, 2 * Turn);
    landed.diamonds |= std::rotl(jumpers & s.diamonds, 2 * Turn);
  });
  if (When == Promotion::at_once) landed.kings |= landed.own & king_points(Us);
  return jumping<Us>(landed) == 0 ? static_cast<std::uint64_t>(jumps) : count_long_jumps<Us, When>(s);
}

template <int Us, Promotion When>
[[gnu::always_inline]] inline std::uint64_t count_for(const DiamondCheckersPosition& p) {
  const Scene s(p);
  if (jumping<Us>(s) != 0) return count_jumps<Us, When>(s);
  return static_cast<std::uint64_t>(count_steps<Us>(s));
}

}  // namespace detail

inline DiamondCheckersPosition DiamondCheckers::start(Promotion promotion) {
  const auto men = [](int side) { return board::diamond41::marked(side, {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14}); };
  return {.own = men(0), .opponents = men(1), .state = Position::state_of(0, promotion)};
}

[[gnu::always_inline]] inline DiamondCheckersPosition DiamondCheckers::play(const Position& p, const Move& m) {
  const Bits from = board::bit(m.from()), to = board::bit(m.to()), gone = from | m.captured();
  return {p.opponents & ~m.captured(), (p.own & ~from) | to, (p.kings & ~gone) | (m.rank() != Rank::man ? to : 0),
          (p.diamonds & ~gone) | (m.rank() == Rank::diamond_king ? to : 0), p.state ^ 1};
}

inline void DiamondCheckers::generate(const Position& p, MoveList<DiamondCheckers>& out) {
  p.turn() == 0 ? detail::generate_for<0>(p, out) : detail::generate_for<1>(p, out);
}

template <Promotion When>
[[gnu::always_inline]] inline std::uint64_t DiamondCheckersWith<When>::count(const Position& p) {
  return p.turn() == 0 ? detail::count_for<0, When>(p) : detail::count_for<1, When>(p);
}

inline std::uint64_t DiamondCheckers::count(const Position& p) {
  return p.promotion() == Promotion::at_once ? DiamondCheckersWith<Promotion::at_once>::count(p)
                                             : DiamondCheckersWith<Promotion::at_end>::count(p);
}

inline bool DiamondCheckers::generate_captures(const Position& p, MoveList<DiamondCheckers>& out) {
  return p.turn() == 0 ? detail::generate_captures_for<0>(p, out) : detail::generate_captures_for<1>(p, out);
}

inline void DiamondCheckers::generate_free(const Position& p, MoveList<DiamondCheckers>& out) {
  p.turn() == 0 ? detail::generate_free_for<0>(p, out) : detail::generate_free_for<1>(p, out);
}

/// A capture, a promotion, or a man's way forward; a man's step aside is none (docs/rules, Draws).
inline bool DiamondCheckers::is_progress(const Position& p, const Move& m) {
  if (m.captured() != 0 || m.rank() != p.rank_on(m.from())) return true;
  const int forward = p.turn() == 0 ? detail::turn_of<0>(0) : detail::turn_of<1>(0);
  return m.rank() == Rank::man && m.to() == ((m.from() + forward) & 63);
}

inline DiamondCheckersPosition DiamondCheckers::image(const Position& p, int i) {
  using board::diamond41::image;
  return {image(p.own, i), image(p.opponents, i), image(p.kings, i), image(p.diamonds, i),
          (i & 2) != 0 ? p.state ^ 1 : p.state};
}

inline bool DiamondCheckers::has_demand(const Position& p) { return detail::jumping(p) != 0; }

inline CellSet DiamondCheckers::jumpers(const Position& p) { return board::diamond41::cells_of(detail::jumping(p)); }

inline DiamondCheckersPosition DiamondCheckers::without(const Position& p, Cell c) {
  const Bits others = ~board::diamond41::bit_of(c);
  return {p.own & others, p.opponents & others, p.kings & others, p.diamonds & others, p.state};
}

}  // namespace lozenge::games::diamond_checkers
