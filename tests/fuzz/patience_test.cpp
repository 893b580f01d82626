// The limit of processor time that fuzzing sets to an input.
#include "fuzz/patience.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace lozenge::tests {
namespace {

using namespace std::chrono_literals;

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void work_for(double seconds) {
  const double end = processor_seconds() + seconds;
  while (processor_seconds() < end) {
  }
}

TEST(Patience, EndsWhatWorksTooLong) {
  EXPECT_DEATH(
      {
        const fuzz::Patience patience(20ms);
        work_for(60);
      },
      "This input takes more processor time than any may.");
}

TEST(Patience, EndsWithTheInput) {
  {
    const fuzz::Patience patience(20ms);
  }
  work_for(0.06);
}

TEST(Patience, CountsWorkAndNotTime) {
  const fuzz::Patience patience(100ms);
  const auto end = std::chrono::steady_clock::now() + 150ms;
  std::this_thread::sleep_until(end);
  EXPECT_GE(std::chrono::steady_clock::now(), end);
}

}  // namespace
}  // namespace lozenge::tests
