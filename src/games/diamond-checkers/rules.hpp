// Diamond Checkers, as its rulebook tells it: the strict game on bitboards. What becomes of a missed jump is the claims
// layer's.
#pragma once

#include "board/diamond41.hpp"
#include "core/rules.hpp"
#include "kit/trail.hpp"

namespace lozenge::games::diamond_checkers {

enum class Rank : std::uint8_t { man, king, diamond_king };

/// When a man who earns a rank in the middle of a jump has it: for the rest of the jump, or only after it.
enum class Promotion : std::uint8_t { at_once, at_end };

struct Features;

struct DiamondCheckersPosition {
  board::Bits own = 0;  // pieces of the side to move: the search and the generator ask for nothing else
  board::Bits opponents = 0;
  board::Bits kings = 0;     // of both, diamond kings too: who may go backward
  board::Bits diamonds = 0;  // of both, diamond kings only: who may go across the diamonds
  std::uint64_t state = 0;   // bit 0: whose turn, 0 A, 1 B; bit 1: promotion. A word, so that no byte is padding

  constexpr std::uint64_t turn() const { return state & 1; }
  constexpr Promotion promotion() const { return static_cast<Promotion>(state >> 1); }
  static constexpr std::uint64_t state_of(std::uint64_t turn, Promotion promotion) {
    return turn | static_cast<std::uint64_t>(promotion) << 1;
  }
  bool operator==(const DiamondCheckersPosition&) const = default;
  constexpr board::Bits pieces(int side) const { return static_cast<int>(turn()) == side ? own : opponents; }
  constexpr Rank rank_on(int at) const { return static_cast<Rank>((kings >> at & 1) + (diamonds >> at & 1)); }
};

/// from | to << 6 | rank << 12 | captured << 14. The path is not part of a move: it is found again for
/// printing. The rank is the one that the piece has after the move: it may come from a point on the way.
class DiamondCheckersMove {
 public:
  constexpr DiamondCheckersMove() = default;
  constexpr DiamondCheckersMove(int from, int to, Rank rank, board::Bits captured)
      : packed_(static_cast<std::uint64_t>(from) | static_cast<std::uint64_t>(to) << 6 |
                static_cast<std::uint64_t>(rank) << 12 | captured << 14) {}

  constexpr int from() const { return static_cast<int>(packed_ & 63); }
  constexpr int to() const { return static_cast<int>(packed_ >> 6 & 63); }
  constexpr Rank rank() const { return static_cast<Rank>(packed_ >> 12 & 3); }
  constexpr board::Bits captured() const { return packed_ >> 14; }
  constexpr bool operator==(const DiamondCheckersMove&) const = default;

 private:
  std::uint64_t packed_ = 0;
};

/// A side's directions, so ordered that a man goes in the first three, a king in the first four and a diamond king
/// in all eight: forward, sideways twice, backward, then the diagonals.
template <int Us>
inline constexpr std::array<board::diamond41::Direction, 8> directions = [] {
  using enum board::diamond41::Direction;
  return std::array{Us == 0 ? up : down, left, right, Us == 0 ? down : up, up_left, up_right, down_left, down_right};
}();

constexpr int reach(Rank rank) { return rank == Rank::man ? 3 : rank == Rank::king ? 4 : 8; }

/// Where a side's men become kings, and where men and kings become diamond kings.
constexpr board::Bits king_points(std::uint64_t us) { return board::diamond41::marked(us == 0 ? 1 : 0, {2, 4, 5, 9}); }
constexpr board::Bits diamond_point(std::uint64_t us) { return board::diamond41::marked(us == 0 ? 1 : 0, {1}); }

/// What landing on a point makes of a rank.
constexpr Rank promoted(Rank rank, board::Bits landing, std::uint64_t us) {
  if ((landing & diamond_point(us)) != 0) return Rank::diamond_king;
  return rank == Rank::man && (landing & king_points(us)) != 0 ? Rank::king : rank;
}

struct DiamondCheckers : kit::Trailed<DiamondCheckers, DiamondCheckersPosition, DiamondCheckersMove> {
  using Position = DiamondCheckersPosition;
  using Move = DiamondCheckersMove;
  using Options = Promotion;
  using Bits = board::Bits;

  static constexpr std::uint32_t offers =
      Offer::counting | Offer::counted_apart | Offer::walked | Offer::demanding | Offer::traits | Offer::base;
  static constexpr int idle_limit = 100;
  static constexpr int calm_plies = 0;
  static constexpr std::uint64_t pace = 400'000;
  static constexpr int forgiveness = 1;

  static Position start(Promotion promotion = Promotion::at_once);
  static Options options(const Position& p) { return p.promotion(); }
  static Side side(const Position& p) { return static_cast<Side>(p.turn()); }
  static std::optional<Outcome> outcome(const Position& p) {
    if (p.own == 0) return win_for(!side(p));
    if (p.opponents == 0) return win_for(side(p));
    return std::nullopt;
  }
  static void generate(const Position& p, MoveList<DiamondCheckers>& out);
  static std::uint64_t count(const Position& p);
  static Position play(const Position& p, const Move& m);
  template <class F>
  static auto with_counted(const Position& p, F&& f);
  static bool is_progress(const Position& p, const Move& m);
  static Key key(const Position& p) {
    return Mixer().add(p.own | p.state << 63).add(p.opponents).add(p.kings).add(p.diamonds).key();
  }

  // Symmetric: left and right exchanged; near and far exchanged together with the sides.
  static int images(const Position&) { return 4; }
  static Position image(const Position& p, int i);

  // Evaluated
  using Features = diamond_checkers::Features;
  static bool generate_captures(const Position& p, MoveList<DiamondCheckers>& out);
  static constexpr bool lists_every_capture = true;
  static int gain(const Position& p, const Move& m) {
    return 2 * std::popcount(m.captured()) + std::popcount(m.captured() & p.kings) +
           2 * std::popcount(m.captured() & p.diamonds);
  }

  // Demanding
  static bool has_demand(const Position& p);
  static void generate_free(const Position& p, MoveList<DiamondCheckers>& out);
  static bool meets_demand(const Position&, const Move& m) { return m.captured() != 0; }
  static CellSet jumpers(const Position& p);
  static Cell origin(const Move& m) { return board::diamond41::cell_of(m.from()); }
  static Cell destination(const Move& m) { return board::diamond41::cell_of(m.to()); }
  static Position without(const Position& p, Cell c);

  // Walked
  struct Walk {
    Position position;  // as before the move
    int from = -1;      // bit of the moving piece; -1 before it is chosen
    int at = -1;
    Bits captured = 0;
    Rank as = Rank::man;      // the rank that it goes on with
    Rank earned = Rank::man;  // the rank that it has when the move is over
    bool is_over = false;     // after a step, or a jump into a corner
  };
  static Walk walk(const Position& p) { return {.position = p}; }
  static void hops(const Walk& w, kit::Tokens& out);
  static Walk go(const Walk& w, kit::Token t);
  static std::optional<Move> arrived(const Walk& w);
  static Key spot(const Walk& w);
  static std::string cell_name(Cell c) { return board::diamond41::cell_name(c); }
  static std::optional<Cell> find_cell(std::string_view name) { return board::diamond41::find_cell(name); }
  static Sentence why_not(const Walk& w, kit::Token t);
  static Sentence why_illegal(const Position& p, const Move& m);

  // Notated
  static std::string text(const Position& p);
  static Result<Position> read(std::string_view text, Promotion promotion = Promotion::at_once);
  static std::vector<Piece> pieces(const Position& p);
  static const Geometry& geometry(Promotion = {}) { return board::diamond41::geometry(); }
  static int seat(const Position& p) { return static_cast<int>(p.turn()); }
};

/// The same with the option as a type: what is done for every position of a count asks for nothing.
template <Promotion When>
struct DiamondCheckersWith : DiamondCheckers {
  static std::uint64_t count(const Position& p);
};

template <class F>
auto DiamondCheckers::with_counted(const Position& p, F&& f) {
  return p.promotion() == Promotion::at_once ? f.template operator()<DiamondCheckersWith<Promotion::at_once>>(p)
                                             : f.template operator()<DiamondCheckersWith<Promotion::at_end>>(p);
}

}  // namespace lozenge::games::diamond_checkers
