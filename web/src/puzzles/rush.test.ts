import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../core/puzzle';
import { begun, current, gone, isOver } from './rush';

const puzzles = readPuzzles(
  Array.from({ length: 200 }, (_, i) => `g | p${i} | a | ${500 + 5 * i} | only`).join('\n'),
);

describe('a rush', () => {
  const rush = begun(puzzles, () => 0.5);
  it('grows harder, from all over the set, without a puzzle twice', () => {
    const ratings = rush.order.map((at) => puzzles[at]!.rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    expect(new Set(rush.order).size).toBe(60);
    expect(ratings[0]).toBeLessThan(520);
    expect(ratings.at(-1)).toBeGreaterThan(1480);
  });
  it('is another one each time', () =>
    expect(begun(puzzles, () => 0.1).order).not.toEqual(begun(puzzles, () => 0.9).order));
  it('takes the puzzles that there are', () =>
    expect(begun(puzzles.slice(0, 4), () => 0.999).order).toEqual([0, 1, 2, 3]));
  it('counts what is solved and what is not', () =>
    expect(gone(gone(gone(rush, true), false), true)).toMatchObject({ at: 3, score: 2, mistakes: 1 }));
  it('ends with the third mistake', () => {
    const twice = gone(gone(rush, false), false);
    expect(isOver(twice, 1000)).toBe(false);
    expect(isOver(gone(twice, false), 1000)).toBe(true);
  });
  it('ends with the time', () => expect(isOver(rush, 0)).toBe(true));
  it('ends with the last puzzle', () => {
    const short = begun(puzzles.slice(0, 1), () => 0);
    expect(current(short)).toBe(0);
    expect(isOver(gone(short, true), 1000)).toBe(true);
  });
});
