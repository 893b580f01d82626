#include "cli/progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <string_view>

namespace lozenge::cli {

namespace {

constexpr std::string_view clear_line = "\r\x1b[K";

void write_to_terminal(std::string_view text) {
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text.data(), text.size());
}

/// Leaves a clean line behind, then ends the program as the signal would have.
void end_cleanly(int signal) {
  write_to_terminal(clear_line);
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

Progress::Progress(std::string what) : what_(std::move(what)) {
  if (::isatty(STDERR_FILENO) != 1) return;
  // Who deals with it in a way of his own goes on doing so.
  if (const auto before = std::signal(SIGINT, end_cleanly); before != SIG_DFL) std::signal(SIGINT, before);
  else ends_cleanly_ = true;
  drawer_ = std::thread([this] { draw_until_stopped(); });
}

Progress::~Progress() {
  if (!drawer_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    is_stopped_ = true;
  }
  stop_.notify_all();
  drawer_.join();
  write_to_terminal(clear_line);
  if (ends_cleanly_) std::signal(SIGINT, SIG_DFL);
}

void Progress::tell(std::string words) {
  const std::lock_guard lock(mutex_);
  words_ = std::move(words);
}

void Progress::draw_until_stopped() {
  using namespace std::chrono_literals;
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  std::unique_lock lock(mutex_);
  // What is done in the twinkling of an eye shows no line.
  while (!stop_.wait_for(lock, 200ms, [this] { return is_stopped_; }))
    draw(std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - start));
}

void Progress::draw(std::chrono::seconds passed) const {
  constexpr std::size_t width = 30;
  const std::size_t parts = std::max<std::size_t>(1, parts_), done = std::min<std::size_t>(done_, parts);
  const std::size_t filled = width * done / parts;
  write_to_terminal(std::string(clear_line) + what_ + " [" + std::string(filled, '#') +
                    std::string(width - filled, '.') + "] " + std::to_string(100 * done / parts) + "% " +
                    std::to_string(passed.count()) + " s" + (words_.empty() ? "" : ", " + words_));
}

}  // namespace lozenge::cli
