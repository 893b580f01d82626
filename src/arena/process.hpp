// Another program that is talked to line by line, through its standard input and output.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

#include "core/result.hpp"

namespace lozenge::arena {

class Process {
 public:
  using Clock = std::chrono::steady_clock;

  /// Has the shell run a command. Whether there is such a program shows when it is asked something.
  static Result<std::unique_ptr<Process>> start(const std::string& command);

  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  /// Gives it a moment to end by itself, then ends it.
  ~Process();

  /// Errors say what the program does wrong: "It has ended.", "It does not answer."
  Result<Done> write(std::string line, Clock::time_point deadline);
  /// The next line, without its end. `stop` is looked at now and then.
  Result<std::string> read(Clock::time_point deadline, const std::atomic<bool>& stop);

 private:
  Process(pid_t id, int socket) : id_(id), socket_(socket) {}

  enum class Wake { ready, late, stopped };
  Wake wait_for(short events, Clock::time_point deadline, const std::atomic<bool>& stop) const;
  bool has_ended_within(std::chrono::milliseconds time) const;

  pid_t id_;    // also of its process group
  int socket_;  // both ways
  std::string buffer_;
};

}  // namespace lozenge::arena
