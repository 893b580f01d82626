// How a command ends that cannot do what it was asked: with one sentence on standard error and an exit status.
#pragma once

#include <string>
#include <utility>

#include "core/result.hpp"

namespace lozenge::cli {

/// `refused`: the request was understood and cannot be (an illegal move, a bad position, a missing file).
/// `misused`: the request itself is wrong (an unknown command, game or option).
enum class Exit : int { done = 0, refused = 1, misused = 2 };

/// Thrown by commands, caught once in main.
struct Failure {
  Exit status;
  std::string sentence;
};

[[noreturn]] inline void refuse(std::string sentence) { throw Failure{Exit::refused, std::move(sentence)}; }
[[noreturn]] inline void misuse(std::string sentence) { throw Failure{Exit::misused, std::move(sentence)}; }

/// The value of a result, or the end of the command with the result's sentence.
template <class T>
T granted(Result<T> result, Exit status = Exit::refused) {
  if (!result) throw Failure{status, result.sentence()};
  return std::move(result).value();
}

}  // namespace lozenge::cli
