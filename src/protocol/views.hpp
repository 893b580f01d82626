// Games and matches as JSON, for any user interface: boards, pieces, and the choices of the player to move with the
// clicks that make them. docs/protocol.md explains the fields.
#pragma once

#include <optional>

#include "core/json.hpp"
#include "play/family.hpp"
#include "play/game.hpp"

namespace lozenge::protocol {

/// A game before its options are chosen. `usual` is the game with the default options.
void write_family(Json& json, const play::Family& family, const play::Game& usual);

/// A game with its options: the rules in force, the seats, and the board as each of the seats sees it.
void write_game(Json& json, const play::Game& game);

/// What can stand on a cell, for an editor: {"largest_pile","pieces":[piece]}.
void write_palette(Json& json, const play::Family& family);

/// What stands on the board and beside it: [piece].
void write_pieces(Json& json, const std::vector<Piece>& pieces);

/// A move or claim, as a match lists it.
void write_choice(Json& json, const play::Choice& choice);

/// A move that is being clicked: {"next":[step],"left":[text],"done":text or null}.
void write_under_way(Json& json, const play::UnderWay& under_way);

/// What a text means that was not played: {"choice","result"}, where `status` is that of the match after it.
void write_meant(Json& json, const play::Choice& choice, const play::Status& status);

/// A match as the player of a seat may see it; without a seat, all of it.
void write_match(Json& json, const play::Match& match, std::optional<int> seat);

}  // namespace lozenge::protocol
