// What an engine thinks, for people.
#pragma once

#include <string>

#include "play/engine.hpp"

namespace lozenge::cli {

/// "+0.34" in men from the view of the side to move; "wins in 9" plies, "loses in 8".
std::string text(search::Score score);

/// The columns of a table of thoughts.
std::string thought_heading();
/// A row of it. The line of moves comes last and may be long.
std::string thought_row(const play::Thought& thought);

}  // namespace lozenge::cli
