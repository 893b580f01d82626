// @vitest-environment node
// Puzzles and openings as they are shipped, seen from the page: every position and move is one of the rules.
import { beforeAll, expect, test, vi } from 'vitest';
import { readModule } from './built';
import { makeCore, type Core } from './core';
import { loadOpenings, readOpenings } from './openings';
import { loadPuzzles } from './puzzles';

// Machines that are busy with other work take their time.
vi.setConfig({ testTimeout: 120_000 });

let core: Core;
beforeAll(async () => (core = makeCore(await readModule())));
const published = () => core.families().filter((family) => family.published);

test('every published game has at least three hundred puzzles that can be played to their end', async () => {
  for (const { id } of published()) {
    const puzzles = await loadPuzzles(id);
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    // Some of each game: a law of the core proves all of them.
    for (const { game, position, moves, rating } of puzzles.filter((_, i) => i % 7 === 0)) {
      const match = core.start(game, position);
      const solver = match.view(0).side;
      for (const move of moves) expect(match.play(move).text).toBe(move);
      expect(moves.length % 2).toBe(1);
      expect(rating).toBeGreaterThan(300);
      expect(match.view(0).status.result).toBe(solver === 0 ? '1-0' : '0-1');
      match.free();
    }
  }
});

test('there are no puzzles of a game that is none', async () => {
  expect(await loadPuzzles('nothing')).toEqual([]);
});

test('every published game has openings, whose moves are legal at the start', async () => {
  for (const { id } of published()) {
    const openings = await loadOpenings(core, id);
    const match = core.start(id);
    const start = openings?.find(match.view().position);
    expect(start?.games).toBeGreaterThan(100);
    for (const { text, games, score, low, high } of start?.moves ?? []) {
      expect(match.view().choices?.map((choice) => choice.text)).toContain(text);
      expect(games).toBeGreaterThan(0);
      expect(low).toBeLessThanOrEqual(score);
      expect(high).toBeGreaterThanOrEqual(score);
    }
    match.free();
  }
});

test('counts become scores with an interval', () => {
  const openings = readOpenings('# made so\nP | a 6 2 2 | b 0 0 1\n');
  expect(openings.find('P:H7')).toMatchObject({
    games: 11,
    moves: [
      { text: 'a', games: 10, wins: 6, draws: 2, losses: 2, score: 0.7 },
      { text: 'b', games: 1, score: 0, low: 0 },
    ],
  });
  const [a, b] = openings.find('P')?.moves ?? [];
  expect(a?.low).toBeCloseTo(0.397, 2);
  expect(a?.high).toBeCloseTo(0.892, 2);
  expect(b?.high).toBeGreaterThan(0.5);
  expect(openings.find('Q')).toBeNull();
});
