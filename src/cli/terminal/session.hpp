// One evening at the terminal: a match, or the menu and as many matches as the players like.
#pragma once

#include <memory>

#include "cli/terminal/table.hpp"

namespace lozenge::cli::terminal {

/// Plays a match until the players leave it or the input ends.
Table::Wish run_session(std::unique_ptr<play::Match> match, const Players& players, const Style& style,
                        LineInput& input);

/// Asks which game and who plays, then plays it, until the players leave or the input ends.
void run_menu(const Manner& manner, const Style& style, LineInput& input);

}  // namespace lozenge::cli::terminal
