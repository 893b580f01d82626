// Strength in Elo: a difference of 400 means ten points for every one.
#pragma once

#include "arena/tally.hpp"

namespace lozenge::arena {

/// Infinite for a score of 0 or 1.
double elo_of(double score);
double score_of(double elo);

/// A value and the bounds that it lies between with 95 % probability.
struct Estimate {
  double value = 0, low = 0, high = 0;
};

/// Where all pairs ended alike chance cannot be seen at work; then the bounds follow the rule of three: what did not
/// happen in n independent trials happens with 95 % probability less often than 3/n.
Estimate estimate_score(const Tally& tally);
Estimate estimate_elo(const Tally& tally);

/// How likely it is that A is the stronger one, from 0 to 1.
double superiority(const Tally& tally);

}  // namespace lozenge::arena
