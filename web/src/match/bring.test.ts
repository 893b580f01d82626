// Games that come from outside: what is new is added, nothing is lost, and what is wrong is told.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fileOf, keepListed, keepNew, readFile } from './bring';
import { all, drop, mostGames, put, putAll } from './library';
import { Device, game, record } from './some';

beforeEach(() => {
  drop(all().map(({ id }) => id));
  vi.stubGlobal('localStorage', new Device());
});

const read = (text: string) => {
  const file = readFile(text);
  if (file === null || typeof file === 'string') throw new Error(String(file));
  return file;
};

describe('a file of My games', () => {
  it('brings everything to another device, and nothing twice', () => {
    const kept = [
      game({ id: 'a', verdict: { winner: 1, ending: 'time' } }, { over: true, hints: 2 }),
      record({ id: 'b', name: 'Mine' }),
    ];
    const file = read(fileOf(kept));
    expect(file).toEqual({ kept, strange: 0 });
    expect(keepNew(file.kept)).toEqual({ added: 2, known: 0, left: 0, unkept: 0 });
    expect(all()).toHaveLength(2);
    expect(keepNew(read(fileOf(kept)).kept)).toEqual({ added: 0, known: 2, left: 0, unkept: 0 });
    expect(all()).toEqual(expect.arrayContaining(kept));
  });

  it('is refused as a whole where it is something else', () => {
    expect(readFile('{"format":"other","games":[]}')).toBe('foreign');
    expect(readFile('[{"id":"a"}]')).toBe('foreign');
    expect(readFile('{"format":"lozenge-games","version":2,"games":[]}')).toBe('later');
    expect(readFile(fileOf([game()]).slice(0, -20))).toBe('damaged');
  });

  it.each(['[Event "x"]\n\n1. 11-15 *', '1. 11-15', '{Hm.} 1. 11-15', '{"Well" } 1. 11-15', ''])(
    'is none, but perhaps a record: %j',
    (text) => expect(readFile(text)).toBeNull(),
  );

  it('is read as far as it makes sense', () => {
    const text = JSON.stringify({
      format: 'lozenge-games',
      version: 1,
      games: [7, null, { kind: 'game', id: 'x' }, record({ id: '../evil' }), game({ id: 'a' })],
    });
    const { kept, strange } = read(text);
    expect(strange).toBe(3);
    expect(kept).toHaveLength(2);
    expect(kept[0]?.id).toMatch(/^\w+$/);
    expect(kept[1]?.id).toBe('a');
  });
});

describe('what is there already', () => {
  it('is played on where it was played on elsewhere', () => {
    put(game({ id: 'a' }));
    const further = game({ id: 'a' }, { moves: ['11-15', '22-18', '15x22'] });
    expect(keepNew([further])).toMatchObject({ added: 1, known: 0 });
    expect(all()).toEqual([further]);
    const given = game({ id: 'a', changed: 2000 }, { moves: further.progress.moves, over: true });
    expect(keepNew([given])).toMatchObject({ added: 1, known: 0 });
    expect(keepNew([further])).toMatchObject({ added: 0, known: 1 });
    expect(all()).toEqual([given]);
    // What was further here stays as it is.
    expect(keepNew([game({ id: 'a' })])).toMatchObject({ added: 0, known: 1 });
    expect(all()).toEqual([given]);
  });

  it('is not a game of the same moves that was played at another time', () => {
    put(game({ id: 'a' }));
    expect(keepNew([game({ id: 'b', changed: 2000 })])).toMatchObject({ added: 1, known: 0 });
    // The same one, which got another id somewhere.
    expect(keepNew([game({ id: 'c', changed: 2000 })])).toMatchObject({ added: 0, known: 1 });
  });

  it('stays beside what differs', () => {
    const here = record({ id: 'a' });
    put(here);
    const other = record({ id: 'a', record: '1. 9-14 *' });
    expect(keepNew([other])).toMatchObject({ added: 1, known: 0 });
    expect(all()).toHaveLength(2);
    expect(all()).toContainEqual(here);
  });
});

it('records are kept one by one as far as there is room, and the rest is told', () => {
  putAll(Array.from({ length: mostGames - 2 }, (_, i) => game({ id: `g${i}` }, { moves: [String(i)] })));
  const listed = ['1. 9-14 *', '1. 9-13 *', '1. 10-14 *'].map((text) => ({ ...record().about, text }));
  expect(keepListed(listed)).toEqual({ added: 2, known: 0, left: 1, unkept: 0 });
  expect(keepListed(listed.slice(0, 1))).toEqual({ added: 0, known: 1, left: 0, unkept: 0 });
}, 30_000);
