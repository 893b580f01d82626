#include "server/encoding.hpp"

#include <algorithm>
#include <optional>

#include "server/message.hpp"

namespace lozenge::server {

namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

/// Cuts the text up to a separator off its beginning.
std::string_view take(std::string_view& rest, char separator) {
  const auto end = std::min(rest.find(separator), rest.size());
  const auto part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return trimmed(part);
}

/// "q=0", "q=0.000": not wanted.
bool is_zero_weight(std::string_view parameter) {
  if (!parameter.starts_with("q=") && !parameter.starts_with("Q=")) return false;
  return parameter.substr(2).find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

bool accepts_encoding(std::string_view field, std::string_view coding) {
  std::optional<bool> by_star;
  while (!field.empty()) {
    auto item = take(field, ',');
    const auto name = take(item, ';');
    bool is_wanted = true;
    while (!item.empty())
      if (is_zero_weight(take(item, ';'))) is_wanted = false;
    if (is_same_word(name, coding)) return is_wanted;
    if (name == "*") by_star = is_wanted;
  }
  return by_star.value_or(false);
}

}  // namespace lozenge::server
