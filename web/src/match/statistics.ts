// How the games against the computer went: counted by family and level, kept on this device.
import { isObject } from '../base/decode';
import { load, remove, save } from '../base/storage';

export type Outcome = 'won' | 'drawn' | 'lost';

export interface Tally {
  won: number;
  drawn: number;
  lost: number;
  /** Hints that were asked for in these games. */
  hints: number;
}

export interface Statistics {
  /** Keyed by family, then by level. */
  tallies: Record<string, Record<string, Tally>>;
  /** Games won in a row, up to now and at best. */
  streak: number;
  bestStreak: number;
}

export interface GameResult {
  family: string;
  level: number;
  outcome: Outcome;
  hints?: number;
}

export const noStatistics = (): Statistics => ({ tallies: {}, streak: 0, bestStreak: 0 });
export const noTally = (): Tally => ({ won: 0, drawn: 0, lost: 0, hints: 0 });

export function withResult(
  before: Statistics,
  { family, level, outcome, hints = 0 }: GameResult,
): Statistics {
  const ofFamily = before.tallies[family] ?? {};
  const tally = ofFamily[level] ?? noTally();
  const streak = outcome === 'won' ? before.streak + 1 : 0;
  return {
    tallies: {
      ...before.tallies,
      [family]: {
        ...ofFamily,
        [level]: { ...tally, [outcome]: tally[outcome] + 1, hints: tally.hints + hints },
      },
    },
    streak,
    bestStreak: Math.max(before.bestStreak, streak),
  };
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      won: all.won + one.won,
      drawn: all.drawn + one.drawn,
      lost: all.lost + one.lost,
      hints: all.hints + one.hints,
    }),
    noTally(),
  );
}

export const played = (tally: Tally): number => tally.won + tally.drawn + tally.lost;

const isCount = (data: unknown): data is number => Number.isSafeInteger(data) && Number(data) >= 0;

function decodeTally(data: unknown): Tally | null {
  if (!isObject(data)) return null;
  const { won, drawn, lost } = data;
  const hints = isCount(data['hints']) ? data['hints'] : 0; // older results know of none
  return isCount(won) && isCount(drawn) && isCount(lost) ? { won, drawn, lost, hints } : null;
}

/** What makes sense of the data; the rest is left out. */
export function decodeStatistics(data: unknown): Statistics {
  const result = noStatistics();
  if (!isObject(data)) return result;
  if (isCount(data['streak'])) result.streak = data['streak'];
  if (isCount(data['bestStreak'])) result.bestStreak = data['bestStreak'];
  for (const [family, levels] of Object.entries(isObject(data['tallies']) ? data['tallies'] : {})) {
    for (const [level, kept] of Object.entries(isObject(levels) ? levels : {})) {
      const tally = decodeTally(kept);
      if (tally) (result.tallies[family] ??= {})[level] = tally;
    }
  }
  return result;
}

const key = 'statistics';

export const loadStatistics = (): Statistics => load(key, decodeStatistics) ?? noStatistics();
export const clearStatistics = (): void => remove(key);

export function countResult(result: GameResult): void {
  save(key, withResult(loadStatistics(), result));
}
