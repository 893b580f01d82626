// The measures of a board on the screen: its rim and the room around it.
import type { Board, Point } from '../core/types';

/** Free room around the cells, for the frame. */
const margins = { tiles: 42, points: 38, towers: 12 };

/** How wide the rim is where the board is no box. */
const rims = { tiles: 34, points: 78, towers: 30 };

export const marginOf = (board: Board): number => margins[board.kind];
export const rimOf = (board: Board): number => rims[board.kind];

/** A closed path through the points. */
export function pathOf(outline: readonly Point[]): string {
  return outline.length === 0 ? '' : `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

/** The outline around all cells, so far from them. */
export function outlineOf(board: Board, rim: number): string {
  return pathOf(board.rim.map(({ at, out }) => [at[0] + out[0] * rim, at[1] + out[1] * rim]));
}
