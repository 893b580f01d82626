// How a recorded game ended: results, winners and terminations, which need not agree with each other or the board.
#pragma once

#include <optional>

#include "play/family.hpp"
#include "record/log.hpp"
#include "record/scanner.hpp"

namespace lozenge::record {

/// `1-0`, also `2-0` as in international draughts, and `1/2` for a draw; empty for `*` and all else.
std::optional<Outcome> read_outcome(std::string_view result);

/// "resignation"; empty for a game that goes on.
std::string_view text(play::Ending ending);

/// The ending that a tag's value names and that says no more than the moves and the result do; else none.
std::optional<play::Ending> read_ending(std::string_view value);

/// What the tags say about the end, and where.
struct EndingTags {
  std::optional<Outcome> outcome;
  Place outcome_place;
  std::optional<Side> winner;
  Place winner_place;
  bool has_termination = false;
  std::optional<play::Ending> ending;  // where the termination is one of ours
};

/// How a match came to the outcome that is recorded. The board or a count may say it; else a win is by resignation, a
/// draw by agreement. `said` is the ending that the record names, if it does.
play::Status status_with(const play::Match& match, Outcome outcome, std::optional<play::Ending> said = std::nullopt);

/// Ends a match as it is recorded, if it has ended.
void close_match(play::Match& match, const play::Status& recorded);

/// Ends a match as its record says; `terminator` is what stands behind the moves. The Winner tag comes first, which is
/// never misunderstood, then the result, then the board. Warns where they contradict each other.
void settle(play::Match& match, const EndingTags& tags, const Token& terminator, Log& log);

}  // namespace lozenge::record
