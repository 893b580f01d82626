// Positions laid out by hand: what can stand on a board, and whether it can be a position.
import type { Instance } from './instance';
import type { Cell, Piece } from './types';

/** What an editor offers, one of each; `cell` is null. Up to `largest_pile` of a kind can stand on a cell as one piece. */
export interface Palette {
  readonly largest_pile: number;
  readonly pieces: readonly Piece[];
}

/** As much of a piece as a position says about it. */
export type PlacedPiece = Pick<Piece, 'cell' | 'owner' | 'kind' | 'count' | 'value' | 'level' | 'colour'>;

export function paletteOf(instance: Instance, game: string): Palette {
  return JSON.parse(instance.ask('palette', game)) as Palette;
}

/** The text of the position; the Refusal says why there can be none. Pieces beside the board follow from the others. */
export function compose(
  instance: Instance,
  game: string,
  seat: number,
  pieces: readonly PlacedPiece[],
): string {
  const encoder = new TextEncoder();
  const bytes = pieces.flatMap((piece) =>
    piece.cell === null ? [] : pieceBytes(encoder, { ...piece, cell: piece.cell }),
  );
  return instance.ask('compose', game, seat, Uint8Array.from(bytes));
}

/** Five numbers, then kind and colour, each closed by a zero byte. */
function pieceBytes(encoder: TextEncoder, piece: PlacedPiece & { cell: Cell }): number[] {
  const numbers = [piece.cell, piece.owner, piece.count, piece.value, piece.level];
  const words = [piece.kind, piece.colour].flatMap((word) => [...encoder.encode(word), 0]);
  return [...numbers.map((number) => Math.min(Math.max(number, 0), 255)), ...words];
}
