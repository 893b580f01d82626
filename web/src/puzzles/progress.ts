// How the puzzles went, kept on this device.
import { isObject } from '../base/decode';
import { load, save } from '../base/storage';
import type { Puzzle } from '../core/puzzles';

/** Solved at the first try, solved after a mistake, or given up. */
const grades = ['first', 'solved', 'failed'] as const;
export type Grade = (typeof grades)[number];

export interface Past {
  /** By the puzzle's name. */
  readonly grades: Readonly<{ [name: string]: Grade }>;
  /** Puzzles in a row that were solved at the first try. */
  readonly streak: number;
  readonly best: number;
}

export const blank: Past = { grades: {}, streak: 0, best: 0 };

/** A puzzle keeps its name when others come before it. */
export const nameOf = ({ game, position }: Puzzle): string => `${game} ${position}`;

export const gradeOf = (past: Past, puzzle: Puzzle): Grade | undefined => past.grades[nameOf(puzzle)];

export const isSolved = (past: Past, puzzle: Puzzle): boolean =>
  gradeOf(past, puzzle) === 'first' || gradeOf(past, puzzle) === 'solved';

/** After a puzzle. A better grade replaces a worse one, but never becomes a first try. */
export function graded(past: Past, puzzle: Puzzle, grade: Grade): Past {
  const before = gradeOf(past, puzzle);
  const isFresh = before === undefined;
  const streak = grade !== 'first' ? 0 : isFresh ? past.streak + 1 : past.streak;
  const kept = isFresh ? grade : before === 'failed' && grade !== 'failed' ? 'solved' : before;
  return {
    grades: { ...past.grades, [nameOf(puzzle)]: kept },
    streak,
    best: Math.max(past.best, streak),
  };
}

/** The number of the next puzzle after this one, of those that are wanted; null where there is none. */
export function following(
  past: Past,
  puzzles: readonly Puzzle[],
  after: number,
  onlyUnsolved: boolean,
): number | null {
  const order = puzzles.map((_, i) => (after + 1 + i) % puzzles.length);
  const found = onlyUnsolved ? order.find((i) => !isSolved(past, puzzles[i]!)) : order[0];
  return found ?? null;
}

const key = 'puzzles';
const count = (data: unknown): number =>
  typeof data === 'number' && Number.isInteger(data) && data > 0 ? data : 0;

export function decodePast(data: unknown): Past {
  if (!isObject(data)) return blank;
  const found = isObject(data['grades']) ? data['grades'] : {};
  const known = Object.entries(found).flatMap(([name, data]): [string, Grade][] => {
    const grade = grades.find((each) => each === data);
    return grade ? [[name, grade]] : [];
  });
  const streak = count(data['streak']);
  return { grades: Object.fromEntries(known), streak, best: Math.max(streak, count(data['best'])) };
}

export const recall = (): Past => load(key, decodePast) ?? blank;
export const keep = (past: Past): boolean => save(key, past);
