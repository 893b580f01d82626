// A position laid out by hand: pieces on cells become a match, or a sentence that says why they cannot be one.
#pragma once

#include "play/game.hpp"

namespace lozenge::play {

/// `seat` is to move. Pieces beside the board follow from the others and are left out.
Result<std::unique_ptr<Match>> compose(const Game& game, int seat, std::span<const Piece> pieces);

}  // namespace lozenge::play
