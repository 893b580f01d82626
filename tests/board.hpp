// A match as a failing test shows it: its position as text and as a picture, and names that GoogleTest accepts.
#pragma once

#include <string>

#include "play/game.hpp"

namespace lozenge::tests {

/// The position, then the board drawn from the game's own geometry and pieces.
std::string board(const play::Match& match);

/// A game's id with every sign that GoogleTest refuses made '_'.
std::string test_name(std::string id);

}  // namespace lozenge::tests
