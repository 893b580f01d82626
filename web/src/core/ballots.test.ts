// @vitest-environment node
// Openings by lot and by name: the files of all games, with the real core.
import { describe, expect, it } from 'vitest';
import { loadBallots, loadOpeningNames, readBallots, readOpeningNames } from './ballots';
import { readModule } from './built';
import { makeCore } from './core';

const core = makeCore(await readModule());

it('leaves out what is barred', () => {
  expect(readBallots('n,moves,class\n1,a b c,usual\n2,a b d,barred\n7,b,usual\n')).toEqual([
    { number: '1', moves: ['a', 'b', 'c'] },
    { number: '7', moves: ['b'] },
  ]);
});

it('names the longest opening that the moves begin with', () => {
  const nameOf = readOpeningNames('moves,name\na,One\na b,Two, by name\n');
  expect([[], ['a'], ['a', 'b', 'c'], ['a', 'c'], ['c', 'a']].map(nameOf)).toEqual([
    '',
    'One',
    'Two, by name',
    'One',
    '',
  ]);
});

describe('in the folders of the games', () => {
  const games = core.families().map(({ id }) => id);

  it('every ballot can be played', async () => {
    let count = 0;
    for (const id of games)
      for (const { moves } of await loadBallots(id)) {
        const match = core.start(id);
        for (const move of moves) match.play(move);
        expect(match.view().turns.map(({ text }) => text)).toEqual(moves);
        match.free();
        ++count;
      }
    expect(count).toBeGreaterThan(100);
  });
  it('many have a name', async () => {
    for (const id of games) {
      const ballots = await loadBallots(id);
      const nameOf = await loadOpeningNames(id);
      if (ballots.length > 0)
        expect(ballots.filter(({ moves }) => nameOf?.(moves)).length).toBeGreaterThan(50);
    }
  });
});
