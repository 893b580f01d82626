// The games as they lie on the shelf: all that a card shows of them before the core is there. Made when the app is built
// (tools/shelf.ts).
import type { Core } from '../core/core';
import type { Family, GameInfo, Piece } from '../core/types';
import { playerRange } from '../match/players';
import { makePreview } from './preview';

export interface Shelved {
  readonly family: Family;
  /** The fewest and the most. */
  readonly players: readonly [number, number];
  /** With the board as it lies at first; a card does not turn it. */
  readonly game: GameInfo;
  /** As they stand when its little game begins. */
  readonly pieces: readonly Piece[];
}

export function makeShelf(core: Core): Shelved[] {
  return core.families().map((family) => {
    const preview = makePreview(core, family.id);
    const pieces = preview.pieces();
    preview.free();
    const game = core.game(family.id);
    return {
      family,
      players: playerRange(core, family),
      game: { ...game, boards: game.boards.slice(0, 1) },
      pieces,
    };
  });
}
