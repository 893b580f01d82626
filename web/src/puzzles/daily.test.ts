import { expect, it } from 'vitest';
import { dayOf, ofTheDay } from './daily';

it('numbers days by the calendar, at any hour', () => {
  expect(dayOf(new Date(2026, 0, 1, 0, 1))).toBe(dayOf(new Date(2026, 0, 1, 23, 59)));
  expect(dayOf(new Date(2026, 2, 30))).toBe(dayOf(new Date(2026, 2, 29)) + 1);
});

it.each([1, 2, 7, 60, 300, 301])('shows each of %i puzzles once before any comes again', (count) => {
  const days = Array.from({ length: count }, (_, i) => ofTheDay(count, 20_000 + i));
  expect(new Set(days).size).toBe(count);
  expect(days.every((at) => at >= 0 && at < count)).toBe(true);
});
