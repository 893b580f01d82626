// Reads a command line with CLI11. CLI11 only sorts the words; what is required, a number or one of some words is
// checked here against the command's table, so that every complaint is one of our sentences.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>

#include "cli/command.hpp"
#include "core/quote.hpp"

namespace lozenge::cli {

namespace {

std::string hint(const Command& command) { return " See 'lozenge " + command.name + " --help'."; }

std::string accepted(const Argument& argument) {
  if (argument.kind == Argument::Kind::number)
    return "a whole number from " + std::to_string(argument.low) + " to " + std::to_string(argument.high);
  if (argument.kind == Argument::Kind::decimal)
    return "a number above " + std::to_string(argument.low) + ", at most " + std::to_string(argument.high) +
           ", such as 2 or 0.5";
  std::string out;
  for (const auto& word : argument.words) out += (out.empty() ? "" : ", ") + word;
  return "one of: " + out;
}

/// All of a text as a number; nothing where it is none.
template <class Number>
std::optional<Number> read_number(const std::string& text) {
  Number number{};
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number);
  if (error != std::errc() || end != last) return std::nullopt;
  return number;
}

void check(const Argument& argument, const std::string& value) {
  bool fits = true;
  if (argument.kind == Argument::Kind::number) {
    const auto number = read_number<int>(value);
    fits = number && *number >= argument.low && *number <= argument.high;
  } else if (argument.kind == Argument::Kind::decimal) {
    const auto number = read_number<double>(value);
    fits = number && *number > argument.low && *number <= argument.high;
  } else if (argument.kind == Argument::Kind::word) {
    fits = std::ranges::find(argument.words, value) != argument.words.end();
  }
  if (!fits) misuse(argument.name + " cannot be " + lozenge::quoted(value) + "; it is " + accepted(argument) + ".");
}

/// Fills in what was left out, then checks everything.
void check_all(const Command& command, Values& values) {
  for (const Argument& argument : command.arguments) {
    if (!values.has(argument.name) && !argument.fallback.empty()) values.add(argument.name, argument.fallback);
    if (values.has(argument.name) && !argument.is_flag())
      for (const auto& value : values.list(argument.name)) check(argument, value);
  }
}

/// Hands out what has no option's name before it to the places of the table, in order.
void fill_places(const Command& command, const std::vector<std::string>& words, Values& values) {
  auto word = words.begin();
  for (const Argument& argument : command.arguments) {
    if (argument.is_option()) continue;
    if (word == words.end() && argument.is_required) misuse(argument.name + " is missing." + hint(command));
    for (; word != words.end(); ++word) {
      values.add(argument.name, *word);
      if (!argument.is_repeated) {
        ++word;
        break;
      }
    }
  }
  if (word != words.end()) misuse("I do not know what to do with " + lozenge::quoted(*word) + "." + hint(command));
}

[[noreturn]] void refuse_option(const Command& command, const std::string& given) {
  std::vector<std::string> names{"--help"};
  for (const Argument& argument : command.arguments)
    if (argument.is_option()) names.push_back(argument.name);
  const std::string option = given.substr(0, given.find('='));
  const std::string near = nearest(option, names);
  misuse("The command " + command.name + " has no option " + lozenge::quoted(option) + "." +
         (near.empty() ? hint(command) : " Did you mean " + near + "?"));
}

/// What CLI11 has left over: the words for the places. A lone `--` says that no option follows; where moves are taken
/// it is kept, since it is also a move (a pass).
std::vector<std::string> words_among(const Command& command, const std::vector<std::string>& rest) {
  const bool takes_moves =
      std::ranges::any_of(command.arguments, [](const Argument& a) { return a.kind == Argument::Kind::move; });
  std::vector<std::string> words;
  bool are_options_over = false;
  for (const std::string& word : rest) {
    const bool is_mark = word == "--" && !are_options_over;
    if (is_mark) are_options_over = true;
    else if (!are_options_over && word.size() > 1 && word[0] == '-') refuse_option(command, word);
    if (!is_mark || takes_moves) words.push_back(word);
  }
  return words;
}

/// Puts into our words what CLI11 could not sort: an option without its value, or a flag with one.
[[noreturn]] void complain(const Command& command, const std::string& message) {
  std::string name = message.substr(0, message.find_first_of(": "));
  if (!name.starts_with("-")) name = "--" + name;  // CLI11 names a flag without its dashes here
  const auto it = std::ranges::find(command.arguments, name, &Argument::name);
  if (it != command.arguments.end() && !it->is_flag()) misuse(name + " needs a value: " + it->help + ".");
  misuse(name + " takes no value." + hint(command));
}

}  // namespace

const std::string& Values::text(std::string_view name) const { return list(name).front(); }

const std::vector<std::string>& Values::list(std::string_view name) const {
  const auto it = given_.find(name);
  assert(it != given_.end() && "asked for an argument that may be left out and has no fallback");
  return it->second;
}

int Values::number(std::string_view name) const { return read_number<int>(text(name)).value_or(0); }

double Values::decimal(std::string_view name) const { return read_number<double>(text(name)).value_or(0); }

Values parse(const Command& command, std::vector<std::string> arguments) {
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  const CLI::Option* help_flag = app.add_flag("-h,--help")->disable_flag_override();
  std::map<std::string, const CLI::Option*> options;
  std::map<std::string, std::vector<std::string>> given;
  for (const Argument& argument : command.arguments) {
    if (argument.is_flag()) options[argument.name] = app.add_flag(argument.name)->disable_flag_override();
    else if (argument.is_option())
      options[argument.name] = app.add_option(argument.name, given[argument.name])
                                   ->expected(1)
                                   ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
                                   ->allow_extra_args(false);
  }
  try {
    std::ranges::reverse(arguments);  // CLI11 takes them from the back
    app.parse(std::move(arguments));
  } catch (const CLI::ParseError& error) {
    complain(command, error.what());
  }

  Values values;
  if (help_flag->count() > 0) {
    values.add_flag("--help");
    return values;
  }
  for (const auto& [name, option] : options) {
    if (option->count() > 0) values.add_flag(name);
    for (const auto& value : given[name]) values.add(name, value);
    if (given[name].size() > 1) misuse(name + " is given twice.");
  }
  fill_places(command, words_among(command, app.remaining()), values);
  check_all(command, values);
  return values;
}

}  // namespace lozenge::cli
