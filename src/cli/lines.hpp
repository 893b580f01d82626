// Reads standard input line by line in bounded memory, whatever comes.
#pragma once

#include <optional>
#include <string>

namespace lozenge::cli {

class Lines {
 public:
  /// No position and no move is longer than that.
  static constexpr std::size_t usual_length = 4096;

  /// Of a line that is longer than the longest one only the beginning is kept.
  explicit Lines(int file, std::size_t longest = usual_length) : file_(file), longest_(longest) {}

  struct Input {
    std::string text;  // without the line's end, be it LF or CR LF
    bool is_too_long = false;
  };

  /// The next line; nothing at the end of input. A line is given as soon as it is known to be too long, and its rest
  /// skipped when the next one is asked for.
  std::optional<Input> next();

  /// Is there a whole line that can be had without waiting?
  bool has_line() const { return buffer_.find('\n', at_) != std::string::npos; }

 private:
  bool fill();
  bool skip_rest();

  int file_;
  std::size_t longest_;
  std::string buffer_;
  std::size_t at_ = 0;
  bool is_in_long_line_ = false;
};

}  // namespace lozenge::cli
