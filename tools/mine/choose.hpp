// Chooses among many puzzles those that differ: not too many of a length, of a side to move, or of a kind.
#pragma once

#include <map>
#include <tuple>

#include "core/insertion_sort.hpp"
#include "tools/mine/puzzle.hpp"

namespace lozenge::mine {

/// What makes two puzzles look alike: how long they are, how much stands on the board, how they begin.
template <Evaluated R>
auto kind_of(const Puzzle<R>& puzzle) {
  std::array<int, 2> pieces{};
  for (const Piece& piece : R::pieces(puzzle.position))
    if (piece.cell != Piece::off_board) pieces[static_cast<std::size_t>(index(piece.owner))] += piece.count;
  const bool is_first = R::side(puzzle.position) == Side::first;
  return std::tuple(puzzle.plies, is_first ? pieces[0] : pieces[1], is_first ? pieces[1] : pieces[0], puzzle.is_quiet,
                    puzzle.is_sacrifice);
}

struct Variety {
  int of_a_kind = 3;
  int of_a_length = 40;  // in a hundred
  int won_at_once = 10;  // in a hundred: they are easy to find
};

/// At most so many of them, the easiest first.
template <Evaluated R>
std::vector<Puzzle<R>> choose(std::vector<Puzzle<R>> puzzles, std::size_t wanted, const Variety& variety) {
  const auto share = [&](int percent) { return static_cast<int>(wanted) * percent / 100 + 1; };
  insertion_sort(puzzles, {}, [](const Puzzle<R>& p) { return p.difficulty(); });
  std::map<decltype(kind_of(puzzles.front())), int> kinds;
  std::map<int, int> lengths;
  std::map<Side, int> sides;
  std::vector<Puzzle<R>> chosen;
  // The hard ones are rarer: they come first, and the easy ones fill up.
  for (auto it = puzzles.rbegin(); it != puzzles.rend() && chosen.size() < wanted; ++it) {
    int& kind = kinds[kind_of(*it)];
    int& length = lengths[it->plies];
    int& side = sides[R::side(it->position)];
    if (kind >= variety.of_a_kind || length >= share(it->plies == 1 ? variety.won_at_once : variety.of_a_length) ||
        side >= share(60))
      continue;
    ++kind, ++length, ++side;
    chosen.push_back(*it);
  }
  std::ranges::reverse(chosen);
  return chosen;
}

}  // namespace lozenge::mine
