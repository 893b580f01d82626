// How long an input may take. It is processor time: how busy the machine is says nothing about an input, and
// libFuzzer's own limit, by the clock on the wall, does not know the difference.
#pragma once

#include <chrono>

namespace lozenge::fuzz {

/// While it lives, the process may work for so long; then it says so and aborts, which libFuzzer keeps as a crash.
class Patience {
 public:
  explicit Patience(std::chrono::microseconds allowed);
  ~Patience();
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;
};

}  // namespace lozenge::fuzz
