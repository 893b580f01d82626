// Arrows over the board: moves that somebody thinks of.
import type { Board, Point } from '../core/types';

export interface Arrow {
  /** One way for each piece that goes; a way of one cell is a piece that is placed. */
  readonly ways: readonly (readonly number[])[];
  /** 1 is the best; less good ones are thinner and carry their number. */
  readonly rank: number;
  /** A number to tell arrows apart, or none where there is only one. */
  readonly label: string;
}

const short = 16;
const head = 26;

export interface Drawn {
  readonly shaft: string;
  readonly tip: string;
  readonly badge: Point;
}

/** The line through the cells, cut short behind its tip; null where it goes nowhere. */
export function drawn(board: Board, way: readonly number[]): Drawn | null {
  const points = way.map((cell) => board.cells[cell]?.centre ?? ([0, 0] as const));
  const end = points.at(-1);
  const before = points.findLast((p) => end && (p[0] !== end[0] || p[1] !== end[1]));
  if (!end || !before) return null;
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]);
  const [dx, dy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
  const tip: Point = [end[0] - dx * short * 0.4, end[1] - dy * short * 0.4];
  const neck: Point = [tip[0] - dx * head, tip[1] - dy * head];
  const wing = head * 0.72;
  const corners: Point[] = [
    tip,
    [neck[0] - dy * wing, neck[1] + dx * wing],
    [neck[0] + dy * wing, neck[1] - dx * wing],
  ];
  const shaft = [...points.slice(0, -1), neck];
  return {
    shaft: `M${shaft.map(([x, y]) => `${x} ${y}`).join('L')}`,
    tip: `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`,
    badge: [before[0] + (neck[0] - before[0]) / 2, before[1] + (neck[1] - before[1]) / 2],
  };
}
