// @vitest-environment node
// The real core, through its door: whatever games it has.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readModule } from './built';
import { makeCore, type Core, type MatchHandle } from './core';
import { Refusal } from './refusal';
import type { Choice, MatchView } from './types';

// Machines that are busy with other work take their time.
vi.setConfig({ testTimeout: 120_000 });

let core: Core;
beforeAll(async () => {
  core = makeCore(await readModule());
});

/** Every family with each value of each of its options. */
function gameIds(): string[] {
  return core
    .families()
    .flatMap(({ id, options }) => [
      id,
      ...options.flatMap(({ key, values }) => values.map((value) => `${id}:${key}=${value}`)),
    ]);
}

/** Plays whatever comes first, or lays out what is asked for. */
function playOn(match: MatchHandle, view: MatchView, pick: (count: number) => number): void {
  if (view.arrangement) match.play(match.readArrangement(view.arrangement.values).choice.text);
  else match.play(view.choices?.[pick(view.choices.length)]?.text ?? '');
}

/** The same numbers every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

describe('what the core says about games', () => {
  test('there are several families, each with a game of its own', () => {
    const ids = core.families().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids) expect(core.game(id).family).toBe(id);
  });

  test('every game has a board for each of its seats', () => {
    for (const id of gameIds()) {
      const game = core.game(id);
      for (const seat of game.seats) expect(game.boards[seat.board]?.cells.length).toBeGreaterThan(1);
    }
  });

  test('there are ten levels with names', () => {
    expect(core.levels().map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(core.levels().map(({ name }) => name)).size).toBe(10);
  });

  test('claims are named where the rules know them', () => {
    const words = gameIds().map((id) => core.game(id).claims.join(' '));
    expect(new Set(words)).toEqual(new Set(['', 'insist', 'insist huff']));
  });
});

describe('a match', () => {
  test('of every game can be played, undone and written down', () => {
    for (const id of gameIds()) {
      const match = core.start(id);
      const pick = dice(7);
      const positions: string[] = [];
      for (let turn = 0; turn < 12; ++turn) {
        const view = match.view();
        if (view.status.result !== null) break;
        positions.push(view.position);
        playOn(match, view, pick);
      }
      const copy = core.resume(match.record({ Event: 'A "test"' }));
      expect(copy.game).toBe(match.game);
      expect(copy.view().position).toBe(match.view().position);
      for (const position of positions.toReversed()) {
        expect(match.undo()).toBe(true);
        expect(match.view().position).toBe(position);
      }
      expect(match.undo()).toBe(false);
      match.free();
      copy.free();
    }
  });

  test('says which move a text means, before it is played and when it is', () => {
    const told = (choice: Choice): Choice => ({
      ...choice,
      steps: choice.steps.filter((step) => !('stop' in step)),
    });
    for (const { id } of core.families()) {
      const match = core.start(id);
      const pick = dice(5);
      for (let turn = 0; turn < 80 && match.view().status.result === null; ++turn) {
        const { choices, pieces, position } = match.view();
        const choice = choices?.[pick(choices.length)];
        if (choice === undefined) break;
        const meant = match.read(choice.text);
        expect(meant.choice).toEqual(told(choice));
        expect(match.view().position).toBe(position);
        expect(match.pieces()).toEqual(pieces);
        expect(match.play(choice.text)).toEqual(meant.choice);
        expect(match.view().status.result).toBe(meant.result);
      }
      expect(() => match.read('nonsense')).toThrow(Refusal);
      match.free();
    }
  });

  test('writes what clicks mean that no choice begins with', () => {
    let written = 0;
    for (const { id } of core.families()) {
      const match = core.start(id);
      const cells = core.game(id).boards[0]?.cells ?? [];
      for (const { claim, steps, text } of match.view().choices ?? []) {
        // The last click falls onto each of the cells: on its own, it writes the choice. What no choice begins with is
        // written as a step, so that jumps are not compared.
        const made = steps.slice(0, -1);
        const isShort = steps.filter((step) => 'cell' in step).length <= 2;
        if (claim || made.length === 0 || !isShort || !('cell' in steps[made.length]!)) continue;
        if (/[x>]/.test(text)) continue;
        const texts = cells.map((_, cell) => match.textOf([...made, { cell }]));
        expect(texts).toContain(text);
        ++written;
      }
      expect(match.textOf([{ cell: 0 }])).toBe('');
      expect(match.textOf([{ cell: 0 }, { cell: 250 }])).toBe('');
      match.free();
    }
    expect(written).toBeGreaterThan(20);
  });

  test('captures are where the opponent has lost pieces', () => {
    let captures = 0;
    for (const { id } of core.families()) {
      const match = core.start(id);
      const pick = dice(3);
      for (let turn = 0; turn < 60 && match.view().status.result === null; ++turn) {
        const before = match.view();
        const choice = before.choices?.[pick(before.choices.length)];
        if (choice === undefined) break;
        match.play(choice.text);
        const after = match.view();
        for (const cell of choice.captures) {
          const count = (view: MatchView) =>
            view.pieces
              .filter((piece) => piece.cell === cell && piece.owner !== before.side)
              .reduce((sum, piece) => sum + piece.count, 0);
          expect(count(after)).toBeLessThan(count(before));
          ++captures;
        }
      }
    }
    expect(captures).toBeGreaterThan(5);
  });

  test('what must jump can move, where jumps are compulsory', () => {
    let demands = 0;
    for (const id of gameIds().filter((game) => core.game(game).claims.length === 0)) {
      const match = core.start(id);
      const pick = dice(5);
      for (let turn = 0; turn < 40 && match.view().status.result === null; ++turn) {
        const view = match.view();
        if (view.demanded?.length) {
          const starts = new Set(
            view.choices?.map(({ steps: [first] }) => first && 'cell' in first && first.cell),
          );
          for (const cell of view.demanded) expect(starts).toContain(cell);
          ++demands;
        }
        playOn(match, view, pick);
      }
    }
    expect(demands).toBeGreaterThan(5);
  });

  test('an arrangement is laid out in any order, and hidden from the opponent', () => {
    const id = gameIds().find((game) => core.start(game).view().arrangement);
    const match = core.start(id ?? '');
    const { arrangement } = match.view();
    expect(arrangement?.cells.length).toBe(arrangement?.values.length);
    const turned = [...(arrangement?.values ?? [])].reverse();
    const { choice } = match.readArrangement(turned);
    expect(match.view().arrangement).toEqual(arrangement);
    expect(match.play(choice.text)).toEqual(choice);
    expect(
      match
        .view()
        .pieces.map(({ value }) => value)
        .sort(),
    ).toEqual([...turned].sort());
    expect(match.view(1).pieces).toEqual([]);
    expect(() => match.readArrangement(turned.map(() => 200))).toThrow(Refusal);
  });

  test('ends by resignation and by agreement', () => {
    for (const { id } of core.families()) {
      const match = core.start(id);
      match.resign(0);
      expect(match.view().status).toMatchObject({ result: '0-1', ending: 'resignation' });
      expect(() => match.agreeDraw()).toThrow(Refusal);
      match.undo();
      match.agreeDraw();
      expect(match.view().status).toMatchObject({ result: '1/2-1/2', ending: 'agreement' });
    }
  });
});

describe('what cannot be is refused in a sentence', () => {
  const sentence = /^\S.*[.?]$/s;
  const refusal = (act: () => unknown): string => {
    try {
      act();
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      return (error as Refusal).message;
    }
    throw new Error('it was granted');
  };

  test('games, positions and records', () => {
    const id = core.families()[0]?.id ?? '';
    for (const act of [
      () => core.game('no such game'),
      () => core.game(`${id}:no=option`),
      () => core.start(''),
      () => core.start(id, '?'),
      () => core.start(id, 'x'.repeat(100_000)),
      () => core.resume(''),
      () => core.resume('[Event "'),
      () => core.resume('\0\ufffd'.repeat(1000)),
    ])
      expect(refusal(act)).toMatch(sentence);
  });

  test('moves, seats and closed matches', () => {
    for (const { id } of core.families()) {
      const match = core.start(id);
      const before = match.view();
      for (const text of ['', '1-1', 'insist', '\u{1f600}', '-'.repeat(5000)])
        expect(refusal(() => match.play(text))).toMatch(sentence);
      expect(refusal(() => match.view(99))).toMatch(sentence);
      expect(match.view()).toEqual(before);
      match.free();
      expect(refusal(() => match.view())).toMatch(sentence);
    }
  });
});
