// Setups from outside.
import { describe, expect, it } from 'vitest';
import { decodeSetup, isResumed, type Setup } from './setup';

const setup: Setup = {
  game: 'a-game',
  players: [{ kind: 'person' }, { kind: 'computer', level: 3 }],
  clock: { minutes: 5, increment: 2 },
};

describe('a setup', () => {
  it('reads back what it was', () => {
    expect(decodeSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  });
  it('may begin in the middle', () => {
    const middle = { ...setup, position: 'P', opening: ['a', 'b'] };
    expect(decodeSetup(JSON.parse(JSON.stringify(middle)))).toEqual(middle);
    expect([isResumed(setup), isResumed(middle), isResumed({ ...setup, opening: ['a'] })]).toEqual([
      false,
      true,
      true,
    ]);
    expect(decodeSetup({ ...setup, position: 7, opening: [1] })).toEqual(setup);
  });
  it('keeps names, an opening by lot, and another clock for the second side', () => {
    const second = { minutes: 0.5, increment: 1 };
    const whole: Setup = {
      ...setup,
      opening: ['a'],
      drawn: true,
      players: [{ kind: 'person', name: 'Ada' }, { kind: 'person' }],
      clock: { minutes: 5, increment: 2, second },
    };
    expect(decodeSetup(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    expect(isResumed(whole), 'it is a whole game').toBe(false);
    expect(decodeSetup({ ...setup, clock: { ...second, second: { minutes: 0 } } })?.clock).toEqual(second);
    expect(decodeSetup({ ...setup, players: [{ kind: 'person', name: 7 }] })?.players).toEqual([
      { kind: 'person' },
    ]);
  });
  it.each([
    null,
    {},
    { ...setup, game: 17 },
    { ...setup, players: [] },
    { ...setup, players: [{ kind: 'dog' }] },
    { ...setup, players: [{ kind: 'computer', level: 'high' }] },
  ])('is none: %j', (data) => {
    expect(decodeSetup(data)).toBeNull();
  });
  it.each([null, 'fast', { minutes: -1, increment: 0 }, { minutes: 5 }])('has no clock from %j', (clock) => {
    expect(decodeSetup({ ...setup, clock })?.clock).toBeNull();
  });
});
