// Leads a match through a record, variations and all.
#pragma once

#include "record/record.hpp"

namespace lozenge::record {

Result<Done> play_turn(play::Match& match, const NotedTurn& turn);

/// The match at the start of the record, with counting off.
Result<std::unique_ptr<play::Match>> start_match(const Record& record);

/// Calls `visit(line)` for each variation of the turn just played, with the match before that turn. A visit plays the
/// turns of its line; they are taken back, and in the end the match is where it was.
template <class Visit>
Result<Done> each_variation(play::Match& match, const NotedTurn& turn, Visit visit) {
  if (turn.variations.empty()) return Done{};
  match.undo();
  for (const Line& line : turn.variations) {
    const Result<Done> visited = visit(line);
    if (!visited) return visited;
    for (std::size_t i = 0; i < line.turns.size(); ++i) match.undo();
  }
  return play_turn(match, turn);
}

/// The number that a turn bears: both sides' moves make one number; a claim gives a move back to its number.
class Numbering {
 public:
  int number() const { return number_; }

  /// After a turn, when `next` is to move.
  void pass(const play::Turn& turn, Side next) {
    const bool is_move = !turn.is_claim && !turn.is_setup;
    if (is_move && turn.side == Side::second && next == Side::first) ++number_;
    if (!is_move && turn.side == Side::first && next == Side::second && number_ > 1) --number_;
  }

 private:
  int number_ = 1;
};

}  // namespace lozenge::record
