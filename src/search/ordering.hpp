// Which move to try first: the one the table remembers, captures, killers, and what has worked elsewhere.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "core/rules.hpp"
#include "search/limits.hpp"
#include "search/transposition.hpp"

namespace lozenge::search {

/// A move in 16 bits, from its bytes.
template <class Move>
MoveTag tag(const Move& m) {
  static_assert(std::has_unique_object_representations_v<Move> && sizeof(Move) <= 8);
  std::uint64_t word = 0;
  std::memcpy(&word, &m, sizeof m);
  word ^= word >> 32;
  return static_cast<MoveTag>(word * 0x9e3779b97f4a7c15u >> 48 | 1);  // never 0, which stands for no move
}

/// What the record of a move is kept under: the move itself, or parts that it has in common with others where a game
/// says so. Many moves share their parts, so that a record of parts grows faster.
template <Evaluated R>
auto record_of(const Move<R>& m) {
  if constexpr (Parted<R>) return R::parts(m);
  else return std::array{static_cast<std::uint16_t>(static_cast<std::uint16_t>(tag(m)) >> 4)};
}

/// The history of a move lies between this and its negative.
inline constexpr int largest_history = 1 << 14;

/// Remembers what cut off: by ply (killers) and by move (history, a moving average a side).
template <Evaluated R>
class Memory {
 public:
  void clear() { *this = Memory(); }

  int history(Side side, const Move<R>& m) const {
    const auto& known = history_[static_cast<std::size_t>(index(side))];
    const auto record = record_of<R>(m);
    int sum = 0;
    for (const auto slot : record) sum += known[slot];
    return sum / static_cast<int>(record.size());
  }

  int worth(Side side, int ply, const Move<R>& m, MoveTag t) const {
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (t == killers[0]) return 1 << 20;
    if (t == killers[1]) return 1 << 19;
    return history(side, m);
  }

  void reward(Side side, int ply, const Move<R>& m, int depth) {
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    const MoveTag t = tag(m);
    if (killers[0] != t) killers = {t, killers[0]};
    nudge(side, m, depth * depth);
  }
  void punish(Side side, const Move<R>& m, int depth) { nudge(side, m, -depth * depth); }

 private:
  void nudge(Side side, const Move<R>& m, int by) {
    const int step = std::clamp(by, -largest_history / 4, largest_history / 4);
    for (const auto slot : record_of<R>(m)) {
      auto& value = history_[static_cast<std::size_t>(index(side))][slot];
      value = static_cast<std::int16_t>(value + step - value * std::abs(step) / largest_history);
    }
  }

  std::array<std::array<MoveTag, 2>, deepest + 2> killers_{};
  std::array<std::array<std::int16_t, 4096>, 2> history_{};
};

/// When a move is to be tried. The same for all games, so that its sort is there once.
struct Mark {
  int worth;
  int gain;
  std::uint32_t index;  // of the move in the list
  MoveTag tag;

  /// Among equals the one listed first.
  bool operator<(const Mark& o) const { return worth != o.worth ? worth > o.worth : index < o.index; }
};

/// The moves of a node, handed out best first. Most nodes are left after the move that the table remembers, or after a
/// few: so the others are looked at only when they are asked for, and sorted only where the first few did not do.
template <Evaluated R>
class Picker {
 public:
  struct Picked {
    Move<R> move;
    MoveTag tag;
    int gain;
  };

  Picker(const Position<R>& p, const MoveList<R>& moves, MoveTag first, const Memory<R>& memory, int ply)
      : p_(p), moves_(moves), memory_(memory), ply_(ply) {
    for (std::uint32_t i = 0; i < moves.size() && first != MoveTag{} && marks_.empty(); ++i)
      if (tag(moves[i]) == first) marks_.push({0, R::gain(p, moves[i]), i, first});
  }

  std::size_t size() const { return moves_.size(); }
  bool are_all_captures() const {
    return std::ranges::all_of(moves_, [&](const Move<R>& m) { return R::gain(p_, m) > 0; });
  }

  /// The i-th best, asked in this order; it may be asked for again.
  Picked operator[](std::size_t i) {
    constexpr std::size_t few = 8;
    if (i == marks_.size()) mark_rest();
    const auto rest = marks_.begin() + i;
    if (i < few) std::swap(*rest, *std::min_element(rest, marks_.end()));
    else if (i == few) std::sort(rest, marks_.end());
    return {(*this)(i), rest->tag, rest->gain};
  }
  /// One that has been asked for.
  const Move<R>& operator()(std::size_t i) const { return moves_[marks_[i].index]; }
  bool is_quiet(std::size_t i) const { return marks_[i].gain == 0; }

 private:
  /// All but the one that came first.
  void mark_rest() {
    const Side side = R::side(p_);
    const std::size_t done = marks_.empty() ? moves_.size() : marks_[0].index;
    for (std::uint32_t i = 0; i < moves_.size(); ++i) {
      if (i == done) continue;
      const auto& m = moves_[i];
      const MoveTag t = tag(m);
      const int gain = R::gain(p_, m);
      marks_.push({gain > 0 ? (1 << 22) + gain : memory_.worth(side, ply_, m, t), gain, i, t});
    }
  }

  const Position<R>& p_;
  const MoveList<R>& moves_;
  const Memory<R>& memory_;
  int ply_;
  List<Mark, 128> marks_;
};

}  // namespace lozenge::search
