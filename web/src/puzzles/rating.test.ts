import { describe, expect, it } from 'vitest';
import { chance, newcomer, rated } from './rating';

it('gives equals an even chance, and the stronger one more', () => {
  expect(chance(1500, 1500)).toBe(0.5);
  expect(chance(1900, 1500)).toBeCloseTo(0.909, 3);
});

describe('the first try', () => {
  const up = rated(newcomer, 1200, true);
  const down = rated(newcomer, 1200, false);
  it('moves the solver and the puzzle against each other', () => {
    expect(up).toEqual({ solver: { value: 1230, count: 1 }, puzzle: 1194 });
    expect(down).toEqual({ solver: { value: 1170, count: 1 }, puzzle: 1206 });
  });
  it('moves little where it was to be expected', () =>
    expect(rated({ value: 2000, count: 100 }, 1000, true).solver.value).toBe(2000));
  it('moves an old hand less than a newcomer', () =>
    expect(rated({ value: 1200, count: 50 }, 1200, true).solver.value).toBe(1208));
  it('never leaves the scale', () => {
    expect(rated({ value: 100, count: 0 }, 100, false).solver.value).toBe(100);
    expect(rated({ value: 3000, count: 0 }, 3000, true).solver.value).toBe(3000);
  });
});
