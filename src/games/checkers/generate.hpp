// Checkers on bitboards: listing, counting and making moves.
#pragma once

#include <algorithm>
#include <bit>

#include "games/checkers/rules.hpp"

namespace lozenge::games::checkers {

namespace detail {

using board::bit;
using board::Bits;
using board::lowest;
using board::rest;
using board::checkerboard::all;
using board::checkerboard::row;
using Moves = List<CheckersMove, 128>;

/// Rotations that move a piece one step: the first two are forward for Black, the others for White.
inline constexpr auto turns = [] {
  std::array<int, 4> all_turns{};
  for (int d = 0; d < 4; ++d) all_turns[d] = board::checkerboard::wrap.turn(board::checkerboard::steps[d]);
  return all_turns;
}();

/// Directions in the order forward, forward, backward, backward of a side.
template <int Us>
constexpr int turn_of(int direction) {
  return turns[Us == 0 ? direction : direction ^ 2];
}

template <int Us>
constexpr Bits far_row = row(Us == 0 ? 7 : 0);

/// The board as one side's move sees it.
struct Scene {
  Bits own, opponents, kings, empty;

  Scene(const CheckersPosition& p, int us)
      : own(p.pieces[us]), opponents(p.pieces[us ^ 1]), kings(p.kings & own), empty(all & ~(own | opponents)) {}
};

/// Those of `pieces` that can jump in a direction.
template <int Turn>
constexpr Bits can_jump(Bits pieces, Bits opponents, Bits empty) {
  return pieces & std::rotr(opponents & std::rotr(empty, Turn), Turn);
}

template <int Us>
Bits jumping(const Scene& s) {
  Bits found =
      can_jump<turn_of<Us>(0)>(s.own, s.opponents, s.empty) | can_jump<turn_of<Us>(1)>(s.own, s.opponents, s.empty);
  if (s.kings != 0)
    found |= can_jump<turn_of<Us>(2)>(s.kings, s.opponents, s.empty) |
             can_jump<turn_of<Us>(3)>(s.kings, s.opponents, s.empty);
  return found;
}

/// Lists the jumps of one piece. Two ways round the same four or more captured pieces are one move; fewer captures
/// cannot be made in two ways.
template <int Us, Crowning Crown>
class Jumps {
 public:
  Jumps(Moves& out, int from) : out_(out), first_(out.size()), from_(from) {}

  void man(int at, Bits opponents, Bits empty, Bits captured) {
    bool stopped = true;
    man_toward<0>(at, opponents, empty, captured, stopped);
    man_toward<1>(at, opponents, empty, captured, stopped);
    if (stopped) arrive(at, captured);
  }

  void king(int at, Bits opponents, Bits empty, Bits captured) {
    bool stopped = true;
    king_toward<0>(at, opponents, empty, captured, stopped);
    king_toward<1>(at, opponents, empty, captured, stopped);
    king_toward<2>(at, opponents, empty, captured, stopped);
    king_toward<3>(at, opponents, empty, captured, stopped);
    if (stopped) arrive(at, captured);
  }

 private:
  template <int Direction>
  void man_toward(int at, Bits opponents, Bits empty, Bits captured, bool& stopped) {
    constexpr int turn = turn_of<Us>(Direction);
    const Bits over = std::rotl(bit(at), turn) & opponents;
    const Bits landing = std::rotl(over, turn) & empty;
    if (landing == 0) return;
    stopped = false;
    const int to = lowest(landing);
    if ((landing & far_row<Us>) == 0) man(to, opponents, empty, captured | over);
    else if constexpr (Crown == Crowning::ends) arrive(to, captured | over);
    else king(to, opponents & ~(captured | over), empty | captured | over, captured | over);
  }

  template <int Direction>
  void king_toward(int at, Bits opponents, Bits empty, Bits captured, bool& stopped) {
    constexpr int turn = turn_of<Us>(Direction);
    const Bits over = std::rotl(bit(at), turn) & opponents;
    const Bits landing = std::rotl(over, turn) & empty;
    if (landing == 0) return;
    stopped = false;
    king(lowest(landing), opponents ^ over, empty | over, captured | over);
  }

  void arrive(int to, Bits captured) {
    const CheckersMove move(from_, to, captured);
    if (std::popcount(captured) >= 4)
      for (std::size_t i = first_; i < out_.size(); ++i)
        if (out_[i] == move) return;
    out_.push(move);
  }

  Moves& out_;
  std::size_t first_;
  int from_;
};

template <int Us, Crowning Crown>
void add_jumps(const Scene& s, Bits jumpers, Moves& out) {
  for (; jumpers != 0; jumpers = rest(jumpers)) {
    const int from = lowest(jumpers);
    Jumps<Us, Crown> jumps(out, from);
    if ((s.kings & bit(from)) != 0) jumps.king(from, s.opponents, s.empty | bit(from), 0);
    else jumps.man(from, s.opponents, s.empty, 0);
  }
}

template <int Turn>
void add_steps_toward(Bits pieces, Bits empty, Moves& out) {
  for (Bits to = std::rotl(pieces, Turn) & empty; to != 0; to = rest(to)) {
    const int at = lowest(to);
    // Bits 0 to 34 are in use: a turn to the left by 60 is a turn to the right by 4.
    out.push({Turn < 32 ? at - Turn : at + (64 - Turn), at, 0});
  }
}

template <int Us>
void add_steps(const Scene& s, Moves& out) {
  add_steps_toward<turn_of<Us>(0)>(s.own, s.empty, out);
  add_steps_toward<turn_of<Us>(1)>(s.own, s.empty, out);
  if (s.kings != 0) {
    add_steps_toward<turn_of<Us>(2)>(s.kings, s.empty, out);
    add_steps_toward<turn_of<Us>(3)>(s.kings, s.empty, out);
  }
}

template <int Us, Crowning Crown>
void generate_for(const CheckersPosition& p, Moves& out) {
  const Scene s(p, Us);
  if (const Bits jumpers = jumping<Us>(s)) add_jumps<Us, Crown>(s, jumpers, out);
  else add_steps<Us>(s, out);
}

/// How many ways a man has to jump on from here, without writing them down.
template <int Us>
int count_man_jumps(Bits at, Bits opponents, Bits empty) {
  int ways = 0;
  const auto toward = [&]<int Direction>() {
    constexpr int turn = turn_of<Us>(Direction);
    const Bits landing = std::rotl(std::rotl(at, turn) & opponents, turn) & empty;
    if (landing == 0) return;
    ways += (landing & far_row<Us>) != 0 ? 1 : std::max(1, count_man_jumps<Us>(landing, opponents, empty));
  };
  toward.template operator()<0>();
  toward.template operator()<1>();
  return ways;
}

template <int Us, Crowning Crown>
std::uint64_t count_for(const CheckersPosition& p) {
  const Scene s(p, Us);
  const Bits jumpers = jumping<Us>(s);
  if (jumpers == 0) {
    int steps = std::popcount(std::rotl(s.own, turn_of<Us>(0)) & s.empty) +
                std::popcount(std::rotl(s.own, turn_of<Us>(1)) & s.empty);
    if (s.kings != 0)
      steps += std::popcount(std::rotl(s.kings, turn_of<Us>(2)) & s.empty) +
               std::popcount(std::rotl(s.kings, turn_of<Us>(3)) & s.empty);
    return static_cast<std::uint64_t>(steps);
  }
  if (Crown == Crowning::continues || (jumpers & s.kings) != 0) {
    Moves moves;
    add_jumps<Us, Crown>(s, jumpers, moves);
    return moves.size();
  }
  int jumps = 0;
  for (Bits men = jumpers; men != 0; men = rest(men)) jumps += count_man_jumps<Us>(men & -men, s.opponents, s.empty);
  return static_cast<std::uint64_t>(jumps);
}

}  // namespace detail

template <Crowning Crown>
CheckersPosition Checkers<Crown>::start() {
  Position p;
  for (int r = 0; r < 3; ++r) p.pieces[0] |= detail::row(r);
  for (int r = 5; r < 8; ++r) p.pieces[1] |= detail::row(r);
  return p;
}

template <Crowning Crown>
void Checkers<Crown>::generate(const Position& p, MoveList<Checkers>& out) {
  p.turn == 0 ? detail::generate_for<0, Crown>(p, out) : detail::generate_for<1, Crown>(p, out);
}

template <Crowning Crown>
std::uint64_t Checkers<Crown>::count(const Position& p) {
  return p.turn == 0 ? detail::count_for<0, Crown>(p) : detail::count_for<1, Crown>(p);
}

template <Crowning Crown>
CheckersPosition Checkers<Crown>::play(const Position& p, const Move& m) {
  const std::uint64_t us = p.turn;
  const Bits from = detail::bit(m.from()), to = detail::bit(m.to());
  Position next = p;
  next.pieces[us] = (p.pieces[us] & ~from) | to;
  next.pieces[us ^ 1] &= ~m.captured();
  Bits crowned = (p.kings & from) != 0 ? to : to & (us == 0 ? detail::row(7) : detail::row(0));
  // Who goes on as a king may leave the far row in the same move: then he came over it with a capture.
  if constexpr (Crown == Crowning::continues) {
    const Bits second_last = us == 0 ? detail::row(6) : detail::row(1);
    if ((m.captured() & second_last) != 0) crowned = to;
  }
  next.kings = (p.kings & ~(from | m.captured())) | crowned;
  next.turn = us ^ 1;
  return next;
}

template <Crowning Crown>
CheckersPosition Checkers<Crown>::image(const Position& p, int i) {
  if (i == 0) return p;
  const auto turned = [](Bits bits) {
    Bits out = 0;
    for (; bits != 0; bits = detail::rest(bits))
      out |= board::checkerboard::bit_of(Cell(31 - board::checkerboard::cell_of(detail::lowest(bits)).index));
    return out;
  };
  return {{turned(p.pieces[1]), turned(p.pieces[0])}, turned(p.kings), p.turn ^ 1};
}

template <Crowning Crown>
bool Checkers<Crown>::has_demand(const Position& p) {
  return (p.turn == 0 ? detail::jumping<0>(detail::Scene(p, 0)) : detail::jumping<1>(detail::Scene(p, 1))) != 0;
}

template <Crowning Crown>
CellSet Checkers<Crown>::jumpers(const Position& p) {
  return board::checkerboard::cells_of(p.turn == 0 ? detail::jumping<0>(detail::Scene(p, 0))
                                                   : detail::jumping<1>(detail::Scene(p, 1)));
}

template <Crowning Crown>
void Checkers<Crown>::generate_free(const Position& p, MoveList<Checkers>& out) {
  const auto both = [&]<int Us>() {
    const detail::Scene s(p, Us);
    detail::add_jumps<Us, Crown>(s, detail::jumping<Us>(s), out);
    detail::add_steps<Us>(s, out);
  };
  p.turn == 0 ? both.template operator()<0>() : both.template operator()<1>();
}

template <Crowning Crown>
CheckersPosition Checkers<Crown>::without(const Position& p, Cell c) {
  Position next = p;
  for (Bits& pieces : next.pieces) pieces &= ~board::checkerboard::bit_of(c);
  next.kings &= ~board::checkerboard::bit_of(c);
  return next;
}

}  // namespace lozenge::games::checkers
