// The little games on the home page: played at random, the same way each time.
import type { Core, MatchHandle } from '../core/core';
import type { Piece } from '../core/types';

export interface Preview {
  pieces(): readonly Piece[];
  /** One more move; a game that is over begins again. */
  go(): void;
  free(): void;
}

const opening = 8;

export function makePreview(core: Core, game: string): Preview {
  let match: MatchHandle = core.start(game);
  let chance = 7;

  function pick(count: number): number {
    chance = (chance * 48271) % 2147483647;
    return chance % count;
  }

  function go(): void {
    const { status, choices } = match.view();
    const moves = (choices ?? []).filter((choice) => !choice.claim);
    // Captures first: they are what makes a game worth a look.
    const captures = moves.filter((choice) => choice.captures.length > 0);
    const from = captures.length > 0 ? captures : moves;
    const choice = from[pick(Math.max(from.length, 1))];
    if (status.result === null && choice) {
      match.play(choice.text);
    } else {
      match.free();
      match = core.start(game);
    }
  }

  // A bare board says little about its game.
  if (match.view().pieces.every((piece) => piece.cell === null)) for (let i = 0; i < opening; ++i) go();
  return { pieces: () => match.view().pieces, go, free: () => match.free() };
}
