// The moves in rows and columns.
import { expect, it } from 'vitest';
import type { Turn } from '../core/types';
import { entriesOf } from './rounds';

const turn = (seat: number, claim = false): Turn => ({
  text: `${seat}`,
  side: seat % 2 === 0 ? 0 : 1,
  seat,
  claim,
  setup: false,
});
const places = (turns: Turn[]) => entriesOf(turns).map(({ row, column, round }) => [row, column, round]);

it('has a column for each of two players, and a row for each round', () => {
  expect(places([0, 1, 0].map((seat) => turn(seat)))).toEqual([
    [0, 0, 1],
    [0, 1, null],
    [1, 0, 2],
  ]);
});

it('has a column for each of four', () => {
  expect(places([0, 1, 2, 3, 0].map((seat) => turn(seat)))).toEqual([
    [0, 0, 1],
    [0, 1, null],
    [0, 2, null],
    [0, 3, null],
    [1, 0, 2],
  ]);
});

it('begins in the middle of a row where the second player does', () => {
  expect(places([turn(1), turn(0)])).toEqual([
    [0, 1, null],
    [1, 0, 1],
  ]);
});

it('gives a claim and the move after it a row each', () => {
  expect(places([turn(0), turn(1, true), turn(1), turn(0)])).toEqual([
    [0, 0, 1],
    [0, 1, null],
    [1, 1, null],
    [2, 0, 2],
  ]);
});
