// The moves as a table: a row for each round, a column for each seat in the order of play.
import type { Turn } from '../core/types';

export interface Entry {
  readonly turn: Turn;
  /** How many moves there are up to it. */
  readonly count: number;
  readonly row: number;
  readonly column: number;
  /** The number of the round, where it begins here. */
  readonly round: number | null;
}

/** A claim stands where its player's move would; what follows it begins a row, if its place is behind it. */
export function entriesOf(turns: readonly Turn[]): Entry[] {
  const entries: Entry[] = [];
  let round = 0;
  for (const [i, turn] of turns.entries()) {
    const before = entries.at(-1);
    const row = before ? (turn.seat > before.column ? before.row : before.row + 1) : 0;
    const isNew = turn.side === 0 && !turn.claim && turn.seat === 0 && turns[i - 1]?.side !== 0;
    entries.push({ turn, count: i + 1, row, column: turn.seat, round: isNew ? ++round : null });
  }
  return entries;
}
