#include "record/notes.hpp"

#include <algorithm>
#include <array>

#include "record/clean.hpp"

namespace lozenge::record {

namespace {

constexpr std::string_view clock_opens = "[%clk ";
constexpr std::size_t max_clock = 32;

/// h:mm:ss, perhaps with a fraction of seconds.
bool is_clock(std::string_view text) {
  const auto digits = [&] {
    const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
    text.remove_prefix(count);
    return count;
  };
  const auto sign = [&](char c) {
    const bool is_there = text.starts_with(c);
    if (is_there) text.remove_prefix(1);
    return is_there;
  };
  const std::size_t hours = digits();
  if (hours < 1 || hours > 3 || !sign(':') || digits() != 2 || !sign(':') || digits() != 2) return false;
  return text.empty() || (sign('.') && digits() > 0 && text.empty());
}

}  // namespace

std::vector<Note> read_comment(std::string_view raw) {
  const std::string text = clean_comment(raw);
  std::vector<Note> notes;
  std::string words;
  std::string_view rest = text;
  for (;;) {
    const std::size_t open = rest.find(clock_opens);
    words += rest.substr(0, open);
    if (open == std::string_view::npos) break;
    rest.remove_prefix(open);
    const std::size_t close = rest.substr(0, max_clock).find(']');
    const auto clock =
        close == std::string_view::npos ? "" : rest.substr(clock_opens.size(), close - clock_opens.size());
    if (is_clock(clock)) {
      notes.push_back({Note::Kind::clock, std::string(clock)});
      words += ' ';
      rest.remove_prefix(close + 1);
    } else {
      words += clock_opens;
      rest.remove_prefix(clock_opens.size());
    }
  }
  words = clean_text(words);
  if (!words.empty()) notes.push_back({Note::Kind::comment, std::move(words)});
  return notes;
}

Note free_standing(std::string_view strength) {
  constexpr std::array<std::string_view, 6> numbered = {"!", "?", "!!", "??", "!?", "?!"};  // $1 to $6
  for (std::size_t i = 0; i < numbered.size(); ++i)
    if (numbered[i] == strength) return {Note::Kind::nag, std::to_string(i + 1)};
  return {Note::Kind::comment, std::string(strength)};
}

}  // namespace lozenge::record
