// My games, as they are kept: several beside each other, also where the device keeps nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Device, game, record } from './some';
import {
  all,
  drop,
  find,
  findAnalysis,
  findGame,
  fitting,
  fullness,
  mostGames,
  mostLetters,
  newId,
  put,
  putAll,
  used,
  watchLibrary,
} from './library';

let device: Device;
beforeEach(() => {
  drop(all().map(({ id }) => id));
  device = new Device();
  vi.stubGlobal('localStorage', device);
});
afterEach(() => vi.unstubAllGlobals());

describe('My games', () => {
  it('has each as it was put, the last change first', () => {
    const [one, two] = [game({ id: 'a', changed: 1 }), record({ id: 'b', changed: 2 })];
    expect([put(one), put(two)]).toEqual([true, true]);
    expect(all()).toEqual([two, one]);
    expect(findGame('a')).toEqual(one);
    expect(findAnalysis('b')).toEqual(two);
    expect([findGame('b'), findAnalysis('a'), find('c')]).toEqual([null, null, null]);
  });

  it('drops what is named, and takes it back', () => {
    const one = game({ id: 'a' });
    put(one);
    drop(['a']);
    expect(all()).toEqual([]);
    put(one);
    expect(all()).toEqual([one]);
  });

  it('tells of each change once, until nobody listens', () => {
    const heard = vi.fn();
    const stop = watchLibrary(heard);
    putAll([game({ id: 'a' }), game({ id: 'b' })]);
    expect(heard).toHaveBeenCalledTimes(1);
    dispatchEvent(new StorageEvent('storage', { key: 'lozenge.games.c' }));
    dispatchEvent(new StorageEvent('storage', { key: 'lozenge.settings' }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    drop(['a']);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('works in memory where the device is full', () => {
    put(game({ id: 'a' }));
    device['isFull'] = true;
    expect(putAll([game({ id: 'b' }), game({ id: 'c' })])).toBe(2);
    expect(
      all()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b', 'c']);
    expect(used().games).toBe(3);
    drop(['b']);
    expect(find('b')).toBeNull();
  });

  it.each([
    [7],
    [{ kind: 'game', progress: {} }],
    [{ kind: 'analysis', record: 'x' }],
    [{ kind: 'analysis', about: { game: 'x' } }],
  ])('makes nothing of %j', (value) => {
    device.setItem('lozenge.games.x', JSON.stringify({ version: 1, value }));
    expect(all()).toEqual([]);
  });
});

describe('the room', () => {
  const many = (count: number, letters = 0) =>
    Array.from({ length: count }, (_, i) => record({ id: `m${i}`, record: 'x'.repeat(letters) }));

  it('is for so many games', () => {
    expect(fitting(many(10), { games: mostGames - 4, letters: 0 })).toHaveLength(4);
    expect(fitting(many(10), { games: mostGames + 1, letters: 0 })).toHaveLength(0);
  });

  it('is for so many letters', () => {
    const room = { games: 0, letters: mostLetters - 2500 };
    expect(fitting(many(10, 1000), room)).toHaveLength(2);
  });

  it('is as full as the tighter of the two says', () => {
    expect(fullness({ games: mostGames / 2, letters: 0 })).toBe(0.5);
    expect(fullness({ games: 0, letters: mostLetters })).toBe(1);
  });
});

it('ids are different, and fit into an address', () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^\w+$/);
});
