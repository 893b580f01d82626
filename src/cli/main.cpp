#include <clocale>
#include <csignal>

#include "cli/output.hpp"
#include "cli/program.hpp"

using namespace lozenge;

int main(int argc, char** argv) {
  // Who starts us may have set this aside; a reader that has seen enough (`| head -1`) then ends us without a word.
  std::signal(SIGPIPE, SIG_DFL);
  std::setlocale(LC_CTYPE, "");  // which letters the terminal has
  try {
    const cli::Exit status = cli::run({argv + (argc > 0 ? 1 : 0), argv + argc});
    cli::flush();
    return static_cast<int>(status);
  } catch (const cli::Failure& failure) {
    cli::complain(failure.sentence);
    return static_cast<int>(failure.status);
  }
}
