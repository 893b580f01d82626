// A rush: three minutes, puzzles that grow harder, and three mistakes end it.
import type { Puzzle } from '../core/puzzle';

export const rushSeconds = 180;
export const mostMistakes = 3;
/** More than anybody solves in the time. */
const longest = 60;

export interface Rush {
  /** Numbers of puzzles, the easiest first. */
  readonly order: readonly number[];
  /** How many of them are behind. */
  readonly at: number;
  readonly score: number;
  readonly mistakes: number;
}

/** Puzzles from all over the set, so that a rush soon becomes hard; `random` is from 0 to 1, as Math.random gives it. */
export function begun(puzzles: readonly Puzzle[], random: () => number): Rush {
  const size = Math.min(longest, puzzles.length);
  const order = Array.from({ length: size }, (_, i) =>
    Math.floor(((i + random()) * puzzles.length) / size),
  ).sort((a, b) => puzzles[a]!.rating - puzzles[b]!.rating);
  return { order, at: 0, score: 0, mistakes: 0 };
}

export const current = (rush: Rush): number | null => rush.order[rush.at] ?? null;

/** After a puzzle. */
export const gone = (rush: Rush, isSolved: boolean): Rush => ({
  ...rush,
  at: rush.at + 1,
  score: rush.score + (isSolved ? 1 : 0),
  mistakes: rush.mistakes + (isSolved ? 0 : 1),
});

export const isOver = (rush: Rush, millisecondsLeft: number): boolean =>
  millisecondsLeft <= 0 || rush.mistakes >= mostMistakes || current(rush) === null;
