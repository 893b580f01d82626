import { expect, it } from 'vitest';
import { clockText, flagged, leftOf, pressed, running, stopped, wound } from './clock';

const rule = { minutes: 1, increment: 2 };

it('runs for nobody before the first move', () => {
  expect(leftOf(wound(rule), 0, 5000)).toBe(60_000);
  expect(flagged(wound(rule), 1e9)).toBeNull();
});

it('gives nothing for a move that was free', () => {
  const clock = pressed(wound(rule), rule, 1, 1000);
  expect(clock).toEqual({ left: [60_000, 60_000], side: 1, since: 1000 });
});

it('counts down the side to move and adds the increment', () => {
  const clock = pressed(pressed(wound(rule), rule, 1, 0), rule, 0, 10_000);
  expect(clock.left).toEqual([60_000, 52_000]);
  expect(leftOf(clock, 0, 13_000)).toBe(57_000);
});

it('may give the sides different times', () => {
  const odds = { minutes: 5, increment: 0, second: { minutes: 0.5, increment: 3 } };
  const clock = pressed(pressed(wound(odds), odds, 1, 0), odds, 0, 10_000);
  expect(clock.left).toEqual([300_000, 23_000]);
  expect(pressed(clock, odds, 1, 20_000).left).toEqual([290_000, 23_000]);
});

it('adds nothing where the same side goes on', () => {
  expect(pressed(running(wound(rule), 0, 0), rule, 0, 1000).left[0]).toBe(59_000);
});

it('falls when the time is over, and not before', () => {
  const clock = running(wound(rule), 0, 0);
  expect(flagged(clock, 59_999)).toBeNull();
  expect(flagged(clock, 60_000)).toBe(0);
  expect(leftOf(clock, 0, 70_000)).toBe(0);
});

it('stands still when stopped', () =>
  expect(leftOf(stopped(running(wound(rule), 0, 0), 500), 0, 9000)).toBe(59_500));

it('shows minutes, and tenths at the end', () => {
  expect(clockText(300_000)).toBe('5:00');
  expect(clockText(61_000)).toBe('1:01');
  expect(clockText(9_340)).toBe('0:09.3');
  expect(clockText(0)).toBe('0:00.0');
});
