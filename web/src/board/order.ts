// The order in which the eye reads a board, and the way of the arrow keys over it.
import type { Board } from '../core/types';

/** Cells in rows from the top, each row from the left: by their numbers. */
export function rowsOf(board: Board): number[][] {
  const numbers = board.cells.map((_, i) => i);
  const centre = (i: number) => board.cells[i]?.centre ?? ([0, 0] as const);
  numbers.sort((a, b) => centre(a)[1] - centre(b)[1] || centre(a)[0] - centre(b)[0]);
  const rows: number[][] = [];
  let top = -Infinity;
  for (const i of numbers) {
    const y = centre(i)[1];
    if (y - top > 20) {
      rows.push([]);
      top = y;
    }
    rows[rows.length - 1]?.push(i);
  }
  return rows.map((row) => row.sort((a, b) => centre(a)[0] - centre(b)[0]));
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Left and right follow the reading order; up and down go to the nearest cell of the next row. The same cell at the ends. */
export function neighbour(board: Board, from: number, direction: Direction): number {
  const rows = rowsOf(board);
  if (direction === 'left' || direction === 'right') {
    const order = rows.flat();
    return order[order.indexOf(from) + (direction === 'left' ? -1 : 1)] ?? from;
  }
  const row = rows[rows.findIndex((cells) => cells.includes(from)) + (direction === 'up' ? -1 : 1)] ?? [];
  const x = board.cells[from]?.centre[0] ?? 0;
  const aside = (cell: number) => Math.abs((board.cells[cell]?.centre[0] ?? 0) - x);
  return row.reduce((best, cell) => (best === from || aside(cell) < aside(best) ? cell : best), from);
}
