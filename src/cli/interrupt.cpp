#include "cli/interrupt.hpp"

#include <atomic>

namespace lozenge::cli {

namespace {

std::atomic<play::Engine*> thinking = nullptr;

void stop_thinking(int) {
  if (play::Engine* engine = thinking) engine->stop();
}

}  // namespace

Interrupt::Interrupt(play::Engine& engine) {
  engine.resume();
  thinking = &engine;
  struct sigaction action{};
  action.sa_handler = stop_thinking;
  action.sa_flags = SA_RESTART;  // what is being written is written
  ::sigaction(SIGINT, &action, &before_);
}

Interrupt::~Interrupt() {
  ::sigaction(SIGINT, &before_, nullptr);
  thinking = nullptr;
}

}  // namespace lozenge::cli
