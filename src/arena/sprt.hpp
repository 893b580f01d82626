// The sequential probability ratio test (Wald): a contest goes on until it is clear enough which of two differences in
// strength is the more likely one.
#pragma once

#include <optional>
#include <string_view>

#include "arena/tally.hpp"
#include "core/result.hpp"

namespace lozenge::arena {

struct Sprt {
  double elo0 = 0, elo1 = 0;  // elo0 < elo1

  static constexpr double error = 0.05;  // how often either verdict may be wrong

  enum class Verdict { open, elo0, elo1 };

  /// The logarithm of how much likelier the results are under elo1 than under elo0, in the normal approximation that
  /// takes the variance from the results themselves (the generalized test, as chess testers use it).
  double ratio(const Tally& tally) const;
  /// The ratio at which elo1 is accepted; elo0 is at its negative.
  static double bound();
  Verdict verdict(const Tally& tally) const;
};

/// `0,10`, `-5,5`.
Result<Sprt> read_sprt(std::string_view text);

}  // namespace lozenge::arena
