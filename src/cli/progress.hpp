// A line on the terminal's standard error that says how far long work is. Nothing at all where that is no terminal.
#pragma once

#include <chrono>
#include <string>

namespace lozenge::cli {

class Progress {
 public:
  explicit Progress(std::string what);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  /// Shows the share that is done, at most some times a second.
  void show(std::size_t done, std::size_t parts);

 private:
  using Clock = std::chrono::steady_clock;

  std::string what_;
  bool is_shown_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

}  // namespace lozenge::cli
