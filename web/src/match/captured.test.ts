// What each side has lost.
import { expect, it } from 'vitest';
import type { Piece, Side } from '../core/types';
import { lostBy } from './captured';

const piece = (owner: Side, count = 1): Piece => ({
  cell: 1,
  owner,
  kind: 'man',
  value: 0,
  count,
  level: 1,
  colour: '',
  choice: '',
});

it('counts the pieces that are gone, also out of piles', () => {
  const start = [piece(0, 3), piece(0), piece(1, 2)];
  expect(lostBy(0, [start], [piece(0), piece(0), piece(1, 2)])).toBe(2);
  expect(lostBy(1, [start], [piece(0), piece(0), piece(1, 2)])).toBe(0);
});

it('counts a piece once that came back when a jump was called', () => {
  const [all, less] = [[piece(0, 3)], [piece(0, 2)]];
  expect(lostBy(0, [all, less, all], less)).toBe(1);
});
