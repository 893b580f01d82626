// @vitest-environment node
// What an earlier version kept becomes the first of My games, and nothing of it is lost.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readModule } from '../core/built';
import { type Core, makeCore } from '../core/core';
import { all, drop } from './library';
import { migrate } from './migrate';
import { fresh } from './progress';
import { Device, setup as someSetup } from './some';

const setup = { ...someSetup, game: 'checkers' };

let core: Core;
beforeAll(async () => (core = makeCore(await readModule())));
let device: Device;
beforeEach(() => {
  drop(all().map(({ id }) => id));
  device = new Device();
  vi.stubGlobal('localStorage', device);
});

const hold = (key: string, value: unknown) =>
  device.setItem(`lozenge.${key}`, JSON.stringify({ version: 1, value }));
const held = (key: string) => device.getItem(`lozenge.${key}`);

describe('what was kept before', () => {
  it('is one game and one analysis', () => {
    const progress = { ...fresh(setup), moves: ['11-15', '22-18'], hints: 1 };
    hold('game', progress);
    const text = '[Event "A"]\n\n1. 11-15 22-18 *\n\n[Event "B"]\n\n1. 9-14 *\n';
    hold('analysis', { record: text, chosen: 1, ways: [0] });
    migrate(core);
    const kept = all();
    expect(kept.find(({ kind }) => kind === 'game')).toMatchObject({ progress, verdict: null });
    expect(kept.find(({ kind }) => kind === 'analysis')).toMatchObject({
      record: text,
      games: 2,
      chosen: 1,
      ways: [0],
      about: { game: 'checkers', title: 'B', turns: 1 },
    });
    expect([held('game'), held('analysis')]).toEqual([null, null]);
    migrate(core);
    expect(all()).toHaveLength(2);
  });

  it('is a game that was over, and how it ended', () => {
    hold('game', { ...fresh(setup), moves: ['11-15'], over: true, ended: { by: 'resignation', side: 1 } });
    migrate(core);
    expect(all()).toMatchObject([{ verdict: { winner: 0, ending: 'resignation' } }]);
  });

  it('stays where it was as long as it cannot be read', () => {
    hold('game', { setup: 7 });
    hold('analysis', { record: 'Hello, world.' });
    migrate(core);
    expect(all()).toEqual([]);
    expect(held('game')).not.toBeNull();
    expect(held('analysis')).not.toBeNull();
  });

  it('stays where it was as long as the device has no room for it twice', () => {
    hold('game', { ...fresh(setup), moves: ['11-15'] });
    device['isFull'] = true;
    migrate(core);
    expect(all()).toHaveLength(1);
    expect(held('game')).not.toBeNull();
  });
});
