// A match as bytes, one action after the other, so that any bytes are a match and a kept one can be read:
//
//   <        undo                       !  the player to move resigns      ?  a draw is agreed
//   "TEXT\n  this move is typed in      @TEXT\n  this position is set up   ^b  an earlier position is set up again
//   any other byte: the legal move of that number, counted around
#pragma once

#include <cstdint>
#include <string_view>

namespace lozenge::fuzz {

struct Action {
  enum class Kind { move, type, undo, resign, agree, set_up, set_up_earlier };

  Kind kind;
  std::uint8_t number = 0;  // of a move, or of an earlier position
  std::string_view text;
};

/// Takes the next action off a script that is not empty.
Action take_action(std::string_view& script);

}  // namespace lozenge::fuzz
