// Games that are played here: each has its place, and none takes that of another.
import { beforeEach, describe, expect, it } from 'vitest';
import { all, drop, findGame } from './library';
import { begin, beginWith, inProgress, keepGame, latestGame } from './playing';
import { fresh } from './progress';
import { setup } from './some';

beforeEach(() => drop(all().map(({ id }) => id)));

describe('a game', () => {
  it('is begun beside the others', () => {
    const first = begin(setup);
    keepGame(first, { ...fresh(setup), moves: ['11-15'] }, null);
    const second = begin({ ...setup, game: 'diam' });
    expect(inProgress().map(({ id }) => id)).toHaveLength(2);
    expect(findGame(first)?.progress.moves).toEqual(['11-15']);
    expect(findGame(second)?.progress.setup.game).toBe('diam');
  });

  it('in which nothing was played gives way to the next one', () => {
    const first = begin(setup);
    const second = begin(setup);
    expect(all().map(({ id }) => id)).toEqual([second]);
    expect(findGame(first)).toBeNull();
  });

  it('that is over stays, and is no longer in progress', () => {
    const id = begin(setup);
    keepGame(id, { ...fresh(setup), moves: ['11-15'], over: true }, { winner: 0, ending: 'resignation' });
    beginWith(fresh(setup, [1, 0]));
    expect(findGame(id)?.verdict).toEqual({ winner: 0, ending: 'resignation' });
    expect(inProgress()).toHaveLength(1);
    expect(all()).toHaveLength(2);
  });

  it('that is only looked at keeps its date', () => {
    const id = begin(setup);
    const before = findGame(id)!;
    localStorage.setItem(
      `lozenge.games.${id}`,
      JSON.stringify({ version: 1, value: { ...before, changed: 5 } }),
    );
    keepGame(id, before.progress, null);
    expect(findGame(id)?.changed).toBe(5);
    keepGame(id, { ...before.progress, moves: ['11-15'] }, null);
    expect(findGame(id)?.changed).toBeGreaterThan(5);
    expect(latestGame()?.id).toBe(id);
  });
});
