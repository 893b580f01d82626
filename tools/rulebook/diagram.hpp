// The pictures of the rulebooks: boards drawn as in a terminal without colours, of a fixed size.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"

namespace lozenge::rulebook {

/// The position, what its signs mean and who is to move; with a move, what is played.
std::vector<std::string> draw(const play::Match& match, std::string_view move = {});

/// The empty board and what its marks mean.
std::vector<std::string> draw_board(const play::Game& game);

}  // namespace lozenge::rulebook
