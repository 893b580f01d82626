// What an evaluation is to foretell: a blend of how a game ended and what a search thought.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/rules.hpp"
#include "eval/weights.hpp"
#include "tools/learn/sample.hpp"

namespace lozenge::learn {

/// What a score promises, between 0 and 1.
inline double promise(double points) { return 1 / (1 + std::exp(-points / eval::spread)); }

/// What an evaluation should promise the first side. What might have been has no result.
template <class Position>
double wanted_of(const Sample<Position>& sample, double trust) {
  const double share = sample.is_played ? trust : 0;
  return share * static_cast<double>(sample.result + 1) / 2 + (1 - share) * promise(sample.score);
}

/// The spread that makes 1 / (1 + exp(-score / spread)) fit the results best: found by halving an interval.
template <Evaluated R>
double fitted_spread(const std::vector<Sample<Position<R>>>& samples) {
  const auto loss = [&](double spread) {
    double sum = 0;
    for (const auto& s : samples) {
      if (!s.is_played) continue;
      const double near = std::clamp(1 / (1 + std::exp(-s.score / spread)), 1e-9, 1 - 1e-9),
                   wanted = (s.result + 1) / 2.0;
      sum -= wanted * std::log(near) + (1 - wanted) * std::log(1 - near);
    }
    return sum;
  };
  double low = 5, high = 500;
  for (int i = 0; i < 40; ++i) {
    const double a = low + (high - low) / 3, b = high - (high - low) / 3;
    (loss(a) < loss(b) ? high : low) = loss(a) < loss(b) ? b : a;
  }
  return (low + high) / 2;
}

}  // namespace lozenge::learn
