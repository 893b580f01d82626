#include "protocol/hub/message.hpp"

#include <algorithm>

#include "core/number.hpp"
#include "core/quote.hpp"

namespace lozenge::protocol::hub {

namespace {

constexpr std::string_view blanks = " \t\r\n", ends_of_name = " \t\r\n=\"";

std::string quoted_value(std::string_view value) {
  std::string clean = printable(value);
  std::ranges::replace(clean, '"', '\'');
  const bool is_plain = !clean.empty() && clean.find_first_of(" =") == std::string::npos;
  return is_plain ? clean : '"' + clean + '"';
}

/// Takes texts off the front of a line.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : rest_(text) { skip_blanks(); }

  bool is_over() const { return rest_.empty(); }

  std::string_view take_word(std::string_view ends) {
    const auto word = rest_.substr(0, rest_.find_first_of(ends));
    rest_.remove_prefix(word.size());
    return word;
  }
  bool take(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  /// What stands in quotes; nothing where they are not closed.
  std::optional<std::string_view> take_quoted() {
    const auto end = rest_.find('"');
    if (end == std::string_view::npos) return std::nullopt;
    const auto value = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    return value;
  }
  void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(blanks), rest_.size())); }
  bool is_at_blank() const { return rest_.empty() || blanks.find(rest_.front()) != std::string_view::npos; }

 private:
  std::string_view rest_;
};

Result<Argument> read_argument(Scanner& scanner) {
  Argument argument{std::string(scanner.take_word(ends_of_name))};
  if (argument.name.empty()) return Error{"An argument has no name."};
  if (scanner.take('=')) {
    if (scanner.take('"')) {
      const auto value = scanner.take_quoted();
      if (!value) return Error{"The quotes of {1} are not closed.", quoted(argument.name)};
      argument.value = *value;
    } else {
      argument.value = scanner.take_word(" \t\r\n\"");
      if (argument.value->empty()) return Error{"The argument {1} has no value.", quoted(argument.name)};
    }
  }
  if (!scanner.is_at_blank()) return Error{"A blank is missing behind the argument {1}.", quoted(argument.name)};
  scanner.skip_blanks();
  return argument;
}

}  // namespace

bool Message::has(std::string_view name) const {
  return std::ranges::find(arguments, name, &Argument::name) != arguments.end();
}

std::optional<std::string_view> Message::find(std::string_view name) const {
  const auto it = std::ranges::find(arguments, name, &Argument::name);
  if (it == arguments.end() || !it->value) return std::nullopt;
  return *it->value;
}

Message& Message::add(std::string_view name, std::string_view value) {
  arguments.push_back({std::string(name), std::string(value)});
  return *this;
}

Message& Message::add(std::string_view name, std::uint64_t value) { return add(name, std::to_string(value)); }

Message& Message::add_decimal(std::string_view name, double value, int digits) {
  return add(name, decimal(value, digits));
}

std::string text(const Message& line) {
  std::string out = line.command;
  for (const Argument& argument : line.arguments) {
    out += ' ' + argument.name;
    if (argument.value) out += '=' + quoted_value(*argument.value);
  }
  return out;
}

std::string_view command_of(std::string_view text) { return Scanner(text).take_word(ends_of_name); }

Result<Message> read_message(std::string_view text) {
  if (text.size() > longest_message) return Error{"The line is too long."};
  Scanner scanner(text);
  Message line{std::string(scanner.take_word(ends_of_name))};
  if (!scanner.is_at_blank()) return Error{"A line begins with a command, and a blank follows it."};
  scanner.skip_blanks();
  while (!scanner.is_over()) {
    auto argument = read_argument(scanner);
    if (!argument) return argument.error();
    if (line.has(argument->name)) return Error{"The argument {1} is given twice.", quoted(argument->name)};
    line.arguments.push_back(std::move(*argument));
  }
  return line;
}

}  // namespace lozenge::protocol::hub
