// Which of a game's pictures a piece has.
import type { GameInfo, Piece, PieceArt } from '../core/types';

export function artOf(game: GameInfo, piece: Piece): PieceArt | undefined {
  const alike = game.piece_art.filter(
    ({ kind, owner, value, colour }) =>
      kind === piece.kind && owner === piece.owner && value === piece.value && colour === piece.colour,
  );
  return alike.findLast(({ count }) => count <= piece.count) ?? alike[0];
}
