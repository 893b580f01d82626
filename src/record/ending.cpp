#include "record/ending.hpp"

#include <array>

namespace lozenge::record {

namespace {

using play::Ending;

constexpr std::array<std::pair<Ending, std::string_view>, 8> terminations = {{{Ending::on_the_board, "normal"},
                                                                              {Ending::no_move, "no move"},
                                                                              {Ending::repetition, "repetition"},
                                                                              {Ending::no_progress, "no progress"},
                                                                              {Ending::agreement, "agreement"},
                                                                              {Ending::resignation, "resignation"},
                                                                              {Ending::called, "draw called"},
                                                                              {Ending::fifth_time, "fifth time"}}};

/// The moves end the game another way than the record says.
Sentence result_stands(Outcome outcome, const play::Family& family, const Sentence& truth) {
  const auto side = [&](int i) { return Sentence::word(family.side_names[i]); };
  const std::string_view result = text(outcome);
  switch (outcome) {
    case Outcome::draw:
      return {"The result {1} means a draw and stands, but the moves say otherwise: {2}", result, truth};
    case Outcome::second_wins:
      return {"The result {1} means that {2} won, and stands, but the moves say otherwise: {3}", result, side(1),
              truth};
    case Outcome::first_wins: break;
  }
  return {"The result {1} means that {2}, who moves first, won, and stands, but the moves say otherwise: {3}", result,
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

/// Do the tags say more than the result does, so that it is not written by mistake?
bool is_confirmed(const EndingTags& tags) {
  const bool is_of_board = tags.ending == Ending::on_the_board || tags.ending == Ending::no_move;
  return tags.winner || (tags.has_termination && !is_of_board);
}

}  // namespace

std::optional<Outcome> read_outcome(std::string_view result) {
  if (result == "1-0" || result == "2-0") return Outcome::first_wins;
  if (result == "0-1" || result == "0-2") return Outcome::second_wins;
  if (result == "1/2-1/2" || result == "1/2" || result == "½-½" || result == "½" || result == "1-1")
    return Outcome::draw;
  return std::nullopt;
}

std::string_view text(Ending ending) {
  for (const auto& [known, word] : terminations)
    if (known == ending) return word;
  return "";
}

std::optional<Ending> read_ending(std::string_view value) {
  for (const auto& [ending, word] : terminations)
    if (word == value) return ending;
  return std::nullopt;
}

play::Status status_with(const play::Match& match, Outcome outcome, std::optional<Ending> said) {
  if (const auto status = match.status(); status.outcome == outcome) return status;
  const bool is_given_up = said == Ending::agreement || said == Ending::resignation;
  if (const auto counted = match.counted(); counted.outcome == outcome && !is_given_up) return counted;
  return {outcome, outcome == Outcome::draw ? Ending::agreement : Ending::resignation};
}

void close_match(play::Match& match, const play::Status& recorded) {
  if (recorded.is_over() && match.status() != recorded) match.close(recorded);
}

void settle(play::Match& match, const EndingTags& tags, const Token& terminator, Log& log) {
  const auto& family = match.game().family();
  auto outcome = recorded(tags, terminator, log);
  if (!outcome && tags.ending == Ending::agreement) outcome = Outcome::draw;
  if (tags.winner) {
    const Outcome won = win_for(*tags.winner);
    if (outcome && *outcome != won) log.warn(tags.winner_place, {}, winner_counts(*outcome, family));
    outcome = won;
  }
  if (!outcome) return;

  if (const auto status = match.status(); status.is_over() && status.outcome != outcome && !is_confirmed(tags)) {
    const bool is_behind_moves = read_outcome(terminator.text).has_value() || !tags.outcome;
    log.warn(is_behind_moves ? terminator.place : tags.outcome_place, {},
             result_stands(*outcome, family, explain(status, family)));
  }
  close_match(match, status_with(match, *outcome, tags.ending));
}

}  // namespace lozenge::record
