// @vitest-environment node
// What cards show before the core is there is what the core would say.
import shelf from 'virtual:shelf';
import { expect, test } from 'vitest';
import { readModule } from '../core/built';
import { makeCore } from '../core/core';
import { makeShelf } from './shelf';

test('the shelf was made of this core', async () => {
  const core = makeCore(await readModule());
  expect(shelf).toEqual(makeShelf(core));
  expect(shelf.map(({ family }) => family)).toEqual(core.families());
});

test('every game lies there with a board and pieces on it', () => {
  expect(shelf.length).toBeGreaterThan(0);
  for (const { game, pieces } of shelf) {
    expect(game.boards.length).toBe(1);
    expect(pieces.some(({ cell }) => cell !== null)).toBe(true);
  }
});
