// How a recorded game ended: results, winners and terminations, which need not agree with each other or the board.
#pragma once

#include <optional>

#include "play/family.hpp"
#include "record/log.hpp"
#include "record/scanner.hpp"

namespace lozenge::record {

/// `1-0`, also `2-0` as in international draughts; empty for `*` and all else.
std::optional<Outcome> read_outcome(std::string_view result);

/// "resignation"; empty for a game that goes on.
std::string_view text(play::Ending ending);

/// Does the tag's value say no more than the moves and the result do?
bool is_termination(std::string_view value);

/// What the tags say about the end, and where.
struct EndingTags {
  std::optional<Outcome> outcome;
  Place outcome_place;
  std::optional<Side> winner;
  Place winner_place;
  bool is_agreed = false;
};

/// Gives a match that the board has not decided the outcome that is recorded: a win is by resignation, a draw by
/// agreement.
void close_match(play::Match& match, std::optional<Outcome> outcome);

/// Ends a match as its record says; `terminator` is what stands behind the moves. The board comes first, then the
/// Winner tag, which is never misunderstood, then the result. Warns where they contradict each other.
void settle(play::Match& match, const EndingTags& tags, const Token& terminator, Log& log);

}  // namespace lozenge::record
