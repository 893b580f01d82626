// Runs the real program in a terminal of its own, as a person would.
#pragma once

#include <sys/types.h>
#include <termios.h>

#include <string>
#include <vector>

namespace lozenge::tests {

class Terminal {
 public:
  /// `settings` are put into the environment: {"NO_COLOR=1"}.
  Terminal(const std::vector<std::string>& arguments, int columns = 80, int rows = 24,
           const std::vector<std::string>& settings = {});
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  void type(const std::string& keys);
  /// Presses Ctrl-D once the line editor listens: it shows its prompt a moment before, when the key would be lost.
  void end_input();
  /// Waits until this has been shown since the last call that found something; false after some seconds.
  bool shows(const std::string& text);
  /// Waits for the end; the exit status, or 128 + the signal that ended the program.
  int wait();

  /// All that has been written, escape sequences included.
  const std::string& output() const { return output_; }
  /// Does the terminal show what is typed, as it did at the beginning?
  bool is_as_before() const;

 private:
  bool read_on(int milliseconds);

  int master_ = -1;
  int slave_ = -1;  // kept open so that the terminal outlives the program
  pid_t child_ = -1;
  termios before_{};
  std::string output_;
  std::size_t found_ = 0;
};

}  // namespace lozenge::tests
