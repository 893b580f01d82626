// Diamond Queens (RULES 6): Diamond Kings with piles, the strict game on bitboards. What becomes of a missed direct
// capture is the claims layer's.
#pragma once

#include <array>

#include "board/diamond41.hpp"
#include "core/rules.hpp"
#include "kit/flight.hpp"
#include "kit/leaps.hpp"
#include "kit/trail.hpp"

namespace lozenge::games::diamond_queens {

inline constexpr int most_men = 12;  // of a side, so also in a pile

struct Features;

struct QueensPosition {
  board::Bits own = 0;  // points held by the side to move
  board::Bits opponents = 0;
  std::array<board::Bits, 4> digits{};  // of the pile on each point, whoever's: digits[i] has those worth 2^i men
  std::uint64_t turn = 0;               // 0 A, 1 B; a whole word, so that no byte is padding

  constexpr board::Bits points(int side) const { return static_cast<int>(turn) == side ? own : opponents; }
  constexpr board::Bits vacant() const { return board::diamond41::all & ~(own | opponents); }

  /// How many men stand on some points.
  constexpr int men_on(board::Bits points) const {
    int n = 0;
    for (int i = 0; i < 4; ++i) n += std::popcount(digits[i] & points) << i;
    return n;
  }
  constexpr int men(int point) const {
    int n = 0;
    for (int i = 0; i < 4; ++i) n |= static_cast<int>(digits[i] >> point & 1) << i;
    return n;
  }
  constexpr void set_men(int point, int n) {
    for (int i = 0; i < 4; ++i)
      digits[i] = (digits[i] & ~board::bit(point)) | static_cast<board::Bits>(n >> i & 1) << point;
  }

  bool operator==(const QueensPosition&) const = default;
};

struct DiamondQueens {
  using Position = QueensPosition;
  using Move = kit::LeapMove;
  using Options = NoOptions;
  using Bits = board::Bits;

  static constexpr int idle_limit = 100;
  static constexpr int calm_plies = 0;
  static constexpr std::uint64_t pace = 160'000;
  static constexpr int forgiveness = 1;

  static Position start(NoOptions = {});
  static Options options(const Position&) { return {}; }
  static Side side(const Position& p) { return static_cast<Side>(p.turn); }
  static std::optional<Outcome> outcome(const Position& p) {
    if (p.own == 0) return win_for(!side(p));
    if (p.opponents == 0) return win_for(side(p));
    return std::nullopt;
  }
  static void generate(const Position& p, MoveList<DiamondQueens>& out);
  static std::uint64_t count(const Position& p);
  static Position play(const Position& p, const Move& m);
  static bool is_progress(const Position&, const Move& m) { return m.captured() != 0; }
  static Key key(const Position& p);

  // Symmetric: as Diamond Kings, the board in all eight ways, each also with the sides exchanged.
  static int images(const Position&) { return 2 * board::diamond41::symmetries; }
  static Position image(const Position& p, int i);

  // Evaluated: captures that cannot be demanded are listed too.
  using Features = diamond_queens::Features;
  static bool generate_captures(const Position& p, MoveList<DiamondQueens>& out);
  static constexpr bool lists_every_capture = true;
  static int gain(const Position& p, const Move& m) { return p.men_on(m.captured()); }

  // Demanding: only a direct capture can be demanded, but any capture meets the demand.
  static bool has_demand(const Position& p) { return direct_capturers(p) != 0; }
  static void generate_free(const Position& p, MoveList<DiamondQueens>& out);
  static bool meets_demand(const Position&, const Move& m) { return m.captured() != 0; }
  static CellSet jumpers(const Position& p) { return board::diamond41::cells_of(direct_capturers(p)); }
  static Cell origin(const Move& m) { return board::diamond41::cell_of(m.from()); }
  static Cell destination(const Move& m) { return board::diamond41::cell_of(m.to()); }
  static Position without(const Position& p, Cell c);

  // Walked
  struct Walk {
    Position position;  // as before the move
    kit::Flight flight;
  };
  static Walk walk(const Position& p) { return {p, {}}; }
  static void hops(const Walk& w, kit::Tokens& out);
  static Walk go(const Walk& w, kit::Token t);
  static std::optional<Move> arrived(const Walk& w) { return kit::arrived(w.flight); }
  static Key spot(const Walk& w) { return kit::spot(w.flight); }
  static std::string cell_name(Cell c) { return board::diamond41::cell_name(c); }
  static std::optional<Cell> find_cell(std::string_view name) { return board::diamond41::find_cell(name); }
  static std::string why_not(const Walk& w, kit::Token t);
  static std::string why_illegal(const Position& p, const Move& m);

  // Notated
  static std::string text(const Position& p);
  static Result<Position> read(std::string_view text, NoOptions = {});
  static std::vector<std::string> name_moves(const Position& p, const MoveList<DiamondQueens>& moves);
  static Result<Move> read_move(const Position& p, const MoveList<DiamondQueens>& legal, std::string_view text);
  static std::vector<Steps> steps(const Position& p, const MoveList<DiamondQueens>& moves);
  static std::vector<Piece> pieces(const Position& p);
  static const Geometry& geometry(NoOptions = {}) { return board::diamond41::geometry(); }
  static int seat(const Position& p) { return static_cast<int>(p.turn); }

 private:
  static Bits direct_capturers(const Position& p) { return p.own & kit::Captures(p.opponents, p.vacant()).starts(); }
};

}  // namespace lozenge::games::diamond_queens
