// The help of a command, written from its table.
#include <algorithm>

#include "cli/command.hpp"
#include "cli/wrap.hpp"

namespace lozenge::cli {

namespace {

constexpr std::size_t page_width = 100;

std::string heading(const Argument& argument) {
  return argument.name + (argument.value.empty() ? "" : " " + argument.value);
}

std::string explanation(const Argument& argument) {
  return argument.help + (argument.fallback.empty() ? "" : " (default " + argument.fallback + ")");
}

/// Two columns: names, and what they mean.
std::string table(const std::vector<std::pair<std::string, std::string>>& rows) {
  std::size_t width = 0;
  for (const auto& [name, meaning] : rows) width = std::max(width, name.size());
  std::string out;
  for (const auto& [name, meaning] : rows)
    out += "  " + name + std::string(width - name.size() + 2, ' ') +
           wrapped(meaning, page_width, width + 4, width + 4) + "\n";
  return out;
}

}  // namespace

std::string usage(const Command& command) {
  std::string out = "lozenge " + command.name;
  for (const Argument& argument : command.arguments) {
    const std::string text = heading(argument) + (argument.is_repeated ? "..." : "");
    out += argument.is_required ? " " + text : " [" + text + "]";
  }
  return out;
}

std::string help(const Command& command) {
  std::string out = "lozenge " + command.name + ": " + command.summary + "\n\n  " + usage(command) + "\n";
  for (const auto& paragraph : command.paragraphs) out += "\n" + wrapped(paragraph, page_width) + "\n";
  std::vector<std::pair<std::string, std::string>> rows;
  for (const Argument& argument : command.arguments) rows.emplace_back(heading(argument), explanation(argument));
  rows.emplace_back("--help", "show this page");
  out += "\n" + table(rows);
  if (!command.examples.empty()) out += "\nExamples:\n";
  for (const Example& example : command.examples) out += "  " + example.line + "\n      " + example.what + "\n";
  return out;
}

}  // namespace lozenge::cli
