// What a puzzle is about, found in its line of play by what the rules say: what was taken, who could still move, which
// kinds of pieces there are. A game may add themes of its own. docs/puzzles.md defines each of them.
#pragma once

#include <algorithm>
#include <map>

#include "core/rules.hpp"
#if __has_include(GAME_THEMES)
#include GAME_THEMES
#endif

namespace lozenge::mine {

/// The cells with the fewest neighbours, where not all have equally many.
inline CellSet corners(const Geometry& board) {
  const auto square = [](int x) { return x * x; };
  const auto between = [&](std::size_t a, std::size_t b) {
    const Point p = board.cells[a].centre, q = board.cells[b].centre;
    return square(p.x - q.x) + square(p.y - q.y);
  };
  int nearest = between(0, 1);
  for (std::size_t a = 1; a < board.cells.size(); ++a) nearest = std::min(nearest, between(0, a));
  std::vector<int> neighbours(board.cells.size());
  for (std::size_t a = 0; a < board.cells.size(); ++a)
    for (std::size_t b = 0; b < board.cells.size(); ++b)
      if (a != b && between(a, b) <= nearest + nearest / 10) ++neighbours[a];
  const auto [fewest, most] = std::ranges::minmax(neighbours);
  CellSet found;
  for (std::size_t a = 0; a < board.cells.size() && fewest < most; ++a)
    if (neighbours[a] == fewest) found.add(Cell(static_cast<int>(a)));
  return found;
}

/// A line of play: its positions, the puzzle's first; the solver moves in the first, the third and so on, and the last
/// one is won.
template <Notated R>
class Line {
 public:
  explicit Line(std::vector<Position<R>> positions) : positions_(std::move(positions)) {
    for (const auto& p : positions_) pieces_.push_back(R::pieces(p));
  }

  std::vector<std::string> themes() const {
    std::vector<std::string> found;
    const auto note = [&](bool is_so, const char* name) {
      if (is_so) found.emplace_back(name);
    };
    note(any_exchange([](int given, int got) { return given == 1 && got >= 2; }), "two-for-one");
    note(any_exchange([](int given, int got) { return given == 1 && got == 1; }), "exchange");
    note(any_exchange([](int given, int got) { return given > got; }), "sacrifice");
    note(any_step([&](std::size_t i) { return taken(i) >= 3; }), "long-jump");
    note(moves() > 1 && taken(0) == 0 && taken(1) == 0, "quiet");
    note(any_step([&](std::size_t i) { return is_crowned(i); }), "breakthrough");
    note(is_shut_in(), "shut-in");
    note(is_in_corner(), "corner");
    note(is_forced(), "forced");
    note(is_ending(), "ending");
    return found;
  }

 private:
  std::size_t moves() const { return positions_.size() - 1; }
  Side solver() const { return R::side(positions_.front()); }

  static int on_board(const std::vector<Piece>& pieces, Side owner) {
    int count = 0;
    for (const Piece& piece : pieces)
      if (piece.owner == owner && piece.cell != Piece::off_board) count += piece.count;
    return count;
  }

  /// How many pieces move i takes from the side that did not make it.
  int taken(std::size_t i) const {
    const Side loser = i % 2 == 0 ? !solver() : solver();
    return std::max(0, on_board(pieces_[i], loser) - on_board(pieces_[i + 1], loser));
  }

  template <class Is>
  bool any_step(const Is& is) const {
    for (std::size_t i = 0; i < moves(); i += 2)
      if (is(i)) return true;
    return false;
  }

  /// A step that takes nothing, is answered by a capture, and what the next step gets back.
  template <class Is>
  bool any_exchange(const Is& is) const {
    return any_step([&](std::size_t i) {
      return i + 2 < moves() && taken(i) == 0 && taken(i + 1) > 0 && is(taken(i + 1), taken(i + 2));
    });
  }

  /// The solver has more of some kind than before.
  bool is_crowned(std::size_t i) const {
    std::map<std::string, int> more;
    for (const Piece& piece : pieces_[i + 1])
      if (piece.owner == solver()) more[piece.kind] += piece.count;
    for (const Piece& piece : pieces_[i])
      if (piece.owner == solver()) more[piece.kind] -= piece.count;
    return std::ranges::any_of(more, [](const auto& kind) { return kind.second > 0; });
  }

  bool is_shut_in() const { return !R::outcome(positions_.back()) && on_board(pieces_.back(), !solver()) > 0; }

  /// The last move takes what stands in a corner, or shuts it in there.
  bool is_in_corner() const {
    const CellSet corner = corners(R::geometry(R::options(positions_.front())));
    CellSet lost = where_taken(pieces_[moves() - 1], pieces_.back(), !solver());
    if (is_shut_in())
      for (const Piece& piece : pieces_.back())
        if (piece.owner != solver() && piece.cell != Piece::off_board) lost.add(piece.cell);
    return std::ranges::any_of(pieces_[moves() - 1], [&](const Piece& piece) {
      return piece.cell != Piece::off_board && corner.has(piece.cell) && lost.has(piece.cell);
    });
  }

  /// The defender never has a choice.
  bool is_forced() const {
    for (std::size_t i = 1; i < moves(); i += 2) {
      MoveList<R> replies;
      legal_moves<R>(positions_[i], replies);
      if (replies.size() != 1) return false;
    }
    return moves() > 1;
  }

  /// At most three pieces a side are left of more.
  bool is_ending() const {
    constexpr int few = 3;
    const auto start = R::pieces(R::start(R::options(positions_.front())));
    const auto is_few = [&](Side side) {
      return on_board(start, side) > few && on_board(pieces_.front(), side) <= few;
    };
    return is_few(Side::first) && is_few(Side::second);
  }

  std::vector<Position<R>> positions_;
  std::vector<std::vector<Piece>> pieces_;
};

/// All of them: those of every game, then the game's own.
template <Notated R>
std::vector<std::string> themes_of(const Position<R>& p, const std::vector<Move<R>>& moves) {
  std::vector<Position<R>> positions{p};
  for (const auto& m : moves) positions.push_back(R::play(positions.back(), m));
  auto found = Line<R>(positions).themes();
#if __has_include(GAME_THEMES)
  for (std::string& theme : games::GAME_MODULE::themes(positions)) found.push_back(std::move(theme));
#endif
  return found;
}

}  // namespace lozenge::mine
