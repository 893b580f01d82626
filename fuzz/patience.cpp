#include "fuzz/patience.hpp"

#include <signal.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>

namespace lozenge::fuzz {

namespace {

/// In the handler of a signal: nothing but what POSIX allows there.
[[noreturn]] void give_up(int) {
  constexpr char sentence[] = "This input takes more processor time than any may.\n";
  if (::write(STDERR_FILENO, sentence, sizeof sentence - 1) < 0) ::_exit(1);
  ::abort();
}

/// Of processor time, all threads together; zero: none is measured.
void set_timer(std::chrono::microseconds time) {
  constexpr std::chrono::microseconds::rep second = 1'000'000;
  const itimerval timer{{0, 0}, {time.count() / second, time.count() % second}};
  if (::setitimer(ITIMER_PROF, &timer, nullptr) != 0) ::abort();
}

}  // namespace

Patience::Patience(std::chrono::microseconds allowed) {
  ::signal(SIGPROF, give_up);
  set_timer(allowed);
}

Patience::~Patience() { set_timer(std::chrono::microseconds(0)); }

}  // namespace lozenge::fuzz
