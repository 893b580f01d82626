import { expect, it } from 'vitest';
import type { Piece } from '../core/types';
import { halfway, heldLevel, waysOf } from './ways';

const man: Piece = { cell: 0, owner: 0, kind: 'man', count: 1, value: 0, level: 1, colour: '', choice: '' };
const pawn = (cell: number, level: number): Piece => ({
  ...man,
  cell,
  level,
  kind: 'pawn',
  colour: 'red',
  choice: `level ${level}`,
});
const places = (pieces: readonly Piece[]) => pieces.map((p) => `${p.cell}x${p.count}`).sort();

it('goes along all landings of a piece', () => {
  expect(waysOf([{ cell: 0 }, { cell: 7 }, { cell: 14 }], [man])).toEqual([{ cells: [0, 7, 14], level: 1 }]);
});

it('tells the ways of two pieces apart', () => {
  const steps = [{ cell: 0 }, { cell: 7 }, { cell: 1, start: true } as const, { cell: 8 }];
  expect(waysOf(steps, [man]).map((way) => way.cells)).toEqual([
    [0, 7],
    [1, 8],
  ]);
});

it('lands on top of the tower that stands there', () => {
  const pieces = [pawn(1, 1), pawn(1, 2), pawn(2, 1)];
  const steps = [{ cell: 1 }, { choice: 'level 2' }, { cell: 2 }];
  expect(waysOf(steps, pieces)).toEqual([{ cells: [1, 2], level: 2 }]);
  expect(heldLevel(steps.slice(0, 2), pieces)).toBe(2);
});

it('places a piece from beside the board', () => {
  expect(waysOf([{ choice: 'R' }, { cell: 3 }], [{ ...man, cell: null, choice: 'R' }])).toEqual([
    { cells: [3], level: 1 },
  ]);
});

it('shows the first piece where it was put, and the second where it is', () => {
  const pieces = [man, { ...man, cell: 1 }];
  expect(places(halfway(pieces, [{ cell: 0 }, { cell: 7 }, { cell: 1, start: true }]))).toEqual([
    '1x1',
    '7x1',
  ]);
});

it('splits a pile, and joins another', () => {
  const pieces = [
    { ...man, count: 3 },
    { ...man, cell: 5, count: 2 },
  ];
  expect(places(halfway(pieces, [{ cell: 0 }, { count: 1 }, { cell: 5 }]))).toEqual(['0x2', '5x3']);
});
