#include "cli/break_off.hpp"

#include <csignal>
#include <ctime>

namespace lozenge::cli {

namespace {

std::atomic<bool> is_asked{false};
std::atomic<long> asked_at{0};  // in milliseconds
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<long>::is_always_lock_free);

constexpr int signals[] = {SIGINT, SIGTERM};

long now() {
  std::timespec time{};
  ::clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000 + time.tv_nsec / 1'000'000;
}

/// Some send a signal to a program and then to all of its group: what comes at once is the same wish.
void ask(int signal) {
  constexpr long at_once = 200;
  if (!is_asked.exchange(true)) {
    asked_at = now();
  } else if (now() - asked_at > at_once) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
}

}  // namespace

BreakOff::BreakOff() {
  is_asked = false;
  for (const int signal : signals) std::signal(signal, ask);
}

BreakOff::~BreakOff() {
  for (const int signal : signals) std::signal(signal, SIG_DFL);
}

const std::atomic<bool>& BreakOff::asked() const { return is_asked; }

}  // namespace lozenge::cli
