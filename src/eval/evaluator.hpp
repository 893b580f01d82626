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
  /// Learnt weights where the game has them, else by hand.
  explicit Evaluator(Judgement judgement) : judgement_(judgement) {
    if (judgement != Judgement::learnt) return;
    if (F::learnt().empty()) {
      judgement_ = Judgement::hand;
      return;
    }
    auto weights = unpack(F::learnt(), layout_.fingerprint(), layout_.size());
    assert(weights.ok());
    weights_ = std::move(*weights);
  }
  explicit Evaluator(std::vector<Weight> weights) : judgement_(Judgement::learnt), weights_(std::move(weights)) {
    assert(weights_.size() == layout_.size());
  }

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
    int opening = 0, ending = 0;
    layout_.each(p, [&](std::uint32_t i, int sign) {
      const Weight& w = weights_[i];
      opening += sign * w.opening;
      ending += sign * w.ending;
    });
    if (side == 1) opening = -opening, ending = -ending;
    const Weight& tempo = weights_[layout_.tempo(p)];
    opening += tempo.opening;
    ending += tempo.ending;
    const int phase = F::phase(p);
    return (opening * phase + ending * (F::phases - phase)) / (F::phases * fraction);
  }

  Judgement judgement_;
  Layout<F> layout_;
  std::vector<Weight> weights_;
};

}  // namespace lozenge::eval
