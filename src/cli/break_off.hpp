// Ctrl-C for work that has something to show for it when it is broken off: the first one asks it to come to an end, the
// second one ends the program.
#pragma once

#include <atomic>

namespace lozenge::cli {

class BreakOff {
 public:
  BreakOff();
  BreakOff(const BreakOff&) = delete;
  BreakOff& operator=(const BreakOff&) = delete;
  ~BreakOff();

  /// Is set when the end is asked for.
  const std::atomic<bool>& asked() const;
};

}  // namespace lozenge::cli
