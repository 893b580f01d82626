// Which puzzles are like others: the same seen from another side, or one of many of a kind.
#pragma once

#include <map>
#include <set>
#include <tuple>

#include "tools/mine/puzzle.hpp"

namespace lozenge::mine {

template <Evaluated R>
class Variety {
 public:
  explicit Variety(int of_a_kind) : of_a_kind_(of_a_kind) {}

  /// Positions that are seen as another turned or mirrored are the same puzzle.
  bool knows(const Position<R>& p) const { return known_.contains(least_key(p)); }

  bool has_enough_like(const Puzzle<R>& puzzle) const {
    const auto it = kinds_.find(kind_of(puzzle));
    return it != kinds_.end() && it->second >= of_a_kind_;
  }

  void add(const Puzzle<R>& puzzle) {
    known_.insert(least_key(puzzle.position));
    ++kinds_[kind_of(puzzle)];
  }

 private:
  static Key least_key(const Position<R>& p) {
    Key least = R::key(p);
    if constexpr (Symmetric<R>)
      for (int i = 1; i < R::images(p); ++i) least = std::min(least, R::key(R::image(p, i)));
    return least;
  }

  /// What makes two puzzles look alike: how long they are, how much stands on the board, how they begin, what they
  /// claim.
  static auto kind_of(const Puzzle<R>& puzzle) {
    std::array<int, 2> pieces{};
    for (const Piece& piece : R::pieces(puzzle.position))
      if (piece.cell != Piece::off_board) pieces[static_cast<std::size_t>(index(piece.owner))] += piece.count;
    const auto solver = static_cast<std::size_t>(index(R::side(puzzle.position)));
    return std::tuple(puzzle.line.size(), pieces[solver], pieces[1 - solver], puzzle.is_quiet, puzzle.is_sacrifice,
                      puzzle.is_only);
  }

  int of_a_kind_;
  std::set<Key> known_;
  std::map<decltype(kind_of(std::declval<Puzzle<R>>())), int> kinds_;
};

}  // namespace lozenge::mine
