// @vitest-environment node
// My games as a list: what each row says, and what is found by game, opponent, result and date.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readModule } from '../core/built';
import { type Core, makeCore } from '../core/core';
import { readText } from '../core/reader';
import { fileOf } from '../match/bring';
import { all, drop, type Kept, type KeptAnalysis, type KeptGame } from '../match/library';
import type { Progress } from '../match/progress';
import * as some from '../match/some';
import { speak } from '../texts/texts.svelte';
import { importText, recordsOf } from './files';
import { anything, isWanted, rowOf, type Wanted } from './rows';

let core: Core;
beforeAll(async () => {
  core = makeCore(await readModule());
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
  vi.stubGlobal('localStorage', new some.Device());
});

const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime();
const setup = { ...some.setup, game: 'checkers' };
const game = (change: Partial<KeptGame>, progress: Partial<Progress> = {}) =>
  some.game(change, { setup, ...progress });
const record = (change: Partial<KeptAnalysis>) =>
  some.record({ about: { ...some.record().about, game: 'checkers' }, ...change });
const friends = {
  ...setup,
  game: 'diam',
  players: [{ kind: 'person' as const, name: 'Ida' }, { kind: 'person' as const }],
};
const kept: Kept[] = [
  game({ id: 'going', changed: noon(2026, 1, 5) }),
  game(
    { id: 'won', changed: noon(2026, 2, 5), verdict: { winner: 0, ending: 'resignation' } },
    { over: true },
  ),
  game(
    { id: 'lost', changed: noon(2026, 3, 5), verdict: { winner: 1, ending: 'time' } },
    { over: true, setup: { ...setup, players: [{ kind: 'person' }, { kind: 'computer', level: 5 }] } },
  ),
  game(
    { id: 'friends', changed: noon(2026, 4, 5), verdict: { winner: 1, ending: 'board' } },
    { over: true, setup: friends, moves: ['O@5'] },
  ),
  record({ id: 'record', changed: noon(2026, 5, 5) }),
  record({ id: 'named', changed: noon(2026, 6, 5), name: 'A fine bridge' }),
  game({ id: 'strange' }, { setup: { ...setup, game: 'tiddlywinks' } }),
];

const found = (wanted: Partial<Wanted>) =>
  kept
    .map((one) => rowOf(core, one))
    .filter((row) => isWanted(row, { ...anything, ...wanted }))
    .map((row) => row.kept.id);

describe('the search', () => {
  it.each<[Partial<Wanted>, string[]]>([
    [{}, ['going', 'won', 'lost', 'friends', 'record', 'named', 'strange']],
    [{ family: 'diam' }, ['friends']],
    [{ kind: 'going' }, ['going', 'strange']],
    [{ kind: 'analysis' }, ['record', 'named']],
    [{ outcome: 'won' }, ['won']],
    [{ outcome: 'lost' }, ['lost']],
    [{ outcome: 'decided' }, ['friends']],
    [{ opponent: 'friend' }, ['friends']],
    [{ opponent: '5' }, ['lost']],
    [{ opponent: 'computer', outcome: 'won' }, ['won']],
    [{ from: '2026-02-05', to: '2026-03-05' }, ['won', 'lost']],
    [{ text: 'tinsley' }, ['record']],
    [{ text: 'BRIDGE' }, ['named']],
    [{ text: '1985' }, ['record', 'named']],
    [{ text: 'checkers lost' }, ['lost']],
    [{ text: 'tiddly' }, ['strange']],
    [{ text: 'ida' }, ['friends']],
    [{ text: 'nobody' }, []],
  ])('for %j', (wanted, ids) => expect(found(wanted)).toEqual(ids));
});

describe('files', () => {
  const bring = (text: string) => importText(core, text, () => {}, new AbortController().signal);

  it('of everything come back as they were', async () => {
    expect(await bring(fileOf(kept))).toEqual({
      added: 7,
      known: 0,
      left: 0,
      unkept: 0,
      strange: 0,
      problems: [],
    });
    expect(all()).toEqual(expect.arrayContaining(kept));
    drop(all().map(({ id }) => id));
  });

  it('of records have every game that can be written, with its players, result and date', async () => {
    const text = await recordsOf(core, kept);
    const { games, problems } = await readText(
      core,
      { text, likely: 'checkers' },
      {
        makeWorker: () => {
          throw new Error('no workers here');
        },
        loadRules: readModule,
      },
    );
    expect(problems).toEqual([]);
    expect(games).toHaveLength(6);
    expect(games[3]).toMatchObject({ title: 'Ida – Person' });
    expect(games[1]).toMatchObject({ title: 'Person – Lozenge, level 3', date: '2026.02.05', result: '1-0' });
  });
});
