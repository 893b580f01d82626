// Ctrl-C while an engine thinks.
#pragma once

#include <csignal>

#include "play/engine.hpp"

namespace lozenge::cli {

/// While this lives, Ctrl-C ends the thinking of an engine, which then answers with the best so far, and not the
/// program. One at a time.
class Interrupt {
 public:
  explicit Interrupt(play::Engine& engine);
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

 private:
  struct sigaction before_{};
};

}  // namespace lozenge::cli
