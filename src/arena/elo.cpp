#include "arena/elo.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lozenge::arena {

double elo_of(double score) {
  if (score <= 0) return -std::numeric_limits<double>::infinity();
  if (score >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(score / (1 - score));
}

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Estimate estimate_score(const Tally& tally) {
  constexpr double deviations = 1.959964;  // 95 % of a normal distribution
  const double score = tally.score();
  double off = deviations * tally.deviation();
  if (off == 0) {
    const int trials = tally.pair_count() + tally.single_count();
    off = trials == 0 ? 1 : 3.0 / trials;
  }
  return {score, std::max(0.0, score - off), std::min(1.0, score + off)};
}

Estimate estimate_elo(const Tally& tally) {
  const Estimate score = estimate_score(tally);
  return {elo_of(score.value), elo_of(score.low), elo_of(score.high)};
}

double superiority(const Tally& tally) {
  const double ahead = tally.score() - 0.5, deviation = tally.deviation();
  if (deviation == 0) return ahead == 0 ? 0.5 : ahead > 0 ? 1 : 0;
  return std::erfc(-ahead / deviation / std::sqrt(2.0)) / 2;
}

}  // namespace lozenge::arena
