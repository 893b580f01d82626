// The call of a draw, where draws are called (docs/rules, Draws): an action of the match and not of the position.
#pragma once

#include <string>
#include <string_view>

#include "play/game.hpp"

namespace lozenge::play {

inline constexpr std::string_view draw_word = "draw";

/// As a user interface sees it. The position stays.
Choice draw_choice(std::string position);

/// What it depends on whether a draw can be called, in a game in which draws are.
struct DrawCall {
  bool is_over;
  bool is_unsettled;  // a missed jump can be claimed
  bool is_arranging;
  bool is_repeated;  // the position is there for the third time at least
  int idle, idle_limit;

  bool is_granted() const { return !is_over && !is_unsettled && !is_arranging && (is_repeated || idle >= idle_limit); }
};

/// The call as a choice of the match, or why it cannot be.
Result<Choice> read(const DrawCall& call, const Match& match);

/// For whoever plays on behind the end.
Error over(const Match& match);

}  // namespace lozenge::play
