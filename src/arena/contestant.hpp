// Who takes part in a contest, as it is written on a command line: `engine`, `level=5`,
// `engine:judgement=hand,time=0.2`, `reference`, `random`, `hub:./other-program`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "play/engine.hpp"
#include "search/limits.hpp"

namespace lozenge::arena {

struct Contestant {
  std::string text;                    // as it was given
  std::string command = {};            // of a program that speaks the Hub protocol; empty for a player of our own
  play::EngineSettings settings = {};  // of a player of our own
  std::optional<std::size_t> table_mb = {};
  std::optional<search::Limits> limits = {};  // its own, instead of those that both have in common
  std::optional<search::ClockKind> clock = {};

  bool is_program() const { return !command.empty(); }
};

/// The error says what is accepted.
Result<Contestant> read_contestant(std::string_view text);

/// What can be asked for, in one sentence.
std::string accepted_contestants();

}  // namespace lozenge::arena
