// @vitest-environment node
// The board editor's questions to the real core.
import { beforeAll, expect, test } from 'vitest';
import { readModule } from './built';
import { makeCore, type Core } from './core';
import { Refusal } from './refusal';

let core: Core;
beforeAll(async () => (core = makeCore(await readModule())));

test('every position is composed of its own pieces', () => {
  for (const { id } of core.families()) {
    const match = core.start(id);
    for (let i = 0; i < 5; i++) match.play(match.view().choices?.at(-1)?.text ?? '');
    const { pieces, seat, position } = match.view();
    const bare = position.replace(/:H\d+$/, '');
    expect(core.compose(id, seat, pieces)).toBe(bare);
    match.free();
  }
});

test('what cannot be is refused in words', () => {
  for (const { id } of core.families()) {
    const [piece] = core.palette(id).pieces;
    if (piece === undefined) throw new Error(`Nothing can stand on a board of ${id}.`);
    const crowd = Array.from({ length: 50 }, (_, at) => ({ ...piece, cell: at % 8, level: 1 + at }));
    expect(() => core.compose(id, 0, crowd)).toThrow(Refusal);
    expect(() => core.compose(id, 9, [])).toThrow(Refusal);
    expect(() => core.compose(id, 0, [{ ...piece, cell: 200 }])).toThrow(Refusal);
  }
});

test('a palette has something for both sides', () => {
  for (const { id } of core.families()) {
    const { pieces, largest_pile } = core.palette(id);
    expect(new Set(pieces.map(({ owner }) => owner))).toEqual(new Set([0, 1]));
    expect(largest_pile).toBeGreaterThan(0);
  }
});
