// @vitest-environment node
// The engine of the real core: it thinks within its limits, says so, and thinks as the native one does.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readEngine, readModule, readWeights } from './built';
import { makeCore, type Core } from './core';
import { Refusal } from './refusal';
import { Thinker, type Ask, type FetchWeights } from './thinker';
import type { Thought } from './types';

// Machines that are busy with other work take their time.
vi.setConfig({ testTimeout: 120_000 });

let core: Core;
beforeAll(async () => {
  core = makeCore(await readModule());
});

const makeThinker = async (game: string, fetchWeights: FetchWeights = readWeights): Promise<Thinker> =>
  new Thinker(await readEngine(core.game(game).family), fetchWeights);

const ask = (game: string, more: Partial<Ask> = {}): Ask => ({
  game,
  moves: [],
  level: 10,
  seed: 1,
  limits: { nodes: 3000 },
  ...more,
});

describe('thinking', () => {
  test('gives a legal move in every game, and reports deeper and deeper', async () => {
    for (const { id } of core.families()) {
      const thoughts: Thought[] = [];
      const thinker = await makeThinker(id);
      const answer = await thinker.think(ask(id), (thought) => thoughts.push(thought));
      expect(
        core
          .start(id)
          .view()
          .choices?.map(({ text }) => text),
      ).toContain(answer.move);
      expect(thoughts.at(-1)?.pv[0]).toBe(answer.move);
      expect(thoughts.map(({ depth }) => depth)).toEqual(
        thoughts.map(({ depth }) => depth).sort((a, b) => a - b),
      );
      expect(answer.thought?.depth).toBeGreaterThan(0);
    }
  });

  test('is the same every time, and goes on from moves', async () => {
    for (const { id } of core.families()) {
      const first = await (await makeThinker(id)).think(ask(id), () => {});
      const again = await (await makeThinker(id)).think(ask(id), () => {});
      expect(again.move).toBe(first.move);
      const match = core.start(id);
      match.play(first.move);
      const next = await (await makeThinker(id)).think(ask(id, { moves: [first.move] }), () => {});
      expect(match.play(next.move).text).toBe(next.move);
    }
  });

  test('needs no weights: where nothing was learnt it judges by hand', async () => {
    for (const { id } of core.families()) {
      const thinker = await makeThinker(id, () => Promise.resolve(null));
      const { move, thought } = await thinker.think(ask(id), () => {});
      expect(core.start(id).play(move).text).toBe(move);
      expect(thought?.depth).toBeGreaterThan(0);
    }
  });

  test('looks for several lines', async () => {
    const id = core.families()[0]?.id ?? '';
    const ranks = new Set<number>();
    await (await makeThinker(id)).think(ask(id, { lines: 3 }), ({ rank }) => ranks.add(rank));
    expect(ranks).toEqual(new Set([1, 2, 3]));
  });

  test('thinks about a game that went on behind a third repetition', async () => {
    const moves = [...Array<string[]>(3).fill(['1-6', '32-27', '6-1', '27-32'])].flat();
    const asked = ask('checkers', { position: 'B:WK32:BK1', moves });
    const answer = await (await makeThinker('checkers')).think(asked, () => {});
    expect(answer.move).not.toBe('');
  });

  test('lays out what is to be laid out', async () => {
    const ids = core
      .families()
      .flatMap(({ id, options }) =>
        options.flatMap(({ key, values }) => values.map((value) => `${id}:${key}=${value}`)),
      );
    const id = ids.find((game) => core.start(game).view().arrangement) ?? '';
    const answer = await (await makeThinker(id)).think(ask(id), () => {});
    expect(answer.thought).toBeNull();
    expect(core.start(id).play(answer.move).text).toBe(answer.move);
  });
});

describe('what cannot be is refused', () => {
  test('a wrong game, another one than it has, a wrong move, level or table', async () => {
    const id = core.families()[0]?.id ?? '';
    const thinker = await makeThinker(id);
    for (const wrong of [
      ask('nothing'),
      ask(core.families()[1]?.id ?? ''),
      ask(id, { moves: ['x'] }),
      ask(id, { level: 11 }),
      ask(id, { tableMb: 0 }),
    ])
      await expect(thinker.think(wrong, () => {})).rejects.toThrow(Refusal);
    await expect(thinker.think(ask(id), () => {})).resolves.toBeTruthy();
  });

  test('damaged weights', async () => {
    const id = core.families()[0]?.id ?? '';
    const damaged = await makeThinker(id, async (name) =>
      (await readWeights(name)).map((byte, at) => (at === 99 ? byte ^ 1 : byte)),
    );
    await expect(damaged.think(ask(id), () => {})).rejects.toThrow(/damaged/);
    const empty = await makeThinker(id, () => Promise.resolve(new Uint8Array()));
    await expect(empty.think(ask(id), () => {})).rejects.toThrow(Refusal);
  });
});
