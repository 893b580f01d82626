// What a finger means: on small boards it covers more than a cell, so the nearest cell where something can be done is taken.
import type { Board, Point } from '../core/types';

/** What a finger hits surely, in pixels of the page. */
export const fingertip = 44;

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How far apart the nearest two cells are, in the units of the board. */
export function spacingOf({ cells }: Board): number {
  let least = Infinity;
  cells.forEach(({ centre }, i) => {
    for (const other of cells.slice(i + 1)) least = Math.min(least, distance(centre, other.centre));
  });
  return least;
}

/** The cell whose middle is nearest, among those that count; null where none is nearer than `most`. */
export function nearestOf(
  { cells }: Board,
  point: Point,
  most: number,
  counts: (cell: number) => boolean = () => true,
): number | null {
  let best: number | null = null;
  let least = most;
  cells.forEach(({ centre }, i) => {
    const away = distance(centre, point);
    if (away < least && counts(i)) [best, least] = [i, away];
  });
  return best;
}

/** The nearest cell; a live one, however, wins over its neighbours on their near side. */
export function aimOf(board: Board, point: Point, live: readonly number[]): number | null {
  const spacing = spacingOf(board);
  const under = nearestOf(board, point, spacing);
  if (under !== null && live.includes(under)) return under;
  return nearestOf(board, point, 0.7 * spacing, (cell) => live.includes(cell)) ?? under;
}
