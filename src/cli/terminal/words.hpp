// The words that players can type besides moves.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/terminal/table.hpp"

namespace lozenge::cli::terminal {

struct Word {
  std::string_view name;
  std::string_view short_name;  // accepted too; may be empty
  std::string_view argument;    // what follows it: "FILE", "[SQUARE]"
  std::string_view help;
  void (*run)(Table& table, const std::string& argument);
};

std::span<const Word> words();

/// The word of this name or short name; null if there is none.
const Word* find_word(std::string_view name);

}  // namespace lozenge::cli::terminal
