#include "play/compose.hpp"

#include "play/family.hpp"

namespace lozenge::play {

Result<std::unique_ptr<Match>> compose(const Game& game, int seat, std::span<const Piece> pieces) {
  if (seat < 0 || static_cast<std::size_t>(seat) >= game.seats().size())
    return Error{"There is no such seat at this table."};
  std::vector<Piece> standing;
  for (const Piece& piece : pieces) {
    if (piece.cell == Piece::off_board) continue;
    if (piece.cell.index >= game.geometry().cells.size()) return Error{"There is no such cell on this board."};
    standing.push_back(piece);
  }
  return game.start_from(game.family().compose(seat, standing));
}

}  // namespace lozenge::play
