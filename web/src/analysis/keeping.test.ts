// Analyses among My games: each in its place, and none in that of another.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listed } from '../core/reading';
import { all, drop, findAnalysis, put } from '../match/library';
import { record } from '../match/some';
import { areMany, keepAnalysis, latestAnalysis } from './keeping';

beforeEach(() => drop(all().map(({ id }) => id)));

const listed = (text: string): Listed => ({ ...record().about, text });
const hand = (...texts: string[]) => ({ games: texts.map(listed), chosen: 0, ways: [0] });

describe('an analysis', () => {
  it('gets a place of its own, and keeps it', () => {
    const first = keepAnalysis(hand('1. 11-15 *'), null);
    const second = keepAnalysis(hand('1. 9-14 *'), null);
    expect(second.id).not.toBe(first.id);
    const later = keepAnalysis(hand('1. 11-15 22-18 *'), first);
    expect(later.id).toBe(first.id);
    expect(all()).toHaveLength(2);
    expect(findAnalysis(second.id)?.record).toBe('1. 9-14 *');
    expect(latestAnalysis()?.record).toMatch(/^1\. /);
  });

  it('that is there already has one', () => {
    const first = keepAnalysis(hand('1. 11-15 *'), null);
    expect(keepAnalysis(hand('1. 11-15 *'), null)).toEqual(first);
    expect(all()).toHaveLength(1);
  });

  it('has its games together', () => {
    const { record: text, games } = keepAnalysis(hand('1. 11-15 *', '1. 9-14 *'), null);
    expect([text, games]).toEqual(['1. 11-15 *\n1. 9-14 *', 2]);
  });

  it('of too many games keeps the one that is looked at', () => {
    const long = `{${'x'.repeat(200_000)}}`;
    const at = { ...hand(`1. 11-15 ${long}`, `1. 9-14 ${long}`), chosen: 1 };
    expect([areMany(at.games), areMany(at.games.slice(0, 1))]).toEqual([true, false]);
    expect(keepAnalysis(at, null)).toMatchObject({ games: 1, chosen: 0, record: at.games[1]!.text });
  });

  it('that another tab has changed is kept beside it', () => {
    const first = keepAnalysis(hand('1. 11-15 *'), null);
    put({ ...first, record: '1. 11-15 23-19 *' });
    // Only looked at here: nothing to keep.
    expect(keepAnalysis(hand('1. 11-15 *'), first)).toBe(first);
    const mine = keepAnalysis(hand('1. 11-15 22-18 *'), first);
    expect(mine.id).not.toBe(first.id);
    expect(findAnalysis(first.id)?.record).toBe('1. 11-15 23-19 *');
  });

  it('that was deleted elsewhere comes back only by a change', () => {
    const first = keepAnalysis(hand('1. 11-15 *'), null);
    drop([first.id]);
    keepAnalysis(hand('1. 11-15 *'), first);
    expect(all()).toEqual([]);
    keepAnalysis(hand('1. 11-15 22-18 *'), first);
    expect(all()).toHaveLength(1);
  });
});
