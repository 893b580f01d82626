// Leaps under house rules: after a capture more own men may be jumped, or a capture has to go on. Found by trying every
// way, which is slower than leaps.hpp and knows none of its shortcuts.
#pragma once

#include "kit/leaps.hpp"

namespace lozenge::kit {

class HouseLeaps {
 public:
  HouseLeaps(Bits own, Bits opponents, Bits vacant, LeapOptions options)
      : own_(own), opponents_(opponents), vacant_(vacant), options_(options) {}

  /// Lists the leaps of `men` men from one point.
  void list(int from, int men, Leaving leaving, Asked asked, LeapMoves& out) const;

 private:
  Bits own_, opponents_, vacant_;
  LeapOptions options_;
};

}  // namespace lozenge::kit
