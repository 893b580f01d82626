// Positions laid out by hand: what can stand on a board, and whether it can be a position.
import type { Instance } from './instance';
import type { Piece } from './types';

/** What an editor offers, one of each; `cell` is null. Up to `largest_pile` of a kind can stand on a cell as one piece. */
export interface Palette {
  readonly largest_pile: number;
  readonly pieces: readonly Piece[];
}

/** As much of a piece as a position says about it. */
export type PlacedPiece = Pick<Piece, 'cell' | 'owner' | 'kind' | 'count' | 'value' | 'level' | 'colour'>;

export function paletteOf(instance: Instance, game: string): Palette {
  return instance.data('palette', game);
}

/** The text of the position; the Refusal says why there can be none. Pieces beside the board follow from the others. */
export function compose(
  instance: Instance,
  game: string,
  seat: number,
  pieces: readonly PlacedPiece[],
): string {
  const words = pieces.flatMap(({ cell, owner, count, value, level, kind, colour }) =>
    cell === null ? [] : [cell, owner, count, value, level, kind, colour],
  );
  return instance.ask('compose', game, seat, words);
}
