// Where a move goes, for arrows on a board.
import type { Cell, Step } from './types';

/** `from` is null where a piece comes from beside the board. */
export interface Arrow {
  readonly from: Cell | null;
  readonly to: Cell;
}

/** One for each piece that moves, from where it stands to where it ends; none for a claim. */
export function arrowsOf(steps: readonly Step[]): Arrow[] {
  const ways: Cell[][] = [];
  for (const step of steps) {
    if (!('cell' in step)) continue;
    const way = ways.at(-1);
    if (way === undefined || step.start) ways.push([step.cell]);
    else way.push(step.cell);
  }
  return ways.flatMap((way) => {
    const [first, to] = [way[0], way.at(-1)];
    if (first === undefined || to === undefined) return [];
    return [{ from: way.length > 1 ? first : null, to }];
  });
}
