// Fits the weights of a game's patterns to samples: logistic regression on a blend of how the game ended and what a
// search thought, by stochastic gradient descent with a step size for each weight (AdaGrad).
#pragma once

#include <cmath>
#include <numeric>
#include <vector>

#include "eval/evaluator.hpp"
#include "search/playout.hpp"
#include "tools/learn/sample.hpp"

namespace lozenge::learn {

struct FitSettings {
  int epochs = 6;
  double rate = 24;             // points, of the first step of a weight
  double trust = 0.5;           // how much the result counts; the rest is the score of the search
  double decay = 2e-6;          // pulls weights toward zero, each time they are called for
  double network_rate = 0.002;  // of a network's weights: the largest step
  int threads = 2;              // that a network is trained on
};

inline void shuffle(std::vector<std::uint32_t>& order, search::Random& random) {
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
}

/// What a score promises, between 0 and 1.
inline double promise(double points) { return 1 / (1 + std::exp(-points / eval::spread)); }

/// What an evaluation should promise the first side. What might have been has no result.
template <class Position>
double wanted_of(const Sample<Position>& sample, double trust) {
  const double share = sample.is_played ? trust : 0;
  return share * static_cast<double>(sample.result + 1) / 2 + (1 - share) * promise(sample.score);
}

template <Evaluated R>
class Fitter {
  using F = typename R::Features;

 public:
  explicit Fitter(const FitSettings& settings) : settings_(settings), terms_(layout_.size()) {}

  /// Gives the mean loss of the last epoch.
  double fit(const std::vector<Sample<Position<R>>>& samples, std::uint64_t seed) {
    std::vector<std::uint32_t> order(samples.size());
    std::iota(order.begin(), order.end(), 0u);
    search::Random random(seed);
    double loss = 0;
    for (int epoch = 0; epoch < settings_.epochs; ++epoch) {
      shuffle(order, random);
      loss = 0;
      const double rate = settings_.rate * (1 - static_cast<double>(epoch) / settings_.epochs);
      for (const auto i : order) loss += step(samples[i], rate);
      loss /= static_cast<double>(samples.size());
    }
    return loss;
  }

  /// In the order of eval::PatternSum.
  std::vector<std::int16_t> numbers() const {
    std::vector<std::int16_t> out;
    const auto put = [&](double points) {
      out.push_back(static_cast<std::int16_t>(std::lround(std::clamp(points * eval::fraction, -32767.0, 32767.0))));
    };
    for (const Term& t : terms_) put(t.opening);
    for (const Term& t : terms_) put(t.ending);
    return out;
  }

 private:
  struct Term {
    float opening = 0, ending = 0;
    float opening_steps = 0, ending_steps = 0;  // sums of squared gradients
  };

  double step(const Sample<Position<R>>& sample, double rate) {
    const auto& p = sample.position;
    calls_.clear();
    layout_.each(p, [&](std::uint32_t i, int sign) { calls_.push_back({i, sign}); });
    const int us = R::side(p) == Side::first ? 1 : -1;
    calls_.push_back({layout_.tempo(p), us});
    const float opening = static_cast<float>(F::phase(p)) / static_cast<float>(F::phases), ending = 1 - opening;
    double points = us * eval::base_of<F>(p);
    for (const auto& [i, sign] : calls_)
      points += static_cast<float>(sign) * (terms_[i].opening * opening + terms_[i].ending * ending);
    const double expected = promise(points);
    const double wanted = wanted_of(sample, settings_.trust);
    const auto error = static_cast<float>(expected - wanted);
    for (const auto& [i, sign] : calls_) {
      const float slope = error * static_cast<float>(sign);
      adjust(terms_[i].opening, terms_[i].opening_steps, slope * opening, rate);
      adjust(terms_[i].ending, terms_[i].ending_steps, slope * ending, rate);
    }
    const double near = std::clamp(expected, 1e-9, 1 - 1e-9);
    return -(wanted * std::log(near) + (1 - wanted) * std::log(1 - near));
  }

  void adjust(float& weight, float& steps, float slope, double rate) const {
    if (slope == 0) return;
    steps += slope * slope;
    weight -=
        static_cast<float>(rate) * slope / std::sqrt(1 + steps) + static_cast<float>(settings_.decay * rate) * weight;
  }

  struct Call {
    std::uint32_t index;
    int sign;
  };

  FitSettings settings_;
  eval::Layout<F> layout_;
  std::vector<Term> terms_;
  std::vector<Call> calls_;
};

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
