#include "kit/trail.hpp"

#include <cctype>
#include <cstring>

namespace lozenge::kit {

namespace {

/// Longer input than any move can be is not looked at.
constexpr std::size_t max_move_text = 200;

}  // namespace

Result<Trail> read_trail(std::string_view input, std::optional<Cell> (*find_cell)(std::string_view name)) {
  if (input.empty()) return Error{"A move is missing."};
  if (input.size() > max_move_text) return Error{"That is too long to be a move."};
  Trail trail;
  std::size_t at = 0;
  while (at < input.size()) {
    Token token;
    if (!trail.empty()) {
      token.sign = input[at] == ':' ? 'x' : input[at];
      if (std::strchr("-x>+", token.sign) == nullptr || token.sign == '\0')
        return Error{"I cannot read {1} as a move: '-', 'x', '>' or '+' was expected before {2}.", quoted(input),
                     quoted(input.substr(at))};
      ++at;
    }
    std::size_t end = at;
    while (end < input.size() && std::isalnum(static_cast<unsigned char>(input[end])) && input[end] != 'x') ++end;
    const std::string_view name = input.substr(at, end - at);
    const auto cell = find_cell(name);
    if (name.empty()) return Error{"I cannot read {1} as a move: a square is missing.", quoted(input)};
    if (!cell) return Error{"There is no square {1} on this board.", quoted(name)};
    token.cell = *cell;
    at = end;
    if (at < input.size() && input[at] == '/') {
      std::size_t digits = at + 1;
      int count = 0;
      while (digits < input.size() && std::isdigit(static_cast<unsigned char>(input[digits])) && count < 100)
        count = 10 * count + (input[digits++] - '0');
      if (count < 1 || count >= 100) return Error{"After '/' comes how many men go."};
      token.count = static_cast<std::uint8_t>(count);
      at = digits;
    }
    trail.push_back(token);
  }
  return trail;
}

}  // namespace lozenge::kit
