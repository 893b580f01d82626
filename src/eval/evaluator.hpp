// How good a position looks, by learnt weights or by hand.
#pragma once

#include <cassert>

#include "eval/layout.hpp"
#include "eval/weights.hpp"

namespace lozenge::eval {

/// Where an evaluation comes from.
enum class Judgement : std::uint8_t { learnt, hand, material };

template <class F>
class Evaluator {
 public:
  /// Learnt weights, those given or else the game's own; by hand where there are none.
  explicit Evaluator(Judgement judgement, std::span<const std::uint8_t> given = {}) : judgement_(judgement) {
    if (judgement != Judgement::learnt) return;
    const auto bytes = given.empty() ? F::learnt() : given;
    if (bytes.empty()) {
      judgement_ = Judgement::hand;
      return;
    }
    auto weights = unpack(bytes, layout_.fingerprint(), layout_.size());
    assert(weights.ok());
    adopt(*weights);
  }
  explicit Evaluator(const std::vector<Weight>& weights) : judgement_(Judgement::learnt) { adopt(weights); }

  /// Points, from the view of the side to move.
  template <class Position>
  int operator()(const Position& p, int side) const {
    if (judgement_ == Judgement::learnt) [[likely]]
      return learnt(p, side);
    return judgement_ == Judgement::hand ? F::hand(p) : F::material(p);
  }

  const Layout<F>& layout() const { return layout_; }

 private:
  template <class Position>
  int learnt(const Position& p, int side) const {
    int lead = 0;
    layout_.each(p, [&](std::uint32_t i, int sign) { lead += sign * sums_[i]; });
    const int sum = (side == 0 ? lead : -lead) + sums_[layout_.tempo(p)];
    const int phase = F::phase(p);
    return base_of<F>(p) + (opening_of(sum) * phase + ending_of(sum) * (F::phases - phase)) / (F::phases * fraction);
  }

  // Both halves of a weight in one word, so that one addition adds both: opening * 65536 + ending. Sums stay within 16
  // bits, which are 4000 points.
  static int both(const Weight& w) { return w.opening * 65536 + w.ending; }
  static int opening_of(int sum) { return (sum + 0x8000) >> 16; }
  static int ending_of(int sum) { return static_cast<std::int16_t>(static_cast<std::uint16_t>(sum)); }

  void adopt(const std::vector<Weight>& weights) {
    assert(weights.size() == layout_.size());
    for (const Weight& w : weights) sums_.push_back(both(w));
  }

  Judgement judgement_;
  Layout<F> layout_;
  std::vector<int> sums_;
};

}  // namespace lozenge::eval
