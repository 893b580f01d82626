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

const ways: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The nearest cell in a direction: what lies aside counts as far. The same cell where there is none. */
export function neighbour(board: Board, from: number, direction: Direction): number {
  const here = board.cells[from]?.centre;
  if (!here) return from;
  const [wx, wy] = ways[direction];
  let best = from;
  let least = Infinity;
  board.cells.forEach(({ centre }, i) => {
    const [dx, dy] = [centre[0] - here[0], centre[1] - here[1]];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (ahead < 10 || aside > 1.2 * ahead) return;
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}
