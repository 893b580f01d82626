// Boards and pieces as JSON, as they are drawn: docs/protocol.md explains the fields.
#pragma once

#include "core/json.hpp"
#include "play/game.hpp"

namespace lozenge::protocol {

/// A board that has been turned by this angle.
void write_board(Json& json, const Geometry& board, int angle);

/// What every piece of a game looks like: `"piece_art":[...]`.
void write_piece_art(Json& json, const play::Game& game);

}  // namespace lozenge::protocol
