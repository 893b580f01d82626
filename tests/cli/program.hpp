// Runs the real program as a shell would, and gives what came of it.
#pragma once

#include <string>
#include <vector>

namespace lozenge::tests {

struct Ran {
  int status = -1;  // exit status; 128 + the signal that ended it
  std::string out;
  std::string err;
  long kilobytes = 0;  // the most memory that it, or a program that it started, had
};

/// Runs `lozenge` with these arguments and this standard input. A program that hangs is ended after a minute.
Ran run(const std::vector<std::string>& arguments, const std::string& input = "");

/// Runs a line of the shell, in which `$L` is the program.
Ran run_shell(const std::string& line);

/// The lines of a text, without their ends.
std::vector<std::string> lines_of(const std::string& text);

/// A directory that is empty at first and goes with this object.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  std::string path(const std::string& name) const { return directory_ + "/" + name; }

 private:
  std::string directory_;
};

}  // namespace lozenge::tests
