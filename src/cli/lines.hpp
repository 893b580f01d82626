// Reads standard input line by line in bounded memory, whatever comes.
#pragma once

#include <optional>
#include <string>

namespace lozenge::cli {

class Lines {
 public:
  /// No position and no move is that long; of a longer line only the beginning is kept.
  static constexpr std::size_t longest = 4096;

  explicit Lines(int file) : file_(file) {}

  struct Line {
    std::string text;  // without the line's end, be it LF or CR LF
    bool is_too_long = false;
  };

  /// The next line; nothing at the end of input. A line is given as soon as it is known to be too long, and its rest
  /// skipped when the next one is asked for.
  std::optional<Line> next();

  /// Is there a whole line that can be had without waiting?
  bool has_line() const { return buffer_.find('\n', at_) != std::string::npos; }

 private:
  bool fill();
  bool skip_rest();

  int file_;
  std::string buffer_;
  std::size_t at_ = 0;
  bool is_in_long_line_ = false;
};

}  // namespace lozenge::cli
