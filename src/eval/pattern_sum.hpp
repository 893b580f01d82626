// An evaluation by patterns: a sum of weights, one for how each pattern of a game is filled, blended by how far the
// game has come.
#pragma once

#include <cassert>

#include "eval/layout.hpp"

namespace lozenge::eval {

/// In `fraction`ths of a point; a point is a hundredth of a man (search/score.hpp). One weight for the start of a game,
/// one for its end.
struct Weight {
  std::int16_t opening = 0;
  std::int16_t ending = 0;
};

inline constexpr int fraction = 8;

template <class F>
class PatternSum {
 public:
  /// The numbers that are shipped: all weights for the start of a game, then all for its end.
  std::size_t size() const { return 2 * layout_.size(); }
  std::uint32_t fingerprint() const { return layout_.fingerprint(); }

  void adopt(std::span<const std::int16_t> numbers) {
    assert(numbers.size() == size());
    sums_.clear();
    for (std::size_t i = 0; i < layout_.size(); ++i) sums_.push_back(both({numbers[i], numbers[layout_.size() + i]}));
  }

  /// Points for the side to move.
  template <class Position>
  int operator()(const Position& p, int side) const {
    int lead = 0;
    layout_.each(p, [&](std::uint32_t i, int sign) { lead += sign * sums_[i]; });
    const int sum = (side == 0 ? lead : -lead) + sums_[layout_.tempo(p)];
    const int phase = F::phase(p);
    return base_of<F>(p) + (opening_of(sum) * phase + ending_of(sum) * (F::phases - phase)) / (F::phases * fraction);
  }

 private:
  // Both halves of a weight in one word, so that one addition adds both: opening * 65536 + ending. Sums stay within 16
  // bits, which are 4000 points.
  static int both(const Weight& w) { return w.opening * 65536 + w.ending; }
  static int opening_of(int sum) { return (sum + 0x8000) >> 16; }
  static int ending_of(int sum) { return static_cast<std::int16_t>(static_cast<std::uint16_t>(sum)); }

  Layout<F> layout_;
  std::vector<int> sums_;
};

}  // namespace lozenge::eval
