// A review sorted by what people ask of it: which turns were errors, and which was the worst.
import type { JudgedTurn, Review, Side, Standing } from '../core/types';

export type Grade = NonNullable<JudgedTurn['grade']>;

export interface Judged {
  readonly text: string;
  readonly side: Side;
  readonly grade: Grade;
  /** The chances that were given away, from 0 to 1. */
  readonly loss: number;
  /** The line that would have been better; empty where the turn was best. */
  readonly better: readonly string[];
  /** For the side that made the turn. */
  readonly before: Standing;
  readonly after: Standing;
}

/** The signs that books put behind a move, so that nothing is told by colour alone. */
export const signs: Record<Grade, string> = {
  forced: '',
  best: '',
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

export const isError = (grade: Grade): boolean => signs[grade] !== '';

/** The judgements by the nodes of the line that was reviewed, without turns that are not judged. */
export function judgedOf(
  review: Review,
  line: readonly { readonly id: number; readonly side: Side }[],
): Map<number, Judged> {
  const judged = new Map<number, Judged>();
  review.turns.forEach(({ text, grade, loss = 0, better = [], before, after }, i) => {
    const node = line[i];
    if (node && grade !== null && before && after)
      judged.set(node.id, { text, side: node.side, grade, loss, better, before, after });
  });
  return judged;
}

/** The errors in the order of the game. */
export const errorsOf = (judged: ReadonlyMap<number, Judged>): [number, Judged][] =>
  [...judged].filter(([, { grade }]) => isError(grade));

/** Where most was given away, by one side or by either. */
export function worstOf(judged: ReadonlyMap<number, Judged>, side: Side | null): number | null {
  const own = errorsOf(judged).filter(([, one]) => side === null || one.side === side);
  const [first] = own.sort(([, a], [, b]) => b.loss - a.loss);
  return first?.[0] ?? null;
}

/** The most telling errors, at most so many, in the order of the game. */
export function keyErrors(judged: ReadonlyMap<number, Judged>, most: number): [number, Judged][] {
  const worst = errorsOf(judged).sort(([, a], [, b]) => b.loss - a.loss);
  const order = [...judged.keys()];
  return worst.slice(0, most).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

/** How often a side's turns had each grade. */
export function countsOf(judged: ReadonlyMap<number, Judged>, side: Side): Record<Grade, number> {
  const counts = { forced: 0, best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const one of judged.values()) if (one.side === side) ++counts[one.grade];
  return counts;
}
