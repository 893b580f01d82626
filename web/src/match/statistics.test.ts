// Counting results.
import { describe, expect, it } from 'vitest';
import { decodeStatistics, noStatistics, played, sum, withResult } from './statistics';

const won = { family: 'a-game', level: 3, outcome: 'won' } as const;
const lost = { ...won, outcome: 'lost' } as const;

describe('the statistics', () => {
  it('count by family and level', () => {
    const after = withResult(withResult(noStatistics(), { ...won, hints: 2 }), {
      ...won,
      level: 4,
      outcome: 'drawn',
    });
    expect(after.tallies).toEqual({
      'a-game': { 3: { won: 1, drawn: 0, lost: 0, hints: 2 }, 4: { won: 0, drawn: 1, lost: 0, hints: 0 } },
    });
  });
  it('know the streak and the longest one', () => {
    const after = [won, won, lost, won].reduce(withResult, noStatistics());
    expect(after).toMatchObject({ streak: 1, bestStreak: 2 });
  });
  it('add up', () => {
    const all = sum([
      { won: 1, drawn: 2, lost: 3, hints: 1 },
      { won: 4, drawn: 0, lost: 1, hints: 2 },
    ]);
    expect(all).toEqual({ won: 5, drawn: 2, lost: 4, hints: 3 });
    expect(played(all)).toBe(11);
  });
  it('read back what they were', () => {
    const kept = [won, lost].reduce(withResult, noStatistics());
    expect(decodeStatistics(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });
  it('knew of no hints once', () => {
    const old = { tallies: { g: { 1: { won: 1, drawn: 0, lost: 0 } } } };
    expect(decodeStatistics(old).tallies['g']?.[1]?.hints).toBe(0);
  });
  it.each([null, 17, [], { streak: -1 }, { tallies: { g: { 1: { won: 'x' } } } }, { tallies: [1] }])(
    'make the best of %j',
    (data) => {
      expect(decodeStatistics(data)).toEqual(noStatistics());
    },
  );
});
