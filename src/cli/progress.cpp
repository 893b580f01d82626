#include "cli/progress.hpp"

#include <unistd.h>

#include <csignal>

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

Progress::Progress(std::string what) : what_(std::move(what)), is_shown_(::isatty(STDERR_FILENO) == 1) {
  if (is_shown_) std::signal(SIGINT, end_cleanly);
}

Progress::~Progress() {
  if (!is_shown_) return;
  write_to_terminal(clear_line);
  std::signal(SIGINT, SIG_DFL);
}

void Progress::show(std::size_t done, std::size_t parts) {
  using namespace std::chrono;
  if (!is_shown_ || Clock::now() - last_ < 100ms) return;
  last_ = Clock::now();
  constexpr std::size_t width = 30;
  const std::size_t filled = parts == 0 ? width : width * done / parts;
  const auto seconds = duration_cast<std::chrono::seconds>(last_ - start_).count();
  write_to_terminal(std::string(clear_line) + what_ + " [" + std::string(filled, '#') +
                    std::string(width - filled, '.') + "] " + std::to_string(parts == 0 ? 100 : 100 * done / parts) +
                    "% " + std::to_string(seconds) + " s");
}

}  // namespace lozenge::cli
