// Which move to try first: the one the table remembers, captures, killers, and what has worked elsewhere.
#pragma once

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

/// Remembers what cut off: by ply (killers) and by move (history, a moving average a side).
class Memory {
 public:
  void clear() { *this = Memory(); }

  bool is_killer(int ply, MoveTag m) const {
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    return m == killers[0] || m == killers[1];
  }
  /// From -largest to largest.
  int history(Side side, MoveTag m) const { return history_[static_cast<std::size_t>(index(side))][slot(m)]; }

  int worth(Side side, int ply, MoveTag m) const {
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (m == killers[0]) return 1 << 20;
    if (m == killers[1]) return 1 << 19;
    return history(side, m);
  }

  void reward(Side side, int ply, MoveTag m, int depth) {
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] != m) killers = {m, killers[0]};
    nudge(side, m, depth * depth);
  }
  void punish(Side side, MoveTag m, int depth) { nudge(side, m, -depth * depth); }

  static constexpr int largest = 1 << 14;

 private:
  static std::size_t slot(MoveTag m) { return static_cast<std::uint16_t>(m) >> 4; }

  void nudge(Side side, MoveTag m, int by) {
    auto& value = history_[static_cast<std::size_t>(index(side))][slot(m)];
    const int step = std::clamp(by, -largest / 4, largest / 4);
    value = static_cast<std::int16_t>(value + step - value * std::abs(step) / largest);
  }

  std::array<std::array<MoveTag, 2>, deepest + 2> killers_{};
  std::array<std::array<std::int16_t, 4096>, 2> history_{};
};

/// The moves of a node, handed out best first. Most nodes are left after a move or two, so that sorting all of them
/// would be wasted.
template <Evaluated R>
class Picker {
 public:
  struct Picked {
    Move<R> move;
    MoveTag tag;
    int gain;
  };

  Picker(const Position<R>& p, MoveList<R>& moves, MoveTag first, const Memory& memory, int ply) : moves_(moves) {
    const Side side = R::side(p);
    for (const auto& m : moves) {
      const MoveTag t = tag(m);
      const int gain = R::gain(p, m);
      captures_ += gain > 0 ? 1 : 0;
      const int worth = t == first ? 1 << 30 : gain > 0 ? (1 << 22) + gain : memory.worth(side, ply, t);
      marks_.push({worth, gain, t});
    }
  }

  std::size_t size() const { return moves_.size(); }
  bool are_all_captures() const { return captures_ == moves_.size(); }

  /// The i-th best, asked in this order.
  Picked operator[](std::size_t i) {
    std::size_t best = i;
    for (std::size_t j = i + 1; j < marks_.size(); ++j)
      if (marks_[j].worth > marks_[best].worth) best = j;
    std::swap(marks_[i], marks_[best]);
    std::swap(moves_[i], moves_[best]);
    return {moves_[i], marks_[i].tag, marks_[i].gain};
  }
  MoveTag tag_of(std::size_t i) const { return marks_[i].tag; }
  bool is_quiet(std::size_t i) const { return marks_[i].gain == 0; }

 private:
  struct Mark {
    int worth;
    int gain;
    MoveTag tag;
  };

  MoveList<R>& moves_;
  List<Mark, 128> marks_;
  std::size_t captures_ = 0;
};

}  // namespace lozenge::search
