// Positions and moves as the Hub protocol writes them. Draughts (the games that PDN knows) have the protocol's own
// form: a letter for the side to move and one for each square, and captures as `from x to x captured`. The other games
// have our texts.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "play/game.hpp"

namespace lozenge::protocol::hub {

/// Is the game one that other programs know by the protocol's own form?
bool is_draughts(const play::Game& game);

/// Idle plies are lost in the protocol's own form: it has no place for them.
std::string position_text(const play::Match& match);

/// A match that begins there; `start` is the game's own start.
Result<std::unique_ptr<play::Match>> read_position(const play::Game& game, std::string_view text);

/// `move` is a legal one in our text.
std::string move_text(const play::Match& match, const std::string& move);

/// Moves one after the other, parted by blanks, as far as they are legal.
std::string line_text(const play::Match& match, std::span<const std::string> moves);

/// Gives our text of a legal move. Captured squares can come in any order.
Result<std::string> read_move(const play::Match& match, std::string_view text);

}  // namespace lozenge::protocol::hub
