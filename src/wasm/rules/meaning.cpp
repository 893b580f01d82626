// What JavaScript can ask before anything is played: which move a text, a layout or clicks mean.
#include <vector>

#include "core/words.hpp"
#include "play/clicks.hpp"
#include "protocol/views.hpp"
#include "wasm/exchange.hpp"
#include "wasm/matches.hpp"

namespace lozenge::wasm {

namespace {

/// No piece shows more, no pile is larger, and no cell has this number.
constexpr int largest_value = 255;

/// The move that a match has taken, and how the match then stands; or the sentence.
Granted settle_meant(const Result<play::Choice>& choice, const play::Match& after) {
  if (!choice) return refuse(choice.error());
  Json json;
  protocol::write_meant(json, *choice, after.status());
  return grant(json);
}

/// What each step is, and its value: `cell` 13, `count` 2, `choice` insist. What is none of them is a stop.
Steps read_steps(Words words) {
  Steps steps;
  while (!words.is_empty()) {
    const auto kind = words.take();
    if (kind == "cell") steps.push_back(step_to(Cell(words.take_number(largest_value))));
    else if (kind == "count") steps.push_back(step_count(words.take_number(largest_value)));
    else if (kind == "choice") steps.push_back(step_choice(std::string(words.take())));
    else {
      words.take();
      steps.push_back(step_stop());
    }
  }
  return steps;
}

}  // namespace

/// What a text means, and how the game would then stand. The match stays as it is.
[[clang::export_name("read")]] Granted read(MatchNumber number, const char* text, std::size_t size) {
  const play::Match* match = matches().find(number);
  if (match == nullptr) return refuse(no_match());
  const auto after = match->clone();
  return settle_meant(after->play(text_of(text, size)), *after);
}

/// The same for what is laid out. The values are words.
[[clang::export_name("read_arrangement")]] Granted read_arrangement(MatchNumber number, const char* values,
                                                                    std::size_t size) {
  const play::Match* match = matches().find(number);
  if (match == nullptr) return refuse(no_match());
  const auto after = match->clone();
  std::vector<int> numbers;
  for (Words words(text_of(values, size)); !words.is_empty();) numbers.push_back(words.take_number(largest_value));
  return settle_meant(after->arrange(numbers), *after);
}

/// How a move goes on after clicks: {"next":[step],"left":[text],"done":text or null}; `toward` is a cell where it has
/// to end, or no cell.
[[clang::export_name("under_way")]] Granted under_way(MatchNumber number, int toward, const char* steps,
                                                      std::size_t size) {
  const play::Match* match = matches().find(number);
  if (match == nullptr) return refuse(no_match());
  const auto end = toward < 0 ? std::nullopt : std::optional(Cell(toward));
  Json json;
  protocol::write_under_way(json, match->under_way(read_steps(Words(text_of(steps, size))), end));
  return grant(json);
}

/// The text of clicks that no choice begins with, to be read; empty where they write no move at all.
[[clang::export_name("clicks_text")]] Granted clicks_text(MatchNumber number, const char* steps, std::size_t size) {
  const play::Match* match = matches().find(number);
  if (match == nullptr) return refuse(no_match());
  return grant(play::text_of_clicks(*match, read_steps(Words(text_of(steps, size)))).value_or(""));
}

}  // namespace lozenge::wasm
