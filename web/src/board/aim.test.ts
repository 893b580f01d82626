import { describe, expect, it } from 'vitest';
import { aimOf, nearestOf, spacingOf } from './aim';
import { boardOf } from './sample';

const board = boardOf(300, 100, [0, 0], [100, 0], [200, 0], [100, 141]);

describe('a finger', () => {
  it('is measured against the nearest cells', () => expect(spacingOf(board)).toBe(100));

  it('takes the cell under it', () => {
    expect(aimOf(board, [90, 5], [])).toBe(1);
    expect(aimOf(board, [90, 5], [1])).toBe(1);
  });

  it('takes a live cell from its neighbour’s near side', () => {
    expect(aimOf(board, [60, 0], [0])).toBe(0);
    expect(aimOf(board, [140, 0], [0, 2])).toBe(2);
  });

  it('leaves the middle of a cell alone', () => expect(aimOf(board, [75, 0], [0])).toBe(1));

  it('means nothing beside the board', () => {
    expect(aimOf(board, [-120, 0], [0])).toBeNull();
    expect(nearestOf(board, [400, 0], 75)).toBeNull();
  });
});
