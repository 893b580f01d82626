// A line of the Hub protocol: a command and its arguments, `pos pos=... moves="11-15 23-19"`, `go think`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace lozenge::protocol::hub {

/// A longer line is no line of the protocol: the moves of the longest games have room in it.
inline constexpr std::size_t longest_message = 65'536;

struct Argument {
  std::string name;
  std::optional<std::string> value = {};  // a flag has none

  bool operator==(const Argument&) const = default;
};

struct Message {
  std::string command;
  std::vector<Argument> arguments = {};

  bool has(std::string_view name) const;
  /// The value of an argument; nothing where it is not there or is a flag.
  std::optional<std::string_view> find(std::string_view name) const;

  Message& add(std::string_view name, std::string_view value);
  Message& add(std::string_view name, std::uint64_t value);
  /// With so many digits behind the point.
  Message& add_decimal(std::string_view name, double value, int digits);

  bool operator==(const Message&) const = default;
};

/// Quotes values where they need it. Values cannot contain double quotes or control characters: they become single
/// ones and question marks.
std::string text(const Message& line);

/// What a line begins with, also one that cannot be read.
std::string_view command_of(std::string_view text);

/// A line of blanks has an empty command.
Result<Message> read_message(std::string_view text);

}  // namespace lozenge::protocol::hub
