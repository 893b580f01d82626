// The clocks of the two sides: milliseconds that are left, and whose runs since when.
import type { Side } from '../core/types';
import { allowanceOf, type ClockRule } from './setup';

export interface Clock {
  readonly left: readonly [number, number];
  /** Whose clock runs; null before the first move and after the last. */
  readonly side: Side | null;
  readonly since: number;
}

export const wound = (rule: ClockRule): Clock => ({
  left: [allowanceOf(rule, 0).minutes * 60_000, allowanceOf(rule, 1).minutes * 60_000],
  side: null,
  since: 0,
});

/** What a side has left at a time. */
export function leftOf(clock: Clock, side: Side, now: number): number {
  const spent = clock.side === side ? now - clock.since : 0;
  return Math.max(0, clock.left[side] - spent);
}

/** Stops the clock that runs. */
export function stopped(clock: Clock, now: number): Clock {
  return { left: [leftOf(clock, 0, now), leftOf(clock, 1, now)], side: null, since: now };
}

/** Lets a side's clock run. */
export const running = (clock: Clock, side: Side, now: number): Clock => ({ ...stopped(clock, now), side });

/** A move was made: its side gets the increment, if its clock was running, and the clock of the next runs. */
export function pressed(clock: Clock, rule: ClockRule, to: Side, now: number): Clock {
  const { left } = stopped(clock, now);
  const more = (side: Side) =>
    left[side] + (clock.side === side && side !== to ? allowanceOf(rule, side).increment * 1000 : 0);
  return { left: [more(0), more(1)], side: to, since: now };
}

/** The side whose time is over. */
export function flagged(clock: Clock, now: number): Side | null {
  return clock.side !== null && leftOf(clock, clock.side, now) <= 0 ? clock.side : null;
}

/** "4:07"; under ten seconds "0:09.3". */
export function clockText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `0:0${(Math.floor(seconds * 10) / 10).toFixed(1)}`;
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
