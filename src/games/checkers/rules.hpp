// Checkers, as its rulebook tells it: the strict game on bitboards. What becomes of a missed jump is the claims
// layer's.
#pragma once

#include "board/checkerboard.hpp"
#include "core/rules.hpp"
#include "kit/trail.hpp"

namespace lozenge::games::checkers {

/// What a man does who reaches the far row while jumping.
enum class Crowning : std::uint8_t { ends, continues };

struct Features;

struct CheckersPosition {
  board::Bits own = 0;  // pieces of the side to move: the search and the generator ask for nothing else
  board::Bits opponents = 0;
  board::Bits kings = 0;    // of both
  std::uint64_t state = 0;  // bit 0: whose turn, 0 Black, 1 White; bit 1: crowning. A word, so that no byte is padding

  constexpr std::uint64_t turn() const { return state & 1; }
  constexpr Crowning crowning() const { return state > 1 ? Crowning::continues : Crowning::ends; }
  static constexpr std::uint64_t state_of(std::uint64_t turn, Crowning crowning) {
    return turn | static_cast<std::uint64_t>(crowning) << 1;
  }

  constexpr board::Bits pieces(int side) const { return static_cast<int>(turn()) == side ? own : opponents; }
  bool operator==(const CheckersPosition&) const = default;
};

/// from | to << 6 | captured << 12. The path is not part of a move (rulebook, Rulings): it is found again for printing.
class CheckersMove {
 public:
  constexpr CheckersMove() = default;
  constexpr CheckersMove(int from, int to, board::Bits captured)
      : packed_(static_cast<std::uint64_t>(from) | static_cast<std::uint64_t>(to) << 6 | captured << 12) {}

  constexpr int from() const { return static_cast<int>(packed_ & 63); }
  constexpr int to() const { return static_cast<int>(packed_ >> 6 & 63); }
  constexpr board::Bits captured() const { return packed_ >> 12; }
  constexpr bool operator==(const CheckersMove&) const = default;

 private:
  std::uint64_t packed_ = 0;
};

struct Checkers : kit::Trailed<Checkers, CheckersPosition, CheckersMove> {
  using Position = CheckersPosition;
  using Move = CheckersMove;
  using Options = Crowning;
  using Bits = board::Bits;

  static constexpr std::uint32_t offers =
      Offer::counting | Offer::counted_apart | Offer::walked | Offer::demanding | Offer::wary;
  static constexpr int idle_limit = 80;
  static constexpr int calm_plies = 5;
  static constexpr std::uint64_t pace = 450'000;
  static constexpr int forgiveness = 1;

  static Position start(Crowning crowning = Crowning::ends);
  static Options options(const Position& p) { return p.crowning(); }
  static Side side(const Position& p) { return static_cast<Side>(p.turn()); }
  static std::optional<Outcome> outcome(const Position& p) {
    if (p.own == 0) return win_for(!side(p));
    if (p.opponents == 0) return win_for(side(p));
    return std::nullopt;
  }
  static void generate(const Position& p, MoveList<Checkers>& out);
  static std::uint64_t count(const Position& p);
  static Position play(const Position& p, const Move& m);
  template <class F>
  static auto with_counted(const Position& p, F&& f);
  static bool is_progress(const Position& p, const Move& m) {
    return m.captured() != 0 || (p.kings & board::bit(m.from())) == 0;
  }
  static Key key(const Position& p) { return Mixer().add(p.own | p.state << 63).add(p.opponents).add(p.kings).key(); }

  // Symmetric: the board turned with the sides exchanged.
  static int images(const Position&) { return 2; }
  static Position image(const Position& p, int i);

  // Evaluated
  using Features = checkers::Features;
  static bool generate_captures(const Position& p, MoveList<Checkers>& out);
  static constexpr bool lists_every_capture = true;
  static bool is_threatened(const Position& p) {
    return has_demand({p.opponents, p.own, p.kings, p.state ^ 1}) && !has_demand(p);
  }
  static int gain(const Position& p, const Move& m) {
    return 2 * std::popcount(m.captured()) + std::popcount(m.captured() & p.kings);
  }

  // Demanding
  static bool has_demand(const Position& p);
  static void generate_free(const Position& p, MoveList<Checkers>& out);
  static bool meets_demand(const Position&, const Move& m) { return m.captured() != 0; }
  static CellSet jumpers(const Position& p);
  static Cell origin(const Move& m) { return board::checkerboard::cell_of(m.from()); }
  static Cell destination(const Move& m) { return board::checkerboard::cell_of(m.to()); }
  static Position without(const Position& p, Cell c);

  // Walked
  struct Walk {
    Position position;  // as before the move
    int from = -1;      // bit of the moving piece; -1 before it is chosen
    int at = -1;
    Bits captured = 0;
    bool is_king = false;
    bool is_over = false;  // after a step, or a crowning that ends the move
  };
  static Walk walk(const Position& p) { return {.position = p}; }
  static void hops(const Walk& w, kit::Tokens& out);
  static Walk go(const Walk& w, kit::Token t);
  static std::optional<Move> arrived(const Walk& w);
  static Key spot(const Walk& w);
  static std::string cell_name(Cell c) { return std::to_string(c.index + 1); }
  static std::optional<Cell> find_cell(std::string_view name);
  static Sentence why_not(const Walk& w, kit::Token t);
  static Sentence why_illegal(const Position& p, const Move& m);

  // Notated
  static std::string text(const Position& p);
  static Result<Position> read(std::string_view text, Crowning crowning = Crowning::ends);
  /// The text of a position with kings for men on the crown row (play/family.hpp).
  static std::string crown(std::string_view text);
  static std::vector<Piece> pieces(const Position& p);
  static const Geometry& geometry(Crowning = {}) { return board::checkerboard::geometry(); }
  static int seat(const Position& p) { return static_cast<int>(p.turn()); }
};

/// The same with the option as a type: what is done for every position of a count asks for nothing.
template <Crowning Crown>
struct CheckersWith : Checkers {
  static void generate(const Position& p, MoveList<Checkers>& out);
  static std::uint64_t count(const Position& p);
  static Position play(const Position& p, const Move& m);
};

template <class F>
auto Checkers::with_counted(const Position& p, F&& f) {
  return p.crowning() == Crowning::ends ? f.template operator()<CheckersWith<Crowning::ends>>(p)
                                        : f.template operator()<CheckersWith<Crowning::continues>>(p);
}

}  // namespace lozenge::games::checkers
