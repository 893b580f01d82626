// Checkers once more, slowly and straight from its rulebook, on a plain 8x8 array: the bitboards must list the same
// moves.
#include <gtest/gtest.h>

#include <array>
#include <compare>
#include <set>

#include "games/checkers/checkers.hpp"
#include "search/playout.hpp"
#include "tests/effort.hpp"

namespace lozenge::tests {
namespace {

using board::checkerboard::bit_of;
using games::checkers::Checkers;
using games::checkers::CheckersPosition;
using games::checkers::Crowning;

/// '.' empty, 'b' 'w' men, 'B' 'W' kings; row 0 is Black's home row.
struct SlowBoard {
  std::array<std::array<char, 8>, 8> squares{};
  bool black_to_move = true;

  auto operator<=>(const SlowBoard&) const = default;
};

SlowBoard slow(const CheckersPosition& p) {
  SlowBoard out;
  for (auto& row : out.squares) row.fill('.');
  for (int i = 0; i < 32; ++i) {
    const auto bit = bit_of(Cell(i));
    const bool king = (p.kings & bit) != 0;
    char& square = out.squares[static_cast<std::size_t>(board::checkerboard::row_of(Cell(i)))]
                              [static_cast<std::size_t>(board::checkerboard::column_of(Cell(i)))];
    if ((p.pieces(0) & bit) != 0) square = king ? 'B' : 'b';
    if ((p.pieces(1) & bit) != 0) square = king ? 'W' : 'w';
  }
  out.black_to_move = p.turn() == 0;
  return out;
}

class SlowRules {
 public:
  SlowRules(const SlowBoard& board, Crowning crowning) : board_(board), crowning_(crowning) {}

  /// Results by starting square: a move is its start and the position it leaves.
  std::set<std::pair<int, SlowBoard>> moves(bool jumps_are_compulsory) {
    std::set<std::pair<int, SlowBoard>> jumps, steps;
    for (int row = 0; row < 8; ++row)
      for (int column = 0; column < 8; ++column) {
        if (!is_own(at(board_, row, column))) continue;
        start_ = row * 8 + column;
        jump_on(board_, row, column, false, jumps);
        step(row, column, steps);
      }
    if (jumps_are_compulsory && !jumps.empty()) return jumps;
    jumps.insert(steps.begin(), steps.end());
    return jumps;
  }

 private:
  static char at(const SlowBoard& b, int row, int column) {
    if (row < 0 || row > 7 || column < 0 || column > 7) return '#';
    return b.squares[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
  static void put(SlowBoard& b, int row, int column, char piece) {
    b.squares[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = piece;
  }
  bool is_own(char c) const { return board_.black_to_move ? c == 'b' || c == 'B' : c == 'w' || c == 'W'; }
  bool is_opponent(char c) const { return board_.black_to_move ? c == 'w' || c == 'W' : c == 'b' || c == 'B'; }
  bool may_go(char piece, int d_row) const {
    return piece == 'B' || piece == 'W' || (d_row > 0) == board_.black_to_move;
  }
  char crowned(char piece, int row) const {
    if (piece == 'b' && row == 7) return 'B';
    if (piece == 'w' && row == 0) return 'W';
    return piece;
  }
  void finish(SlowBoard b, std::set<std::pair<int, SlowBoard>>& out) const {
    b.black_to_move = !b.black_to_move;
    out.emplace(start_, b);
  }
  void step(int row, int column, std::set<std::pair<int, SlowBoard>>& out) const {
    const char piece = at(board_, row, column);
    for (const int d_row : {-1, 1})
      for (const int d_column : {-1, 1}) {
        if (!may_go(piece, d_row) || at(board_, row + d_row, column + d_column) != '.') continue;
        SlowBoard next = board_;
        put(next, row, column, '.');
        put(next, row + d_row, column + d_column, crowned(piece, row + d_row));
        finish(next, out);
      }
  }
  void jump_on(const SlowBoard& b, int row, int column, bool jumped, std::set<std::pair<int, SlowBoard>>& out) const {
    const char piece = at(b, row, column);
    bool goes_on = false;
    for (const int d_row : {-1, 1})
      for (const int d_column : {-1, 1}) {
        if (!may_go(piece, d_row) || !is_opponent(at(b, row + d_row, column + d_column)) ||
            at(b, row + 2 * d_row, column + 2 * d_column) != '.')
          continue;
        goes_on = true;
        SlowBoard next = b;
        put(next, row, column, '.');
        put(next, row + d_row, column + d_column, '.');
        const char landed = crowned(piece, row + 2 * d_row);
        put(next, row + 2 * d_row, column + 2 * d_column, landed);
        if (landed != piece && crowning_ == Crowning::ends) finish(next, out);
        else jump_on(next, row + 2 * d_row, column + 2 * d_column, true, out);
      }
    if (jumped && !goes_on) finish(b, out);
  }

  SlowBoard board_;
  Crowning crowning_;
  int start_ = 0;
};

CheckersPosition random_position(search::Random& random) {
  CheckersPosition p;
  p.state = random.below(2);
  const auto pieces = 2 + random.below(22);
  const bool many_kings = random.below(2) == 0;
  for (std::uint32_t i = 0; i < pieces; ++i) {
    const Cell cell(static_cast<int>(random.below(32)));
    const int side = static_cast<int>(random.below(2));
    const auto bit = bit_of(cell);
    if (((p.own | p.opponents) & bit) != 0) continue;
    const bool far = (bit & board::checkerboard::row(side == 0 ? 7 : 0)) != 0;
    if (far || random.below(many_kings ? 2 : 8) == 0) p.kings |= bit;
    (static_cast<int>(p.turn()) == side ? p.own : p.opponents) |= bit;
  }
  return p;
}

void compare(const CheckersPosition& p) {
  using R = Checkers;
  SCOPED_TRACE(R::text(p));
  for (const bool compulsory : {true, false}) {
    MoveList<R> moves;
    compulsory ? R::generate(p, moves) : R::generate_free(p, moves);
    std::set<std::pair<int, SlowBoard>> fast;
    for (const auto& m : moves) {
      const Cell from = R::origin(m);
      fast.emplace(board::checkerboard::row_of(from) * 8 + board::checkerboard::column_of(from), slow(R::play(p, m)));
    }
    EXPECT_EQ(fast.size(), moves.size()) << "a move is listed twice";
    EXPECT_TRUE(fast == SlowRules(slow(p), p.crowning()).moves(compulsory)) << "compulsory: " << compulsory;
    if (compulsory) {
      EXPECT_EQ(R::count(p), moves.size());
    }
  }
}

TEST(CheckersBruteForce, RandomPositionsHaveTheSameMoves) {
  search::Random random(2026);
  const int positions = is_slow_build ? 2000 : 20000;
  for (int i = 0; i < positions && !HasFailure(); ++i) {
    auto p = random_position(random);
    for (const Crowning crowning : {Crowning::ends, Crowning::continues}) {
      p.state = CheckersPosition::state_of(p.turn(), crowning);
      compare(p);
    }
  }
}

TEST(CheckersBruteForce, ACircularCaptureIsOneMoveAndNotTwo) {
  using R = Checkers;
  const auto p = R::read("B:W6,7,14,15:BK2");
  ASSERT_TRUE(p.ok());
  compare(*p);
  MoveList<R> moves;
  R::generate(*p, moves);
  EXPECT_EQ(moves.size(), 1u);
  EXPECT_EQ(names<R>(*p, moves), std::vector<std::string>{"2x9x18x11x2"});
  EXPECT_TRUE(R::read_move(*p, moves, "2x11x18x9x2").ok()) << "the way round is accepted too";
}

}  // namespace
}  // namespace lozenge::tests
