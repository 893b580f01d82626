import { expect, it } from 'vitest';
import { neighbour, rowsOf } from './order';
import { boardOf } from './sample';

const zigzag = boardOf(400, 400, [150, 50], [350, 50], [50, 150], [250, 150], [150, 250]);

it('reads rows from the top and the left', () => {
  expect(rowsOf(zigzag)).toEqual([[0, 1], [2, 3], [4]]);
  expect(rowsOf(boardOf(400, 400, [300, 104], [100, 96]))).toEqual([[1, 0]]);
});

it('walks with the arrows, also over a board of diagonals', () => {
  expect(neighbour(zigzag, 0, 'right')).toBe(1);
  expect(neighbour(zigzag, 1, 'right')).toBe(2);
  expect(neighbour(zigzag, 2, 'left')).toBe(1);
  expect(neighbour(zigzag, 1, 'down')).toBe(3);
  expect(neighbour(zigzag, 3, 'up')).toBe(0);
});

it('stays where there is nothing further', () => expect(neighbour(zigzag, 0, 'up')).toBe(0));

it('reaches every cell from every other', () => {
  const reached = new Set([0]);
  for (const cell of reached)
    for (const way of ['left', 'right', 'up', 'down'] as const) reached.add(neighbour(zigzag, cell, way));
  expect(reached.size).toBe(5);
});
