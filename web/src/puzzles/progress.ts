// How the puzzles went, kept on this device.
import { isObject } from '../base/decode';
import { load, save, watch } from '../base/storage';
import type { Puzzle } from '../core/puzzle';
import { newcomer, rated, type Rating } from './rating';

/** Solved at the first try, solved after a mistake, or given up. */
const grades = ['first', 'solved', 'failed'] as const;
export type Grade = (typeof grades)[number];

export interface Past {
  /** By the puzzle's name. */
  readonly grades: Readonly<{ [name: string]: Grade }>;
  /** Puzzles in a row that were solved at the first try. */
  readonly streak: number;
  readonly best: number;
  /** The solver's, by family. */
  readonly ratings: Readonly<{ [family: string]: Rating }>;
  /** Of puzzles that have been tried, by name. */
  readonly hardness: Readonly<{ [name: string]: number }>;
  /** The best rush, by family. */
  readonly rushes: Readonly<{ [family: string]: number }>;
}

export const blank: Past = { grades: {}, streak: 0, best: 0, ratings: {}, hardness: {}, rushes: {} };

/** The family of a puzzle's game. */
export const familyOf = ({ game }: Pick<Puzzle, 'game'>): string => game.split(':')[0]!;

/** A puzzle keeps its name when others come before it. */
export const nameOf = ({ game, position }: Puzzle): string => `${game} ${position}`;

export const gradeOf = (past: Past, puzzle: Puzzle): Grade | undefined => past.grades[nameOf(puzzle)];

export const isSolved = (past: Past, puzzle: Puzzle): boolean =>
  gradeOf(past, puzzle) === 'first' || gradeOf(past, puzzle) === 'solved';

export const ratingOf = (past: Past, family: string): Rating => past.ratings[family] ?? newcomer;
export const hardnessOf = (past: Past, puzzle: Puzzle): number =>
  past.hardness[nameOf(puzzle)] ?? puzzle.rating;

/** How many of a family are solved, whichever there are. */
export const solvedOf = (past: Past, family: string): number =>
  Object.entries(past.grades).filter(
    ([name, grade]) => grade !== 'failed' && name.split(/[ :]/, 1)[0] === family,
  ).length;

/** After a puzzle. A better grade replaces a worse one, but never becomes a first try; only the first try is rated. */
export function graded(past: Past, puzzle: Puzzle, grade: Grade): Past {
  const before = gradeOf(past, puzzle);
  const isFresh = before === undefined;
  const streak = grade !== 'first' ? 0 : isFresh ? past.streak + 1 : past.streak;
  const kept = isFresh ? grade : before === 'failed' && grade !== 'failed' ? 'solved' : before;
  const after: Past = {
    ...past,
    grades: { ...past.grades, [nameOf(puzzle)]: kept },
    streak,
    best: Math.max(past.best, streak),
  };
  if (!isFresh) return after;
  const family = familyOf(puzzle);
  const { solver, puzzle: hardness } = rated(
    ratingOf(past, family),
    hardnessOf(past, puzzle),
    grade === 'first',
  );
  return {
    ...after,
    ratings: { ...past.ratings, [family]: solver },
    hardness: { ...past.hardness, [nameOf(puzzle)]: hardness },
  };
}

/** After a rush. */
export const rushed = (past: Past, family: string, score: number): Past => ({
  ...past,
  rushes: { ...past.rushes, [family]: Math.max(score, past.rushes[family] ?? 0) },
});

/** Which puzzles are wanted: of a theme, or of any where it is empty. */
export interface Wish {
  readonly theme: string;
  readonly onlyUnsolved: boolean;
}

export const isWanted = (past: Past, puzzle: Puzzle, { theme, onlyUnsolved }: Wish): boolean =>
  (theme === '' || puzzle.themes.includes(theme)) && !(onlyUnsolved && isSolved(past, puzzle));

/** The number of the next puzzle after this one, of those that are wanted; null where there is none. */
export function following(past: Past, puzzles: readonly Puzzle[], after: number, wish: Wish): number | null {
  const order = puzzles.map((_, i) => (after + 1 + i) % puzzles.length);
  return order.find((i) => isWanted(past, puzzles[i]!, wish)) ?? null;
}

/** The themes that tell puzzles of a set apart, the most frequent first: what all of them are about says nothing. */
export function themesOf(puzzles: readonly Puzzle[]): { readonly theme: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { themes } of puzzles)
    for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count < puzzles.length)
    .map(([theme, count]) => ({ theme, count }))
    .sort((a, b) => b.count - a.count);
}

const key = 'puzzles';
const count = (data: unknown): number =>
  typeof data === 'number' && Number.isInteger(data) && data > 0 ? data : 0;

/** The entries of an object whose values can be decoded. */
function entries<T>(data: unknown, decode: (value: unknown) => T | null): { [key: string]: T } {
  const known = Object.entries(isObject(data) ? data : {}).flatMap(([key, value]): [string, T][] => {
    const decoded = decode(value);
    return decoded === null ? [] : [[key, decoded]];
  });
  return Object.fromEntries(known);
}

const positive = (data: unknown): number | null => count(data) || null;

function decodeRating(data: unknown): Rating | null {
  if (!isObject(data)) return null;
  const value = positive(data['value']);
  return value === null ? null : { value, count: count(data['count']) };
}

export function decodePast(data: unknown): Past {
  if (!isObject(data)) return blank;
  const streak = count(data['streak']);
  return {
    grades: entries(data['grades'], (value) => grades.find((each) => each === value) ?? null),
    streak,
    best: Math.max(streak, count(data['best'])),
    ratings: entries(data['ratings'], decodeRating),
    hardness: entries(data['hardness'], positive),
    rushes: entries(data['rushes'], positive),
  };
}

export const recall = (): Past => load(key, decodePast) ?? blank;
/** Changes what is kept, also by another tab, and gives it back. */
export function change(step: (past: Past) => Past): Past {
  const past = step(recall());
  save(key, past);
  return past;
}
/** Calls the listener when another tab has changed it. */
export const watchPast = (listener: () => void): (() => void) => watch(key, listener);
