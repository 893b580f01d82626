// A command of the program as data. One table gives the parsing, the help, the man page and the shell completions.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/failure.hpp"

namespace lozenge::cli {

/// An argument by its place (`GAME`) or by its name (`--position P`).
struct Argument {
  enum class Kind { text, game, file, number, decimal, word, move };

  std::string name;                     // "GAME", "--position"
  std::string value = {};               // what follows an option: "P"; a flag has none
  std::string help = {};                // half a sentence, without a full stop
  Kind kind = Kind::text;               // what it accepts, for checks and completions
  std::vector<std::string> words = {};  // kind word: the accepted ones
  int low = 0, high = 0;                // kind number: the accepted range; decimal: low itself is not
  std::string fallback = {};            // the value where it is left out; shown in the help
  bool is_required = false;
  bool is_repeated = false;  // the last place may take any number of arguments

  bool is_option() const { return name.starts_with('-'); }
  bool is_flag() const { return is_option() && value.empty(); }
};

/// What was given on the command line, checked against a command's table.
class Values {
 public:
  bool has(std::string_view name) const { return given_.contains(name); }
  const std::string& text(std::string_view name) const;
  const std::vector<std::string>& list(std::string_view name) const;
  int number(std::string_view name) const;
  double decimal(std::string_view name) const;

  void add(const std::string& name, std::string value) { given_[name].push_back(std::move(value)); }
  void add_flag(const std::string& name) { given_[name]; }

 private:
  std::map<std::string, std::vector<std::string>, std::less<>> given_;
};

struct Example {
  std::string line;  // as typed after the prompt
  std::string what;  // what it does, half a sentence
};

struct Command {
  std::string name;
  std::string summary;                  // half a sentence: "list the legal moves of a position"
  std::vector<std::string> paragraphs;  // for --help and the man page
  std::vector<Argument> arguments;      // places first, in order, then options
  std::vector<Example> examples;
  Exit (*run)(const Values& values);
};

/// Reads what follows the command's name. Throws a Failure that says what is wrong with it.
Values parse(const Command& command, std::vector<std::string> arguments);

/// `lozenge perft GAME DEPTH [--position P] ...`
std::string usage(const Command& command);

/// What `lozenge COMMAND --help` shows.
std::string help(const Command& command);

/// "'pertf'" among the names, or empty where none is near: for "Did you mean".
std::string nearest(std::string_view wrong, const std::vector<std::string>& names);

}  // namespace lozenge::cli
