// The examples of a rulebook are claims about the rules: each line is put to the real game, and what does not hold
// is reported.
#pragma once

#include <string>
#include <vector>

#include "rulebook/rulebook.hpp"

namespace lozenge::rulebook {

/// Something in a rulebook that is not so.
struct Complaint {
  std::size_t line = 0;
  std::string text;
};

/// Every line of an `example` block that does not hold.
std::vector<Complaint> check_example(const Block& block);

/// Draws the lines of a `position` or `board` block; complaints go to `out`, and the block then stays as it is.
Block redrawn(const Block& block, std::vector<Complaint>& out);

/// Is the game that the block is about among those that this build knows?
bool is_about_a_known_game(const Block& block);

}  // namespace lozenge::rulebook
