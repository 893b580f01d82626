// A puzzle: a position where one move wins fastest, and after the longest defence again one, until the game is won.
#pragma once

#include <bit>

#include "tools/mine/hold.hpp"
#include "tools/mine/proof.hpp"

namespace lozenge::mine {

/// How much longer than the shortest win another one may be without being called one.
inline constexpr int margin = 2;

template <Evaluated R>
struct Puzzle {
  Position<R> position;
  std::vector<Move<R>> line;  // the solver's moves are the first, the third ...
  int plies = 0;
  int choices = 0;            // how many bits it takes to tell the solver's moves from all that he might have played
  bool is_quiet = false;      // the first move captures nothing
  bool is_sacrifice = false;  // the first move is answered by a capture
  bool is_only = false;       // no other move of the solver's wins at all; else a slower win may be left

  /// What its line of play tells.
  void look() {
    is_quiet = R::gain(position, line[0]) == 0;
    is_sacrifice = is_quiet && line.size() > 1 && R::gain(R::play(position, line[0]), line[1]) > 0;
  }

  /// Longer is harder, and so is what has more to choose from or does not leap to the eye.
  int difficulty() const { return 4 * plies + choices + (is_quiet ? 3 : 0) + (is_sacrifice ? 4 : 0); }
  /// The same on the scale of players, for a beginning.
  int rating() const { return 500 + 25 * difficulty(); }
};

/// The solver's moves are the only ones that win at all: after any other he is kept from winning for ever (hold.hpp).
/// That no win is found within some plies would prove nothing. Where play without end can be a win, the defender must
/// win or draw on the board.
template <Evaluated R, class Order>
bool is_only_way(const Position<R>& p, const std::vector<Move<R>>& line, std::uint64_t patience, Order& order) {
  constexpr int longest = 12;
  const Side solver = R::side(p);
  Proof<R> defence(!solver, patience);
  Hold<R, Order> hold(solver, patience, order);
  const auto is_kept = [&](const Position<R>& next) {
    if (const auto outcome = R::outcome(next)) return *outcome != win_for(solver);
    if constexpr (Adjudicating<R>) return defence.shortest(next, longest).has_value();
    else return hold.ask(next) == Held::yes;
  };
  Position<R> now = p;
  for (std::size_t i = 0; i < line.size(); ++i) {
    MoveList<R> moves;
    legal_moves<R>(now, moves);
    for (const auto& m : moves)
      if (i % 2 == 0 && !(m == line[i]) && !is_kept(R::play(now, m))) return false;
    now = R::play(now, line[i]);
  }
  return true;
}

/// Finds the line of a puzzle, or that it is none.
template <Evaluated R>
class PuzzleMaker {
 public:
  PuzzleMaker(const Position<R>& p, std::uint64_t patience) : position_(p), proof_(R::side(p), patience) {}

  std::optional<Puzzle<R>> make(int fewest, int most) {
    MoveList<R> moves;
    legal_moves<R>(position_, moves);
    constexpr std::size_t fewest_choices = 3;
    if (moves.size() < fewest_choices) return std::nullopt;
    const auto plies = proof_.shortest(position_, most);
    if (!plies || *plies < fewest) return std::nullopt;
    Puzzle<R> puzzle;
    puzzle.position = position_;
    puzzle.plies = *plies;
    if (!solve(position_, *plies, puzzle)) return std::nullopt;
    puzzle.look();
    return puzzle;
  }

 private:
  /// Adds the solver's only winning move, and what follows.
  bool solve(const Position<R>& p, int plies, Puzzle<R>& puzzle) {
    const auto winner = only_winner(proof_, p, plies + margin);
    if (!winner) return false;
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    const auto choices = static_cast<int>(std::bit_width(moves.size() - 1));
    puzzle.line.push_back(*winner);
    puzzle.choices += choices;
    const auto next = R::play(p, *winner);
    if (R::outcome(next) || (R::side(next) != R::side(p) && defend(next, plies - 1, puzzle))) return true;
    puzzle.line.pop_back();
    puzzle.choices -= choices;
    return false;
  }

  /// Adds a defence that lasts as long as any, and after which there is again one winning move.
  bool defend(const Position<R>& p, int plies, Puzzle<R>& puzzle) {
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    if (moves.empty()) return true;
    for (const auto& m : moves) {
      const auto shorter = proof_.move_wins(p, m, plies - 1);
      if (!shorter) return false;
      if (*shorter) continue;
      const auto next = R::play(p, m);
      puzzle.line.push_back(m);
      if (!R::outcome(next) && solve(next, plies - 1, puzzle)) return true;
      puzzle.line.pop_back();
    }
    return false;
  }

  Position<R> position_;
  Proof<R> proof_;
};

/// The moves of a line as they are printed.
template <Notated R>
std::string line_text(Position<R> p, const std::vector<Move<R>>& line) {
  std::string out;
  for (const auto& m : line) {
    MoveList<R> moves;
    legal_moves<R>(p, moves);
    const auto at = static_cast<std::size_t>(std::find(moves.begin(), moves.end(), m) - moves.begin());
    out += (out.empty() ? "" : " ") + names<R>(p, moves)[at];
    p = R::play(p, m);
  }
  return out;
}

}  // namespace lozenge::mine
