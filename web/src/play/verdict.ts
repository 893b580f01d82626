// How a game has ended: by the board, or by what the players did.
import type { Side, Status } from '../core/types';
import type { Ended } from './progress';

export interface Verdict {
  /** Null: a draw. */
  readonly winner: Side | null;
  readonly ending: Status['ending'] | 'time';
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);

export function verdictOf(status: Status, ended: Ended | null): Verdict | null {
  if (ended) return { winner: ended.by === 'agreement' ? null : other(ended.side), ending: ended.by };
  if (status.result === null) return null;
  const winner = status.result === '1-0' ? 0 : status.result === '0-1' ? 1 : null;
  return { winner, ending: status.ending };
}

/** Points of a side: 1 for a win, a half for a draw. */
export const pointsOf = ({ winner }: Verdict, side: Side): number =>
  winner === null ? 0.5 : winner === side ? 1 : 0;
