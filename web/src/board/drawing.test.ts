// Arrows and rings of one's own.
import { expect, it } from 'vitest';
import { toggled } from './drawing';

it('adds a stroke, and takes it away when it is drawn again', () => {
  const one = toggled([], { from: 3, to: 7 });
  const two = toggled(one, { from: 5, to: 5 });
  expect(two).toEqual([
    { from: 3, to: 7 },
    { from: 5, to: 5 },
  ]);
  expect(toggled(two, { from: 3, to: 7 })).toEqual([{ from: 5, to: 5 }]);
});

it('tells the ways of an arrow apart', () => {
  expect(toggled([{ from: 3, to: 7 }], { from: 7, to: 3 })).toHaveLength(2);
});
