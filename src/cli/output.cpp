#include "cli/output.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>

#include "cli/failure.hpp"
#include "core/quote.hpp"

namespace lozenge::cli {

namespace {

[[noreturn]] void fail() {
  const std::string reason = std::strerror(errno);
  std::clearerr(stdout);
  refuse("The results cannot be written: " + reason + ".");
}

}  // namespace

void print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) fail();
}

void print_line(std::string_view text) {
  print(text);
  print("\n");
}

void flush() {
  if (std::fflush(stdout) != 0) fail();
}

void complain(std::string_view sentence) {
  const std::string line = "lozenge: " + printable(sentence) + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace lozenge::cli
