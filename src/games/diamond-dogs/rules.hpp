// Diamond Dogs (RULES 7): dice race to the other end and grow by capturing. Each goal and each set-up is a type.
#pragma once

#include "core/rules.hpp"
#include "games/diamond-dogs/arrangement.hpp"
#include "games/diamond-dogs/arranger.hpp"
#include "games/diamond-dogs/goal.hpp"
#include "games/diamond-dogs/move.hpp"
#include "games/diamond-dogs/text.hpp"
#include "games/diamond-dogs/walk.hpp"
#include "kit/trail.hpp"

namespace lozenge::games::diamond_dogs {

enum class Setup : std::uint8_t {
  ones,  // every die shows 1
  mixed  // each player arranges his numbers
};

template <Goal G>
struct Features;

template <Goal G, Setup S>
struct DiamondDogs {
  using Position = DogsPosition;
  using Move = DogsMove;

  static constexpr int idle_limit = 100;
  static constexpr int calm_plies = 0;
  static constexpr std::uint64_t pace = 45'000;
  static constexpr int forgiveness = 4;

  static Position start() { return S == Setup::ones ? ones() : Position{}; }
  static Side side(const Position& p) { return static_cast<Side>(p.turn); }
  static std::optional<Outcome> outcome(const Position& p) { return is_set_up(p) ? decided<G>(p) : std::nullopt; }
  static void generate(const Position& p, MoveList<DiamondDogs>& out);
  static std::uint64_t count(const Position& p);
  static Position play(const Position& p, const Move& m) {
    return S == Setup::mixed && m.is_arrangement() ? arranged(p, m) : changed(p, m);
  }
  static bool is_progress(const Position& p, const Move& m) {
    if (m.is_arrangement() || m.is_removal() || m.captured() != 0) return true;
    return G == Goal::most && ((bit(m.shown(0).cell) | bit(m.shown(1).cell)) & hoops[p.turn]) != 0;
  }
  static Key key(const Position& p) {
    return Mixer().add(p.dice[0] | p.turn << 63).add(p.dice[1]).add(p.value[0]).add(p.value[1]).add(p.value[2]).key();
  }

  /// Who has won a game that does not end on the board.
  static Outcome adjudicate(const Position& p)
    requires(G == Goal::most)
  {
    return counted(p);
  }

  // Hiding: White does not see how Red has arranged his dice until his own stand too.
  static Position seen_by(const Position& p, Side viewer)
    requires(S == Setup::mixed)
  {
    return viewer == Side::second && !is_set_up(p) ? Position{.turn = p.turn} : p;
  }
  static bool is_secret(const Position& now, const Move& m, Side viewer)
    requires(S == Setup::mixed)
  {
    return viewer == Side::second && !is_set_up(now) && m.is_arrangement();
  }

  // Arranging: in the order in which an arrangement is written.
  static std::optional<Arrangement> arrangement(const Position& p)
    requires(S == Setup::mixed)
  {
    if (is_set_up(p)) return std::nullopt;
    return to_arrange(p.turn);
  }
  static std::string arrangement_text(std::span<const int> values)
    requires(S == Setup::mixed)
  {
    return diamond_dogs::arrangement_text(values);
  }

  // Symmetric: left and right exchanged; the board turned and the sides exchanged; both.
  static constexpr int images = 4;
  static Position image(const Position& p, int i);

  // Evaluated
  using Features = diamond_dogs::Features<G>;
  static bool generate_captures(const Position& p, MoveList<DiamondDogs>& out);
  static constexpr bool lists_every_capture = false;  // a law asks for them all where there are not too many to search
  static int gain(const Position& p, const Move& m);
  /// The spaces that dice leave, and what is shown where after it.
  static std::array<std::uint16_t, 4> parts(const Move& m) {
    const auto left = [&](int i) { return static_cast<std::uint16_t>(m.left(i)); };
    const auto shown = [&](int i) { return static_cast<std::uint16_t>(64 + m.shown(i).cell * 8 + m.shown(i).number); };
    return {left(0), left(1), shown(0), shown(1)};
  }
  /// How the side to move should arrange its dice, if that is what it is about to do.
  template <class Evaluator>
  static std::optional<Move> generate_arrangement(const Position& p, search::Random& random, const Evaluator& evaluate)
    requires(S == Setup::mixed)
  {
    if (is_set_up(p)) return std::nullopt;
    return arrange(p.turn, random, evaluate);
  }

  // Walked
  using Walk = DogsWalk;
  static Walk walk(const Position& p) { return {.before = p, .now = p, .is_over = outcome(p).has_value()}; }
  static void hops(const Walk& w, kit::Tokens& out) { diamond_dogs::hops(w, out); }
  static Walk go(const Walk& w, kit::Token t) { return diamond_dogs::go<G>(w, t); }
  static std::optional<Move> arrived(const Walk& w) { return diamond_dogs::arrived(w); }
  static Key spot(const Walk& w) { return diamond_dogs::spot(w, key(w.now)); }
  static std::string cell_name(Cell c) { return board::diamond53::cell_name(c); }
  static std::optional<Cell> find_cell(std::string_view name) { return board::diamond53::find_cell(name); }
  static std::string why_not(const Walk& w, kit::Token t) { return diamond_dogs::why_not(w, t); }
  static std::string why_unfinished(const Walk& w) { return diamond_dogs::why_unfinished(w); }
  static std::string why_illegal(const Position&, const Move&) { return "The game is over."; }

  // Notated
  static std::string text(const Position& p) { return diamond_dogs::text(p); }
  static Result<Position> read(std::string_view text) { return diamond_dogs::read(text); }
  static std::vector<std::string> name_moves(const Position& p, const MoveList<DiamondDogs>& moves);
  static Result<Move> read_move(const Position& p, const MoveList<DiamondDogs>& legal, std::string_view text);
  static std::vector<Steps> steps(const Position& p, const MoveList<DiamondDogs>& moves);
  static std::vector<Piece> pieces(const Position& p);
  static const Geometry& geometry() { return board::diamond53::geometry(); }
  static int seat(const Position& p) { return static_cast<int>(p.turn); }

 private:
  static bool is_set_up(const Position& p) { return S == Setup::ones || !is_arranging(p); }
};

}  // namespace lozenge::games::diamond_dogs
