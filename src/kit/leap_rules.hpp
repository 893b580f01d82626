// What Diamond Kings and Diamond Queens have in common: men that leap over their own and capture on the Minder board.
#pragma once

#include "board/diamond41.hpp"
#include "core/rules.hpp"
#include "kit/flight.hpp"
#include "kit/house_leaps.hpp"
#include "kit/leaps.hpp"
#include "kit/trail.hpp"

namespace lozenge::kit {

/// A game derives from this and says how it lists its moves: `list(p, leaps, asked, out)`, where the leaps are Leaps or
/// HouseLeaps, and how it counts them, with `count_house(p)` under house rules. Its position has `own` and `opponents`,
/// the points that each side holds, `vacant()` and `state`.
template <class Game, class P>
struct LeapRules : Trailed<Game, P, LeapMove> {
  using Position = P;
  using Move = LeapMove;
  using Options = LeapOptions;
  using Bits = board::Bits;

  static constexpr int idle_limit = 100;
  static constexpr int calm_plies = 0;
  static constexpr int forgiveness = 1;

  static Options options(const P& p) { return p.state.options(); }
  static Side side(const P& p) { return static_cast<Side>(p.turn()); }
  static std::optional<Outcome> outcome(const P& p) {
    if (p.own == 0) return win_for(!side(p));
    if (p.opponents == 0) return win_for(side(p));
    return std::nullopt;
  }
  static void generate(const P& p, LeapMoves& out) {
    const Leaps leaps = leaps_of(p);
    list(p, leaps, leaps.demanded(), out);
  }
  static bool is_progress(const P&, const LeapMove& m) { return m.captured() != 0; }

  // Symmetric: nothing in the rules knows forward, so that the board can be laid onto itself in all eight ways, each
  // also with the sides exchanged.
  static int images(const P&) { return 2 * minder::symmetries; }

  // Evaluated: captures that cannot be demanded are listed too.
  static bool generate_captures(const P& p, LeapMoves& out) {
    const Leaps leaps = leaps_of(p);
    if (leaps.may_capture()) list(p, leaps, Asked::captures, out);
    return leaps.demanded() == Asked::captures;
  }
  static constexpr bool lists_every_capture = true;

  // Demanding: only a direct capture can be demanded, but any capture meets the demand.
  static bool has_demand(const P& p) { return direct_capturers(p) != 0; }
  static void generate_free(const P& p, LeapMoves& out) { list(p, leaps_of(p), Asked::all, out); }
  static bool meets_demand(const P&, const LeapMove& m) { return m.captured() != 0; }
  static CellSet jumpers(const P& p) { return minder::cells_of(direct_capturers(p)); }
  static Cell origin(const LeapMove& m) { return minder::cell_of(m.from()); }
  static Cell destination(const LeapMove& m) { return minder::cell_of(m.to()); }

  // Walked: who goes is the game's, the rest a flight's.
  struct Walk {
    P position;  // as before the move
    Flight flight;
  };
  static Walk walk(const P& p) { return {p, {}}; }
  static std::optional<LeapMove> arrived(const Walk& w) { return kit::arrived(w.flight); }
  static Key spot(const Walk& w) { return kit::spot(w.flight); }
  static std::string cell_name(Cell c) { return minder::cell_name(c); }
  static std::optional<Cell> find_cell(std::string_view name) { return minder::find_cell(name); }
  static Sentence why_illegal(const P& p, const LeapMove&) {
    return why_capture(direct_capturers(p), p.opponents, p.vacant());
  }

  static Sentence why_unfinished(const Walk& w) { return kit::why_unfinished(w.flight); }

  // Notated
  static const Geometry& geometry(LeapOptions = {}) { return minder::geometry(); }
  static int seat(const P& p) { return static_cast<int>(p.turn()); }

 protected:
  static void list(const P& p, const Leaps& leaps, Asked asked, LeapMoves& out) {
    if (p.state.is_house()) [[unlikely]]
      list_house(p, asked, out);
    else Game::list(p, leaps, asked, out);
  }
  // Apart, so that the usual game pays nothing for them.
  [[gnu::noinline]] static void list_house(const P& p, Asked asked, LeapMoves& out) {
    Game::list(p, HouseLeaps(p.own, p.opponents, p.vacant(), options(p)), asked, out);
  }
  [[gnu::noinline]] static std::uint64_t count_house(const P& p) {
    LeapMoves moves;
    generate(p, moves);
    return moves.size();
  }
  static Leaps leaps_of(const P& p) { return {p.own, p.opponents, p.vacant()}; }
  static Bits direct_capturers(const P& p) { return p.own & Captures(p.opponents, p.vacant()).starts(); }
};

}  // namespace lozenge::kit
