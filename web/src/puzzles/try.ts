// What a move is that is not the one of the solution. A winning move is never called wrong.
import type { Claim } from '../core/puzzle';
import type { Answer } from '../core/types';

/** It does not win; it wins, but more slowly; it does not win as fast, and no win is in sight; nobody could say. */
export type Try = 'lost' | 'slower' | 'slow' | 'unknown';

/** By what the puzzle claims, and what the engine thinks of the position after it, where the opponent is to move. */
export function tryAt(claim: Claim, answer: Answer | null): Try {
  if (claim === 'only') return 'lost';
  const thought = answer?.thought;
  if (!thought || thought.score === null) return 'unknown';
  return thought.plies !== null && thought.score < 0 ? 'slower' : 'slow';
}
