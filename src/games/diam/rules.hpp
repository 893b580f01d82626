// DIAM, as its rulebook tells it: piles on a ring, a word of places a colour.
#pragma once

#include "board/ring8.hpp"
#include "core/rules.hpp"
#include "games/diam/seating.hpp"

namespace lozenge::games::diam {

using board::ring8::Places;

struct Features;

struct DiamPosition {
  Places pawns[colours] = {};
  std::uint32_t slot = 0;  // in the order of play, from 0
  Players players = Players::two;

  bool operator==(const DiamPosition&) const = default;
};

/// `from` is the place of the lowest pawn that is carried; `to` is where it, or the pawn from the reserve, comes to
/// stand.
struct DiamMove {
  enum class Kind : std::uint8_t { pass, place, carry };

  Kind kind = Kind::pass;
  std::uint8_t colour = 0;  // of the pawn that is placed
  std::uint8_t from = 0;
  std::uint8_t to = 0;

  static constexpr DiamMove place(int colour, int to) {
    return {Kind::place, static_cast<std::uint8_t>(colour), 0, static_cast<std::uint8_t>(to)};
  }
  static constexpr DiamMove carry(int from, int to) {
    return {Kind::carry, 0, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
  }
  bool operator==(const DiamMove&) const = default;
};

/// The DIAMs of a team: two pawns of one colour on opposite squares at the same level, level 2 or higher.
constexpr Places diams(const DiamPosition& p, int team) {
  using board::ring8::opposite_pairs;
  return (opposite_pairs(p.pawns[2 * team]) | opposite_pairs(p.pawns[2 * team + 1])) & ~board::ring8::ground;
}

struct Diam {
  using Position = DiamPosition;
  using Move = DiamMove;
  using Options = Players;

  static constexpr std::uint32_t offers = Offer::counting | Offer::traits | Offer::base;
  static constexpr int idle_limit = 100;
  static constexpr int calm_plies = 0;
  static constexpr std::uint64_t pace = 180'000;
  static constexpr int forgiveness = 1;

  static Position start(Players players = Players::two) { return {.players = players}; }
  static Options options(const Position& p) { return p.players; }
  static Side side(const Position& p) { return static_cast<Side>(team(p)); }
  /// The highest DIAM wins, whoever moved. The teams have theirs on different levels: the higher is the greater word.
  static std::optional<Outcome> outcome(const Position& p) {
    const Places first = diams(p, 0), second = diams(p, 1);
    if ((first | second) == 0) return std::nullopt;
    return first > second ? Outcome::first_wins : Outcome::second_wins;
  }
  static void generate(const Position& p, MoveList<Diam>& out);
  static std::uint64_t count(const Position& p);
  static Position play(const Position& p, const Move& m);
  static bool is_progress(const Position&, const Move& m) { return m.kind == Move::Kind::place; }
  static Key key(const Position& p) {
    const auto team_word = [&](int t) { return std::uint64_t{p.pawns[2 * t]} << 32 | p.pawns[2 * t + 1]; };
    return Mixer().add(team_word(0)).add(team_word(1)).add(p.slot).key();
  }

  // Symmetric: the ring turned and mirrored, the colours exchanged as far as the order of play allows.
  static int images(const Position& p) { return 2 * board::ring8::size * recolourings(p.players).size; }
  static Position image(const Position& p, int i);

  // Evaluated: no pawn is ever captured; what must not be left hanging is a win.
  using Features = diam::Features;
  static bool generate_captures(const Position& p, MoveList<Diam>& out);
  static constexpr bool lists_every_capture = true;
  static int gain(const Position& p, const Move& m) { return outcome(play(p, m)) == win_for(side(p)) ? 1 : 0; }

  // Notated
  static std::string text(const Position& p);
  static Result<Position> read(std::string_view text, Players players = Players::two);
  static std::vector<Described> describe(const Position& p, const MoveList<Diam>& moves);
  static Result<Move> read_move(const Position& p, const MoveList<Diam>& legal, std::string_view text);
  static std::vector<Piece> pieces(const Position& p);
  /// The pawns of the highest DIAM, which has won.
  static std::vector<Piece> deciding(const Position& p);
  static const Geometry& geometry(Players players = Players::two);
  static int seat(const Position& p) { return static_cast<int>(p.slot); }

  static int team(const Position& p) { return static_cast<int>(p.slot & 1); }
};

}  // namespace lozenge::games::diam
