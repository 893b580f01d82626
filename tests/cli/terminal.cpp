#include "tests/cli/terminal.hpp"

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utmp.h>

#include <chrono>

namespace lozenge::tests {

namespace {

constexpr auto patience = std::chrono::seconds(20);

}  // namespace

Terminal::Terminal(const std::vector<std::string>& arguments, int columns, int rows,
                   const std::vector<std::string>& settings) {
  winsize size{};
  size.ws_col = static_cast<unsigned short>(columns);
  size.ws_row = static_cast<unsigned short>(rows);
  if (::openpty(&master_, &slave_, nullptr, nullptr, &size) != 0) ::abort();
  ::tcgetattr(slave_, &before_);
  child_ = ::fork();
  if (child_ != 0) return;

  ::close(master_);
  ::login_tty(slave_);
  // A shell lets what it runs beside it ignore interrupts, and that is inherited.
  for (const int signal : {SIGPIPE, SIGINT}) ::signal(signal, SIG_DFL);
  ::unsetenv("NO_COLOR");
  ::unsetenv("COLORTERM");
  ::setenv("TERM", "xterm-256color", 1);
  ::setenv("LC_ALL", "C.UTF-8", 1);
  for (const auto& setting : settings) ::putenv(const_cast<char*>(setting.c_str()));
  std::vector<char*> words{const_cast<char*>(LOZENGE_PROGRAM)};
  for (const auto& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  ::execv(words[0], words.data());
  ::_exit(127);
}

Terminal::~Terminal() {
  if (child_ > 0) {
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
  }
  ::close(master_);
  ::close(slave_);
}

void Terminal::type(const std::string& keys) {
  [[maybe_unused]] const auto put = ::write(master_, keys.data(), keys.size());
}

void Terminal::end_input() {
  const auto start = std::chrono::steady_clock::now();
  termios now{};
  do {
    read_on(10);
    ::tcgetattr(slave_, &now);
  } while ((now.c_lflag & ICANON) != 0 && std::chrono::steady_clock::now() - start < patience);
  type("\x04");
}

bool Terminal::read_on(int milliseconds) {
  pollfd waiting{master_, POLLIN, 0};
  if (::poll(&waiting, 1, milliseconds) <= 0) return false;
  char chunk[65536];
  const ssize_t got = ::read(master_, chunk, sizeof chunk);
  if (got > 0) output_.append(chunk, static_cast<std::size_t>(got));
  return got > 0;
}

bool Terminal::shows(const std::string& text) {
  const auto start = std::chrono::steady_clock::now();
  for (;;) {
    const auto at = output_.find(text, found_);
    if (at != std::string::npos) {
      found_ = at + text.size();
      return true;
    }
    if (std::chrono::steady_clock::now() - start > patience) return false;
    read_on(100);
  }
}

int Terminal::wait() {
  const auto start = std::chrono::steady_clock::now();
  int status = 0;
  while (::waitpid(child_, &status, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() - start > patience) ::kill(child_, SIGKILL);
    read_on(20);
  }
  while (read_on(0)) continue;
  child_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

bool Terminal::is_as_before() const {
  termios now{};
  ::tcgetattr(slave_, &now);
  return now.c_lflag == before_.c_lflag && now.c_iflag == before_.c_iflag && now.c_oflag == before_.c_oflag;
}

}  // namespace lozenge::tests
