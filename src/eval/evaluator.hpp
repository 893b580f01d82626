// How good a position looks, by learnt weights or by hand.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "eval/judgement.hpp"
#include "eval/network.hpp"
#include "eval/weights.hpp"

namespace lozenge::eval {

template <class F>
class Evaluator {
 public:
  /// With learnt weights in their compact form; by hand where there are none.
  explicit Evaluator(Judgement judgement, std::span<const std::uint8_t> bytes = {}) : judgement_(judgement) {
    if (judgement != Judgement::learnt) return;
    if (bytes.empty()) {
      judgement_ = Judgement::hand;
      return;
    }
    const auto weights = unpack(bytes, network_.fingerprint(), network_.size());
    assert(weights.ok());
    network_.adopt(*weights);
  }
  explicit Evaluator(std::span<const std::int16_t> weights) : judgement_(Judgement::learnt) { network_.adopt(weights); }

  /// Points, from the view of the side to move.
  template <class Position>
  int operator()(const Position& p, int side) const {
    if (judgement_ == Judgement::learnt) [[likely]]
      return urged(p, side, network_(p, side));
    return judgement_ == Judgement::hand ? F::hand(p) : F::material(p);
  }

 private:
  /// Far ahead, one position looks as won as the next: there the side that is ahead is told which way the win lies.
  template <class Position>
  static int urged(const Position& p, int side, int score) {
    if constexpr (HasUrge<F, Position>) {
      constexpr int ahead = 150, far = 150;
      const int share = std::clamp(std::abs(score) - ahead, 0, far);
      if (share > 0) score += (score > 0 ? F::urge(p, side) : -F::urge(p, side ^ 1)) * share / far;
    }
    return score;
  }

  Judgement judgement_;
  Network<F> network_;
};

}  // namespace lozenge::eval
