#include "cli/browser.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include <csignal>

extern char** environ;

namespace lozenge::cli {

bool open_in_browser(const std::string& address) {
#if defined(__APPLE__)
  const char* const opener = "open";
#else
  const char* const opener = "xdg-open";
#endif
  // Its chatter is not ours, and nobody waits for it to end.
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0);
  std::string name = opener, page = address;
  char* const arguments[] = {name.data(), page.data(), nullptr};
  std::signal(SIGCHLD, SIG_IGN);
  pid_t child = 0;
  const int error = posix_spawnp(&child, opener, &actions, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0;
}

}  // namespace lozenge::cli
