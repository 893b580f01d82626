// What clicks mean that no choice begins with: the text that they would write, for the game to read or to refuse.
#pragma once

#include <optional>
#include <string>

#include "play/game.hpp"

namespace lozenge::play {

/// The text of the move that these clicks would make if it could be; the last of them is a cell. None where they write
/// nothing: nothing was taken up, or another piece of the player to move is.
std::optional<std::string> text_of_clicks(const Match& match, const Steps& clicks);

}  // namespace lozenge::play
