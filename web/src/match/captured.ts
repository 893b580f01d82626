// What each side has lost so far: the most pieces that it ever had, less those that it has now. A jump that was called takes
// a move back, so that captures cannot simply be added up.
import type { Piece, Side } from '../core/types';

const countOf = (pieces: readonly Piece[], side: Side): number =>
  pieces.reduce((sum, piece) => sum + (piece.owner === side ? piece.count : 0), 0);

/** Of the pieces as they stood before each move, and as they stand now. */
export function lostBy(side: Side, before: readonly (readonly Piece[])[], now: readonly Piece[]): number {
  const most = before.reduce((top, pieces) => Math.max(top, countOf(pieces, side)), countOf(now, side));
  return most - countOf(now, side);
}
