// What kind of board the geometry describes, and the measures that follow from it.
import type { Board, Point } from '../core/types';

/** Areas side by side, points on lines, or squares that carry towers. */
export type Shape = 'tiles' | 'points' | 'towers';

export function shapeOf(board: Board): Shape {
  if (board.levels > 1) return 'towers';
  return board.cells.every((cell) => cell.outline.length === 0) ? 'points' : 'tiles';
}

/** Free room around the cells, for the frame. */
export function marginOf(board: Board): number {
  switch (shapeOf(board)) {
    case 'towers':
      return 12;
    case 'points':
      return 38;
    case 'tiles':
      return 42;
  }
}

/** How far a piece may reach from the centre of its cell. */
export function reachOf(board: Board): number {
  const [cell] = board.cells;
  if (!cell || cell.outline.length === 0) return 38;
  const sides = cell.outline.map((from, i) => {
    const to = cell.outline[(i + 1) % cell.outline.length] ?? from;
    return distanceToLine(cell.centre, from, to);
  });
  return 0.82 * Math.min(...sides);
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Does a cell stand on a corner, as a lozenge does? Its pieces then have to be smaller. */
export function isSlanted(board: Board): boolean {
  const [cell] = board.cells;
  const first = cell?.outline[0];
  const second = cell?.outline[1];
  return first !== undefined && second !== undefined && first[0] !== second[0] && first[1] !== second[1];
}

/** A closed path through the points. */
export function pathOf(outline: readonly Point[]): string {
  return outline.length === 0 ? '' : `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

/** The corners of the smallest area without dents that holds all points, clockwise on the screen. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (order: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of order) {
      while (chain.length > 1 && turn(chain[chain.length - 2]!, chain[chain.length - 1]!, p) <= 0)
        chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The lozenges around the lines that lie level: with those around upright lines they tile the board in two tones. */
export function facetsOf(board: Board): Point[][] {
  const level = board.lines.filter(({ kind, from, to }) => kind === 'grid' && from[1] === to[1]);
  return level.map(({ from, to }) => {
    const x = (from[0] + to[0]) / 2;
    const half = Math.abs(to[0] - from[0]) / 2;
    return [from, [x, from[1] - half], to, [x, from[1] + half]];
  });
}

/** The outline pushed away from the middle of the board, so that a rim stays around it. */
export function grown(outline: readonly Point[], by: number, board: Board): Point[] {
  const [mx, my] = [board.width / 2, board.height / 2];
  return outline.map(([x, y]) => {
    const distance = Math.hypot(x - mx, y - my) || 1;
    return [x + ((x - mx) / distance) * by, y + ((y - my) / distance) * by];
  });
}
