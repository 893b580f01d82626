// Hexapawn: three pawns a side on nine squares. The example of docs/adding-a-game.md, as small as a whole game can be.
//
//     a3 b3 c3      bit = 3 * row + column, from 0; White sits below, goes first and upward
//     a2 b2 c2
//     a1 b1 c1      a pawn steps straight ahead to an empty square, or captures one square diagonally ahead; who
//                   reaches the far row has won, and who cannot move has lost, as in every game
#pragma once

#include "core/rules.hpp"
#include "kit/trail.hpp"

namespace lozenge::games::hexapawn {

inline constexpr int width = 3;
inline constexpr int squares = 9;

using Squares = std::uint32_t;

constexpr Squares bit(int square) { return Squares{1} << square; }
constexpr Squares row(int number) { return Squares{0b111} << width * number; }

struct HexapawnPosition {
  Squares pawns[2] = {};   // White's, Black's
  std::uint32_t turn = 0;  // 0 White, 1 Black

  constexpr Squares own() const { return pawns[turn]; }
  constexpr Squares opponents() const { return pawns[turn ^ 1]; }
  bool operator==(const HexapawnPosition&) const = default;
};

struct HexapawnMove {
  std::uint8_t from = 0;
  std::uint8_t to = 0;

  constexpr bool captures() const { return from % width != to % width; }
  constexpr bool operator==(const HexapawnMove&) const = default;
};

struct Features;

struct Hexapawn : kit::Trailed<Hexapawn, HexapawnPosition, HexapawnMove> {
  using Position = HexapawnPosition;
  using Move = HexapawnMove;
  using Options = NoOptions;

  static constexpr std::uint32_t offers = Offer::walked;
  static constexpr int idle_limit = 100;  // every move is progress: it is never reached

  static Position start(NoOptions = {}) { return {{row(0), row(2)}, 0}; }
  static NoOptions options(const Position&) { return {}; }
  static Side side(const Position& p) { return static_cast<Side>(p.turn); }
  static std::optional<Outcome> outcome(const Position& p) {
    if ((p.pawns[0] & row(2)) != 0) return win_for(Side::first);
    if ((p.pawns[1] & row(0)) != 0) return win_for(Side::second);
    return std::nullopt;
  }
  static void generate(const Position& p, MoveList<Hexapawn>& out) {
    for (int from = 0; from < squares; ++from)
      for (const int aside : {-1, 0, 1})
        if (const auto m = move_of(p, from, aside)) out.push(*m);
  }
  static Position play(const Position& p, const Move& m) {
    Position next = p;
    next.pawns[p.turn] ^= bit(m.from) | bit(m.to);
    next.pawns[p.turn ^ 1] &= ~bit(m.to);
    next.turn ^= 1;
    return next;
  }
  static bool is_progress(const Position&, const Move&) { return true; }
  static Key key(const Position& p) { return Mixer().add(p.pawns[0] | p.pawns[1] << 10 | p.turn << 20).key(); }

  /// Where a pawn of the side to move goes, `aside` squares to the right of straight ahead; nothing where it cannot.
  static std::optional<Move> move_of(const Position& p, int from, int aside) {
    const int column = from % width + aside, to = from + (p.turn == 0 ? width : -width) + aside;
    if ((p.own() & bit(from)) == 0 || column < 0 || column >= width || to < 0 || to >= squares) return std::nullopt;
    const bool is_free = aside == 0 ? ((p.own() | p.opponents()) & bit(to)) == 0 : (p.opponents() & bit(to)) != 0;
    if (!is_free) return std::nullopt;
    return Move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
  }

  // Symmetric: the board turned with the sides exchanged.
  static int images(const Position&) { return 2; }
  static Position image(const Position& p, int i) {
    if (i == 0) return p;
    const auto turned = [](Squares pawns) {
      Squares out = 0;
      for (int square = 0; square < squares; ++square)
        if ((pawns & bit(square)) != 0) out |= bit(squares - 1 - square);
      return out;
    };
    return {{turned(p.pawns[1]), turned(p.pawns[0])}, p.turn ^ 1};
  }

  // Evaluated
  using Features = hexapawn::Features;
  static constexpr int calm_plies = 0;
  static constexpr std::uint64_t pace = 100'000;
  static constexpr int forgiveness = 1;
  static bool generate_captures(const Position& p, MoveList<Hexapawn>& out) {
    for (int from = 0; from < squares; ++from)
      for (const int aside : {-1, 1})
        if (const auto m = move_of(p, from, aside)) out.push(*m);
    return false;
  }
  static constexpr bool lists_every_capture = true;
  static int gain(const Position&, const Move& m) { return m.captures() ? 1 : 0; }

  // Walked
  struct Walk {
    Position position;
    int from = -1;  // -1 before a pawn is chosen
    int to = -1;    // -1 before it has gone
  };
  static Walk walk(const Position& p) { return {.position = p}; }
  static void hops(const Walk& w, kit::Tokens& out);
  static Walk go(const Walk& w, kit::Token t);
  static std::optional<Move> arrived(const Walk& w);
  static Key spot(const Walk& w);
  static std::string cell_name(Cell c);
  static std::optional<Cell> find_cell(std::string_view name);
  static Sentence why_not(const Walk& w, kit::Token t);
  static Sentence why_illegal(const Position& p, const Move& m);

  // Notated; Trailed has the rest
  static std::string text(const Position& p);
  static Result<Position> read(std::string_view text, NoOptions = {});
  static std::vector<Piece> pieces(const Position& p);
  static const Geometry& geometry(NoOptions = {});
  static int seat(const Position& p) { return static_cast<int>(p.turn); }
};

}  // namespace lozenge::games::hexapawn
