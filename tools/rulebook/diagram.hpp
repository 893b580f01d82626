// Boards as plain text, drawn from a game's geometry and pieces; no game is named here. The squares are written as in
// the notation and stand where they stand on the board: `18` is vacant, `(18)` is the first side's, `[18]` the
// second's, `(K18)` a king, `(3A/2)` a pile of two, `[d12/4]` a die that shows four. Towers grow upward from
// the name of their square.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"

namespace lozenge::rulebook {

/// The position and who is to move; with a move, what is played.
std::vector<std::string> draw(const play::Match& match, std::string_view move = {});

/// The empty board with its marks.
std::vector<std::string> draw_board(const play::Game& game);

}  // namespace lozenge::rulebook
