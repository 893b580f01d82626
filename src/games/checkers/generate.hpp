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

  explicit Scene(const CheckersPosition& p)
      : own(p.own), opponents(p.opponents), kings(p.kings & own), empty(all & ~(own | opponents)) {}
};

/// Those of `pieces` that can jump in a direction.
template <int Turn>
constexpr Bits can_jump(Bits pieces, Bits opponents, Bits empty) {
  return pieces & std::rotr(opponents & std::rotr(empty, Turn), Turn);
}

template <int Us>
[[gnu::always_inline]] inline Bits jumping(const Scene& s) {
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
    else king(to, opponents & ~(captured | over), empty | bit(from_) | captured | over, captured | over);
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

template <int Us>
void add_jumps(const Scene& s, Bits jumpers, Crowning crowning, Moves& out) {
  crowning == Crowning::ends ? add_jumps<Us, Crowning::ends>(s, jumpers, out)
                             : add_jumps<Us, Crowning::continues>(s, jumpers, out);
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
  const Scene s(p);
  if (const Bits jumpers = jumping<Us>(s)) add_jumps<Us, Crown>(s, jumpers, out);
  else add_steps<Us>(s, out);
}

/// How many jumps there are of men who have come to these places, each along one path: all are followed at once. A
/// man never meets again what he has jumped, so that nothing need be taken off the board.
template <int Us>
[[gnu::noinline]] int count_paths(Bits men, Bits opponents, Bits empty) {
  const Bits left = can_jump<turn_of<Us>(0)>(men, opponents, empty);
  const Bits right = can_jump<turn_of<Us>(1)>(men, opponents, empty);
  int paths = std::popcount(men & ~(left | right));
  if (left != 0) paths += count_paths<Us>(std::rotl(left, 2 * turn_of<Us>(0)), opponents, empty);
  if (right != 0) paths += count_paths<Us>(std::rotl(right, 2 * turn_of<Us>(1)), opponents, empty);
  return paths;
}

/// The rarer counts: kings that jump, men that jump more than once.
template <int Us, Crowning Crown>
[[gnu::noinline]] std::uint64_t count_long_jumps(const CheckersPosition& p) {
  const Scene s(p);
  const Bits listed = Crown == Crowning::continues ? s.own : s.kings;
  Moves moves;
  add_jumps<Us, Crown>(s, jumping<Us>(s) & listed, moves);
  const Bits men = jumping<Us>(s) & ~listed;
  return moves.size() + static_cast<std::uint64_t>(count_paths<Us>(men, s.opponents, s.empty));
}

template <int Us, Crowning Crown>
[[gnu::always_inline]] inline std::uint64_t count_for(const CheckersPosition& p) {
  constexpr int left = turn_of<Us>(0), right = turn_of<Us>(1), back_left = turn_of<Us>(2), back_right = turn_of<Us>(3);
  const Scene s(p);
  const Bits jump_left = can_jump<left>(s.own, s.opponents, s.empty);
  const Bits jump_right = can_jump<right>(s.own, s.opponents, s.empty);
  if (s.kings != 0) [[unlikely]] {
    if (jumping<Us>(s) != 0) return count_long_jumps<Us, Crown>(p);
    return std::popcount(std::rotl(s.kings, back_left) & s.empty) +
           std::popcount(std::rotl(s.kings, back_right) & s.empty) + std::popcount(std::rotl(s.own, left) & s.empty) +
           std::popcount(std::rotl(s.own, right) & s.empty);
  }
  if ((jump_left | jump_right) == 0)
    return std::popcount(std::rotl(s.own, left) & s.empty) + std::popcount(std::rotl(s.own, right) & s.empty);
  const Bits landed = std::rotl(jump_left, 2 * left) | std::rotl(jump_right, 2 * right);
  const Bits goes_on = can_jump<left>(landed, s.opponents, s.empty) | can_jump<right>(landed, s.opponents, s.empty);
  if (goes_on != 0 || (Crown == Crowning::continues && (landed & far_row<Us>) != 0))
    return count_long_jumps<Us, Crown>(p);
  return std::popcount(jump_left) + std::popcount(jump_right);
}

}  // namespace detail

inline CheckersPosition Checkers::start(Crowning crowning) {
  Position p{.state = Position::state_of(0, crowning)};
  for (int r = 0; r < 3; ++r) p.own |= detail::row(r);
  for (int r = 5; r < 8; ++r) p.opponents |= detail::row(r);
  return p;
}

template <Crowning Crown>
void CheckersWith<Crown>::generate(const Position& p, MoveList<Checkers>& out) {
  p.turn() == 0 ? detail::generate_for<0, Crown>(p, out) : detail::generate_for<1, Crown>(p, out);
}

inline void Checkers::generate(const Position& p, MoveList<Checkers>& out) {
  p.crowning() == Crowning::ends ? CheckersWith<Crowning::ends>::generate(p, out)
                                 : CheckersWith<Crowning::continues>::generate(p, out);
}

inline std::uint64_t Checkers::count(const Position& p) {
  return p.crowning() == Crowning::ends ? CheckersWith<Crowning::ends>::count(p)
                                        : CheckersWith<Crowning::continues>::count(p);
}

inline CheckersPosition Checkers::play(const Position& p, const Move& m) {
  return p.crowning() == Crowning::ends ? CheckersWith<Crowning::ends>::play(p, m)
                                        : CheckersWith<Crowning::continues>::play(p, m);
}

inline bool Checkers::generate_captures(const Position& p, MoveList<Checkers>& out) {
  const auto list = [&]<int Us>() {
    const detail::Scene s(p);
    const Bits jumpers = detail::jumping<Us>(s);
    detail::add_jumps<Us>(s, jumpers, p.crowning(), out);
    return jumpers != 0;
  };
  return p.turn() == 0 ? list.template operator()<0>() : list.template operator()<1>();
}

template <Crowning Crown>
[[gnu::always_inline]] inline std::uint64_t CheckersWith<Crown>::count(const Position& p) {
  return p.turn() == 0 ? detail::count_for<0, Crown>(p) : detail::count_for<1, Crown>(p);
}

template <Crowning Crown>
[[gnu::always_inline]] inline CheckersPosition CheckersWith<Crown>::play(const Position& p, const Move& m) {
  using detail::row;
  const Bits from = detail::bit(m.from()), to = detail::bit(m.to()), captured = m.captured();
  // Men move forward only, so a man who arrives at either end of the board is crowned.
  Bits crowned = (p.kings & from) != 0 ? to : to & (row(0) | row(7));
  // Who goes on as a king may leave the far row in the same move: then he came there over the row before it.
  if constexpr (Crown == Crowning::continues)
    if ((captured & row(p.turn() == 0 ? 6 : 1)) != 0) crowned = to;
  return {p.opponents & ~captured, (p.own & ~from) | to, (p.kings & ~(from | captured)) | crowned, p.state ^ 1};
}

inline CheckersPosition Checkers::image(const Position& p, int i) {
  if (i == 0) return p;
  const auto turned = [](Bits bits) {
    Bits out = 0;
    for (; bits != 0; bits = detail::rest(bits))
      out |= board::checkerboard::bit_of(Cell(31 - board::checkerboard::cell_of(detail::lowest(bits)).index));
    return out;
  };
  return {turned(p.own), turned(p.opponents), turned(p.kings), p.state ^ 1};
}

inline bool Checkers::has_demand(const Position& p) {
  return (p.turn() == 0 ? detail::jumping<0>(detail::Scene(p)) : detail::jumping<1>(detail::Scene(p))) != 0;
}

inline CellSet Checkers::jumpers(const Position& p) {
  return board::checkerboard::cells_of(p.turn() == 0 ? detail::jumping<0>(detail::Scene(p))
                                                     : detail::jumping<1>(detail::Scene(p)));
}

inline void Checkers::generate_free(const Position& p, MoveList<Checkers>& out) {
  const auto both = [&]<int Us>() {
    const detail::Scene s(p);
    detail::add_jumps<Us>(s, detail::jumping<Us>(s), p.crowning(), out);
    detail::add_steps<Us>(s, out);
  };
  p.turn() == 0 ? both.template operator()<0>() : both.template operator()<1>();
}

inline CheckersPosition Checkers::without(const Position& p, Cell c) {
  Position next = p;
  for (Bits* pieces : {&next.own, &next.opponents, &next.kings}) *pieces &= ~board::checkerboard::bit_of(c);
  return next;
}

}  // namespace lozenge::games::checkers
