// How long a search may go on, and the clock that it is measured with.
#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>

namespace lozenge::search {

using Seconds = std::chrono::duration<double>;

inline constexpr int deepest = 100;

enum class ClockKind : std::uint8_t {
  wall,
  cpu  // processor time of the thinking thread: fair on a busy machine
};

/// Zero means no limit.
struct Limits {
  int depth = deepest;
  std::uint64_t nodes = 0;
  Seconds time{0};  // stop at once when it has passed
  // Begin no further iteration after it; where a single move is legal, think little: there is time to save.
  Seconds enough{0};
  ClockKind clock = ClockKind::wall;
};

/// Runs from its making, in the thread that made it.
class Stopwatch {
 public:
  explicit Stopwatch(ClockKind kind) : kind_(kind), start_(now()) {}

  Seconds elapsed() const { return now() - start_; }

 private:
  Seconds now() const {
    if (kind_ == ClockKind::wall) return std::chrono::steady_clock::now().time_since_epoch();
#if defined(CLOCK_THREAD_CPUTIME_ID)
    std::timespec passed{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &passed);
    return Seconds(static_cast<double>(passed.tv_sec) + 1e-9 * static_cast<double>(passed.tv_nsec));
#else
    return Seconds(static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
#endif
  }

  ClockKind kind_;
  Seconds start_;
};

}  // namespace lozenge::search
