#include "arena/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>

extern char** environ;

namespace lozenge::arena {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t longest_line = 65'536;
const std::atomic<bool> never{false};

Error cannot_start(const std::string& command, int error) {
  return Error{"The program '{1}' cannot be started: {2}.", command, std::strerror(error)};
}

}  // namespace

/// One socket is the program's input and output: writing to it, other than to a pipe, raises no signal when nobody
/// reads any more. A process group of its own keeps Ctrl-C from it, and lets it be ended with all that it has started.
Result<std::unique_ptr<Process>> Process::start(const std::string& command) {
  int ends[2];
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return cannot_start(command, errno);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  ::posix_spawnattr_init(&attributes);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  ::posix_spawnattr_setpgroup(&attributes, 0);

  std::string shell = "/bin/sh", option = "-c", line = command;
  char* const arguments[] = {shell.data(), option.data(), line.data(), nullptr};
  pid_t id = 0;
  const int error = ::posix_spawn(&id, shell.c_str(), &actions, &attributes, arguments, environ);
  ::posix_spawnattr_destroy(&attributes);
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  if (error != 0) {
    ::close(ends[0]);
    return cannot_start(command, error);
  }
  return std::unique_ptr<Process>(new Process(id, ends[0]));
}

Process::~Process() {
  ::shutdown(socket_, SHUT_WR);  // the end of its input
  if (!has_ended_within(500ms)) {
    ::kill(-id_, SIGKILL);
    ::waitpid(id_, nullptr, 0);
  }
  ::close(socket_);
}

bool Process::has_ended_within(std::chrono::milliseconds time) const {
  const auto deadline = Clock::now() + time;
  while (::waitpid(id_, nullptr, WNOHANG) == 0) {
    if (Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(2ms);
  }
  return true;
}

Process::Wake Process::wait_for(short events, Clock::time_point deadline, const std::atomic<bool>& stop) const {
  while (!stop) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    if (left <= 0ms) return Wake::late;
    pollfd waiting{socket_, events, 0};
    if (::poll(&waiting, 1, static_cast<int>(std::min(left, 20ms).count()) + 1) > 0) return Wake::ready;
  }
  return Wake::stopped;
}

Result<Done> Process::write(std::string line, Clock::time_point deadline) {
  line += '\n';
  for (std::string_view rest = line; !rest.empty();) {
    const ssize_t put = ::send(socket_, rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (put >= 0) rest.remove_prefix(static_cast<std::size_t>(put));
    else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      if (wait_for(POLLOUT, deadline, never) == Wake::late) return Error{"It does not listen."};
    } else if (errno != EINTR) return Error{"It has ended."};
  }
  return Done{};
}

Result<std::string> Process::read(Clock::time_point deadline, const std::atomic<bool>& stop) {
  for (;;) {
    if (Clock::now() >= deadline) return Error{"It does not answer in time."};  // also where it talks without end
    if (const auto end = buffer_.find('\n'); end != std::string::npos) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    if (buffer_.size() > longest_line) return Error{"It says something without end."};
    switch (wait_for(POLLIN, deadline, stop)) {
      case Wake::late: return Error{"It does not answer in time."};
      case Wake::stopped: return Error{"The match is over."};
      case Wake::ready: break;
    }
    char chunk[4096];
    const ssize_t got = ::recv(socket_, chunk, sizeof chunk, MSG_DONTWAIT);
    if (got > 0) buffer_.append(chunk, static_cast<std::size_t>(got));
    else if (got == 0 || (errno != EINTR && errno != EAGAIN)) return Error{"It has ended."};
  }
}

}  // namespace lozenge::arena
