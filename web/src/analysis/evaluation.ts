// What the engine thinks of a position, seen from the side that moves first: so that a bar and a graph can show it.
import type { Side, Thought } from '../core/types';

export interface Evaluation {
  /** How much of a point the first side can expect. */
  readonly expectation: number;
  /** A decided game: plies to the first side's win, negative where it loses; else null. */
  readonly plies: number | null;
  readonly depth: number;
}

/** Null where the engine has no score, as for arrangements. */
export function evaluationOf(
  { expectation, plies, depth }: Pick<Thought, 'expectation' | 'plies' | 'depth'>,
  side: Side,
): Evaluation | null {
  if (expectation === null) return null;
  return side === 0
    ? { expectation, plies, depth }
    : { expectation: 1 - expectation, plies: plies === null ? null : -plies, depth };
}

/** Of a game that is over. */
export const settledAs = (result: string | null): Evaluation | null =>
  result === null
    ? null
    : { expectation: result === '1-0' ? 1 : result === '0-1' ? 0 : 0.5, plies: null, depth: 0 };

/** "62 %" */
export const percent = (share: number): string => `${Math.round(100 * share)} %`;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The points of a graph 0 to 1 wide and high, the first side's win on top; turns without an evaluation have none. */
export function graphOf(evaluations: readonly (Evaluation | null | undefined)[]): (Spot | null)[] {
  const last = Math.max(1, evaluations.length - 1);
  return evaluations.map((e, i) => (e ? { x: i / last, y: 1 - e.expectation } : null));
}
