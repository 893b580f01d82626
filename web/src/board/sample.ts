// A board for the tests, with nothing on it but points.
import type { Board, Point } from '../core/types';

export const boardOf = (width: number, height: number, ...centres: Point[]): Board => ({
  angle: 0,
  kind: 'points',
  width,
  height,
  levels: 1,
  reach: 38,
  foot: 0,
  storey: 0,
  cells: centres.map((centre, i) => ({ name: String(i), centre, outline: [], tone: 'plain' })),
  areas: [],
  lines: [],
  marks: [],
  labels: [],
  rim: [],
  ground: [],
  ornaments: [],
});
