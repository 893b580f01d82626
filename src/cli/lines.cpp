#include "cli/lines.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "cli/failure.hpp"

namespace lozenge::cli {

/// Reads on; false at the end of input.
bool Lines::fill() {
  buffer_.erase(0, at_);
  at_ = 0;
  char chunk[65536];
  for (;;) {
    const ssize_t got = ::read(file_, chunk, sizeof chunk);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) refuse("The input cannot be read: " + std::string(std::strerror(errno)) + ".");
    buffer_.append(chunk, static_cast<std::size_t>(got));
    return got > 0;
  }
}

bool Lines::skip_rest() {
  for (;;) {
    const auto end = buffer_.find('\n', at_);
    at_ = end == std::string::npos ? buffer_.size() : end + 1;
    if (end != std::string::npos) return true;
    if (!fill()) return false;
  }
}

std::optional<Lines::Input> Lines::next() {
  if (is_in_long_line_ && !skip_rest()) return std::nullopt;
  is_in_long_line_ = false;
  bool is_over = false;
  for (;;) {
    auto end = buffer_.find('\n', at_);
    if (end == std::string::npos && is_over) end = buffer_.size();
    if (end == std::string::npos && buffer_.size() - at_ <= longest_) {
      is_over = !fill();
      if (is_over && at_ == buffer_.size()) return std::nullopt;
      continue;
    }
    if (end == std::string::npos || end - at_ > longest_) {
      is_in_long_line_ = true;
      return Input{buffer_.substr(at_, longest_), true};
    }
    Input line{buffer_.substr(at_, end - at_), false};
    at_ = std::min(end + 1, buffer_.size());
    if (line.text.ends_with('\r')) line.text.pop_back();
    return line;
  }
}

}  // namespace lozenge::cli
