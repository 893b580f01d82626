#include "tests/cli/program.hpp"

#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <sstream>

#include "tests/effort.hpp"

namespace lozenge::tests {

namespace {

constexpr auto patience = std::chrono::seconds(is_slow_build ? 300 : 60);

struct Pipe {
  int ends[2] = {-1, -1};
  Pipe() {
    if (::pipe(ends) != 0) ::abort();
  }
  ~Pipe() { close_read(), close_write(); }
  void close_read() { close_end(ends[0]); }
  void close_write() { close_end(ends[1]); }

 private:
  static void close_end(int& end) {
    if (end >= 0) ::close(end);
    end = -1;
  }
};

[[noreturn]] void become(const std::vector<std::string>& command, Pipe& in, Pipe& out, Pipe& err) {
  ::setpgid(0, 0);  // so that all that a shell has started can be ended with it
  ::dup2(in.ends[0], STDIN_FILENO);
  ::dup2(out.ends[1], STDOUT_FILENO);
  ::dup2(err.ends[1], STDERR_FILENO);
  for (Pipe* pipe : {&in, &out, &err}) pipe->close_read(), pipe->close_write();
  ::signal(SIGPIPE, SIG_DFL);
  ::setenv("L", LOZENGE_PROGRAM, 1);
  ::setenv("LC_ALL", "C.UTF-8", 1);
  std::vector<char*> words;
  for (const auto& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  ::execv(words[0], words.data());
  ::_exit(127);
}

void take(Pipe& pipe, std::string& into) {
  char chunk[65536];
  const ssize_t got = ::read(pipe.ends[0], chunk, sizeof chunk);
  if (got > 0) into.append(chunk, static_cast<std::size_t>(got));
  else pipe.close_read();
}

void give(Pipe& pipe, const std::string& input, std::size_t& given) {
  const ssize_t put = ::write(pipe.ends[1], input.data() + given, std::min<std::size_t>(4096, input.size() - given));
  if (put > 0) given += static_cast<std::size_t>(put);
  if (put < 0 || given == input.size()) pipe.close_write();
}

Ran run_command(const std::vector<std::string>& command, const std::string& input) {
  ::signal(SIGPIPE, SIG_IGN);  // a program need not read all that it is given
  Ran ran;
  Pipe in, out, err;
  const pid_t child = ::fork();
  if (child == 0) become(command, in, out, err);
  in.close_read(), out.close_write(), err.close_write();

  std::size_t given = 0;
  if (input.empty()) in.close_write();
  const auto start = std::chrono::steady_clock::now();
  while (out.ends[0] >= 0 || err.ends[0] >= 0) {
    if (std::chrono::steady_clock::now() - start > patience) ::kill(-child, SIGKILL);
    pollfd waiting[] = {{out.ends[0], POLLIN, 0}, {err.ends[0], POLLIN, 0}, {in.ends[1], POLLOUT, 0}};
    ::poll(waiting, 3, 1000);
    if (waiting[0].revents != 0) take(out, ran.out);
    if (waiting[1].revents != 0) take(err, ran.err);
    if (waiting[2].revents != 0) give(in, input, given);
  }
  in.close_write();
  int status = 0;
  rusage usage{};
  ::wait4(child, &status, 0, &usage);
  ran.kilobytes = usage.ru_maxrss;
  ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return ran;
}

}  // namespace

Ran run(const std::vector<std::string>& arguments, const std::string& input) {
  std::vector<std::string> command{LOZENGE_PROGRAM};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return run_command(command, input);
}

Ran run_shell(const std::string& line) { return run_command({"/bin/bash", "-c", line}, ""); }

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

Scratch::Scratch() {
  std::string pattern = std::filesystem::temp_directory_path() / "lozenge-test-XXXXXX";
  if (::mkdtemp(pattern.data()) == nullptr) ::abort();
  directory_ = pattern;
}

Scratch::~Scratch() {
  std::error_code ignored;
  std::filesystem::remove_all(directory_, ignored);
}

}  // namespace lozenge::tests
