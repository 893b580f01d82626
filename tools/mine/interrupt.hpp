// Ctrl-C as a wish: what was found so far is to be kept. The second time it ends the program, as always.
#pragma once

#include <signal.h>

namespace lozenge::mine {

inline volatile sig_atomic_t is_interrupted = 0;

inline void heed_interrupts() {
  struct sigaction wish{};
  wish.sa_handler = [](int) { is_interrupted = 1; };
  wish.sa_flags = SA_RESETHAND;
  for (const int signal : {SIGINT, SIGTERM}) ::sigaction(signal, &wish, nullptr);
}

}  // namespace lozenge::mine
