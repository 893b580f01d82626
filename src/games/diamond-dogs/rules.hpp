// Diamond Dogs, as its rulebook tells it: dice race to the other end and grow by capturing.
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

struct Features;

struct DiamondDogs {
  using Position = DogsPosition;
  using Move = DogsMove;
  using Options = DogsOptions;

  static constexpr std::uint32_t offers = Offer::counting | Offer::walked | Offer::finishing | Offer::adjudicating |
                                          Offer::hiding | Offer::arranging | Offer::parted | Offer::traits |
                                          Offer::base | Offer::urge;
  static constexpr int idle_limit = 100;
  static constexpr int calm_plies = 0;
  static constexpr std::uint64_t pace = 45'000;
  static constexpr int forgiveness = 4;

  static Position start(const DogsOptions& options = {}) {
    return options.setup == Setup::ones ? ones(options) : Position{.options = options};
  }
  static Options options(const Position& p) { return p.options; }
  static Side side(const Position& p) { return static_cast<Side>(p.turn); }
  static std::optional<Outcome> outcome(const Position& p) { return is_arranging(p) ? std::nullopt : decided(p); }
  static void generate(const Position& p, MoveList<DiamondDogs>& out);
  static std::uint64_t count(const Position& p);
  static Position play(const Position& p, const Move& m) { return m.is_arrangement() ? arranged(p, m) : changed(p, m); }
  static bool is_progress(const Position& p, const Move& m) {
    if (m.is_arrangement() || m.is_removal() || m.captured() != 0) return true;
    return p.options.goal == Goal::most && ((bit(m.shown(0).cell) | bit(m.shown(1).cell)) & hoops[p.turn]) != 0;
  }
  static Key key(const Position& p) {
    return Mixer()
        .add(p.dice[0] | Bits{p.turn} << 63)
        .add(p.dice[1])
        .add(p.value[0])
        .add(p.value[1])
        .add(p.value[2])
        .key();
  }

  /// Who has won a game that does not end on the board.
  static Outcome adjudicate(const Position& p) { return p.options.goal == Goal::first ? Outcome::draw : counted(p); }

  // Hiding: White does not see how Red has arranged his dice until his own stand too, unless the house says so.
  static bool is_hidden(const Position& now, Side viewer) {
    return viewer == Side::second && is_arranging(now) && !now.options.has(House::open_arranging);
  }
  static Position seen_by(const Position& p, Side viewer) {
    return is_hidden(p, viewer) ? Position{.turn = p.turn, .options = p.options} : p;
  }
  static bool is_secret(const Position& now, const Move& m, Side viewer) {
    return is_hidden(now, viewer) && m.is_arrangement();
  }

  // Arranging: in the order in which an arrangement is written.
  static std::optional<Arrangement> arrangement(const Position& p) {
    if (!is_arranging(p)) return std::nullopt;
    return to_arrange(p.turn);
  }
  static std::string arrangement_text(std::span<const int> values) { return diamond_dogs::arrangement_text(values); }
  /// How the side to move should arrange its dice, if that is what it is about to do.
  template <class Evaluator>
  static std::optional<Move> arrange(const Position& p, search::Random& random, const Evaluator& evaluate) {
    if (!is_arranging(p)) return std::nullopt;
    return diamond_dogs::arrange(p, random, evaluate);
  }

  // Symmetric: left and right exchanged; the board turned and the sides exchanged; both.
  static int images(const Position&) { return 4; }
  static Position image(const Position& p, int i);

  // Evaluated
  using Features = diamond_dogs::Features;
  static bool generate_captures(const Position& p, MoveList<DiamondDogs>& out);
  static constexpr bool lists_every_capture = false;
  static int gain(const Position& p, const Move& m);
  /// The spaces that dice leave, and what is shown where after it.
  static std::array<std::uint16_t, 4> parts(const Move& m) {
    const auto left = [&](int i) { return static_cast<std::uint16_t>(m.left(i)); };
    const auto shown = [&](int i) { return static_cast<std::uint16_t>(64 + m.shown(i).cell * 8 + m.shown(i).number); };
    return {left(0), left(1), shown(0), shown(1)};
  }

  // Walked
  using Walk = DogsWalk;
  static Walk walk(const Position& p) { return {.before = p, .now = p, .is_over = outcome(p).has_value()}; }
  static void hops(const Walk& w, kit::Tokens& out) { diamond_dogs::hops(w, out); }
  static Walk go(const Walk& w, kit::Token t) { return diamond_dogs::go(w, t); }
  static std::optional<Move> arrived(const Walk& w) { return diamond_dogs::arrived(w); }
  static Key spot(const Walk& w) { return diamond_dogs::spot(w, key(w.now)); }
  static std::string cell_name(Cell c) { return board::diamond53::cell_name(c); }
  static std::optional<Cell> find_cell(std::string_view name) { return board::diamond53::find_cell(name); }
  static Sentence why_not(const Walk& w, kit::Token t) { return diamond_dogs::why_not(w, t); }
  static Sentence why_unfinished(const Walk& w) { return diamond_dogs::why_unfinished(w); }
  static Sentence why_illegal(const Position&, const Move&) { return {"The game is over."}; }

  // Notated
  static std::string text(const Position& p) { return diamond_dogs::text(p); }
  static Result<Position> read(std::string_view text, const DogsOptions& options = {}) {
    return diamond_dogs::read(text, options);
  }
  static std::vector<Described> describe(const Position& p, const MoveList<DiamondDogs>& moves);
  static Onward onward(const Position& p, const MoveList<DiamondDogs>& moves, std::span<const Step> clicks,
                       std::optional<Cell> toward);
  static Result<Move> read_move(const Position& p, const MoveList<DiamondDogs>& legal, std::string_view text);
  static std::vector<Piece> pieces(const Position& p);
  static const Geometry& geometry(const DogsOptions& = {}) { return board::diamond53::geometry(); }
  static int seat(const Position& p) { return static_cast<int>(p.turn); }
};

}  // namespace lozenge::games::diamond_dogs
