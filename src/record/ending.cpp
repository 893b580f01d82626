#include "record/ending.hpp"

#include <array>
#include <cassert>

namespace lozenge::record {

namespace {

using play::Ending;

constexpr std::array<std::pair<Ending, std::string_view>, 6> terminations = {{{Ending::on_the_board, "normal"},
                                                                              {Ending::no_move, "no move"},
                                                                              {Ending::repetition, "repetition"},
                                                                              {Ending::no_progress, "no progress"},
                                                                              {Ending::agreement, "agreement"},
                                                                              {Ending::resignation, "resignation"}}};

/// The moves end the game another way than the record says.
Sentence moves_count(Outcome outcome, const play::Family& family, const Sentence& truth) {
  const auto side = [&](int i) { return Sentence::word(family.side_names[i]); };
  const std::string_view result = text(outcome);
  switch (outcome) {
    case Outcome::draw:
      return {"The result {1} means a draw, but the moves say otherwise and count: {2}", result, truth};
    case Outcome::second_wins:
      return {"The result {1} means that {2} won, but the moves say otherwise and count: {3}", result, side(1), truth};
    case Outcome::first_wins: break;
  }
  return {"The result {1} means that {2}, who moves first, won, but the moves say otherwise and count: {3}", result,
          side(0), truth};
}

/// The tag Winner names another one than the result does.
Sentence winner_counts(Outcome outcome, const play::Family& family) {
  const auto side = [&](int i) { return Sentence::word(family.side_names[i]); };
  const std::string_view result = text(outcome);
  switch (outcome) {
    case Outcome::draw: return {"The result {1} means a draw, but the tag Winner says otherwise and counts.", result};
    case Outcome::second_wins:
      return {"The result {1} means that {2} won, but the tag Winner says otherwise and counts.", result, side(1)};
    case Outcome::first_wins: break;
  }
  return {"The result {1} means that {2}, who moves first, won, but the tag Winner says otherwise and counts.", result,
          side(0)};
}

/// The result behind the moves and the one in the tags; '*' there leaves it to the tags.
std::optional<Outcome> recorded(const EndingTags& tags, const Token& terminator, Log& log) {
  const auto outcome = read_outcome(terminator.text);
  if (!outcome) {
    if (terminator.text == "0-0")
      log.warn(terminator.place, {}, {"A game that both players lost is kept as an unfinished one."});
    return tags.outcome;
  }
  if (tags.outcome && *tags.outcome != *outcome)
    log.warn(
        terminator.place, {},
        {"The moves end with {1}, but the tag Result is {2}; the moves count.", text(*outcome), text(*tags.outcome)});
  return outcome;
}

}  // namespace

std::optional<Outcome> read_outcome(std::string_view result) {
  if (result == "1-0" || result == "2-0") return Outcome::first_wins;
  if (result == "0-1" || result == "0-2") return Outcome::second_wins;
  if (result == "1/2-1/2" || result == "½-½" || result == "1-1") return Outcome::draw;
  return std::nullopt;
}

std::string_view text(Ending ending) {
  for (const auto& [known, word] : terminations)
    if (known == ending) return word;
  return "";
}

bool is_termination(std::string_view value) {
  for (const auto& [ending, word] : terminations)
    if (word == value) return true;
  return false;
}

void close_match(play::Match& match, std::optional<Outcome> outcome) {
  if (!outcome || match.status().is_over()) return;
  [[maybe_unused]] const auto closed = *outcome == Outcome::draw
                                           ? match.agree_draw()
                                           : match.resign(*outcome == Outcome::first_wins ? Side::second : Side::first);
  assert(closed.ok());
}

void settle(play::Match& match, const EndingTags& tags, const Token& terminator, Log& log) {
  const auto& family = match.game().family();
  auto outcome = recorded(tags, terminator, log);
  if (!outcome && tags.is_agreed) outcome = Outcome::draw;

  if (const auto status = match.status(); status.is_over()) {
    const bool is_behind_moves = read_outcome(terminator.text).has_value() || !tags.outcome;
    if (outcome && *outcome != *status.outcome)
      log.warn(is_behind_moves ? terminator.place : tags.outcome_place, {},
               moves_count(*outcome, family, explain(status, family)));
    return;
  }
  if (tags.winner) {
    const Outcome won = win_for(*tags.winner);
    if (outcome && *outcome != won) log.warn(tags.winner_place, {}, winner_counts(*outcome, family));
    outcome = won;
  }
  close_match(match, outcome);
}

}  // namespace lozenge::record
