// @vitest-environment node
// Records through the real core: read with their errors, and written back as they were.
import { beforeAll, describe, expect, test } from 'vitest';
import { readModule } from './built';
import { makeCore, type Core } from './core';
import { Refusal } from './refusal';
import { spoken } from './sentence';

let core: Core;
beforeAll(async () => (core = makeCore(await readModule())));

describe('a record', () => {
  test('is read as a tree, and written as it was', () => {
    const text = core.writeRecord({
      game: 'checkers',
      start: '',
      tags: { Event: 'Club "A"' },
      before: [{ comment: 'Ahead.' }],
      turns: [
        { text: '11-15', kind: 'move', notes: [{ strength: '!' }, { nag: 7 }], variations: [] },
        {
          text: '23-19',
          kind: 'move',
          notes: [{ clock: '0:05:00' }],
          variations: [
            {
              before: [{ comment: 'Or' }],
              turns: [
                { text: '22-18', kind: 'move', notes: [], variations: [] },
                { text: '15x22', kind: 'move', notes: [], variations: [] },
              ],
              after: [{ comment: 'But' }],
            },
          ],
        },
      ],
      result: '1-0',
    });
    const { games, problems, warnings } = core.readRecords(text);
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [] });
    const [game] = games;
    expect(game).toMatchObject({ game: 'checkers', result: '1-0', ending: 'resignation', problem: null });
    expect(game?.tags['Event']).toBe('Club "A"');
    expect(game?.turns[1]?.variations[0]?.turns.map((turn) => turn.text)).toEqual(['22-18', '15x22']);
    expect(game && core.writeRecord({ ...game, start: '' })).toBe(text);
  });

  test('of every game comes back as it was', () => {
    for (const { id } of core.families()) {
      const match = core.start(id);
      for (let i = 0; i < 6; i++) match.play(match.view().choices?.at(-1)?.text ?? '');
      const text = match.record();
      const [game] = core.readRecords(text).games;
      expect(game && core.writeRecord({ ...game, start: '' })).toBe(text);
      match.free();
    }
  });

  test('says what happened: no count ends it', () => {
    const text = `[FEN "B:WK32:BK1"] ${'1-6 32-27 6-1 27-32 '.repeat(3)} 1-5 1-0`;
    const { games, problems, warnings } = core.readRecords(text);
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [] });
    const [game] = games;
    expect(game).toMatchObject({ result: '1-0', ending: 'resignation' });
    expect(game?.turns).toHaveLength(13);
    const match = core.study('checkers', game?.start);
    for (const turn of game?.turns ?? []) match.play(turn.text);
    expect(match.view().status.result).toBeNull();
    match.free();
    const resumed = core.resume(text);
    expect(resumed.view().status.result).toBe('1-0');
    resumed.free();
  });

  test('with an error in move 12 keeps the moves before it', () => {
    const match = core.start('checkers');
    const moves: string[] = [];
    while (moves.length < 22) moves.push(match.play(match.view().choices?.[0]?.text ?? '').text);
    const { games, problems } = core.readRecords(`[Event "a"]\n\n${moves.join(' ')} 1-32 *`);
    expect(games[0]?.turns.map((turn) => turn.text)).toEqual(moves);
    expect(games[0]?.problem).toEqual(problems[0]);
    expect(spoken(problems[0]?.sentence ?? '')).toMatch(/move 12 \(1-32\): /);
    expect(problems[0]?.line).toBe(3);
  });

  test('that cannot be written is refused', () => {
    const turns = [{ text: '1-2', kind: 'move', notes: [], variations: [] }] as const;
    expect(() =>
      core.writeRecord({ game: 'checkers', start: '', tags: {}, before: [], turns, result: '*' }),
    ).toThrow(Refusal);
  });
});

describe('what is pasted', () => {
  test('may be a position, or moves of a likely game', () => {
    for (const { id } of core.families()) {
      const match = core.start(id);
      const move = match.play(match.view().choices?.[0]?.text ?? '').text;
      const { position } = match.view();
      expect(core.readRecords(` ${position}\n`, id).games).toMatchObject([
        { game: id, start: position, turns: [] },
      ]);
      expect(core.readRecords(`1. ${move}`, id).games[0]?.turns).toMatchObject([{ text: move, position }]);
    }
  });

  test('may be nothing', () => {
    expect(core.readRecords('').problems).toHaveLength(1);
    expect(core.readRecords('\u0000\ufffd garbage (((', 'checkers').problems).toHaveLength(1);
    expect(() => core.readRecords('', 'nothing')).toThrow(Refusal);
  });
});
