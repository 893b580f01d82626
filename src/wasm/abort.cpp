// How a broken promise ends an instance: what it was goes to JavaScript, which hears it as a complaint. The libraries
// would bring all of printf for that, into each module.
#include <unistd.h>

#include <cassert>
#include <string>
#include <string_view>

namespace {

[[noreturn]] void complain(std::string_view text) {
  if (write(STDERR_FILENO, text.data(), text.size()) < 0) __builtin_trap();
  __builtin_trap();
}

}  // namespace

extern "C" void __assert_fail(const char* promise, const char* file, int line, const char* function) {
  complain("Assertion failed: " + std::string(promise) + " (" + file + ": " + function + ": " + std::to_string(line) +
           ")");
}

// What the standard library calls; the values of its formats are left out.
void std::__libcpp_verbose_abort(const char* format, ...) { complain(format); }
extern "C" void abort_message(const char* format, ...) { complain(format); }
