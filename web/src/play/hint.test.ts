// @vitest-environment node
// Hints tell a little more with each step, and never all at once.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCore } from '../core/core';
import { readModule } from '../core/built';
import type { Choice } from '../core/types';
import { speak } from '../texts/texts.svelte';
import { hintArrows, hintText } from './hint';

const core = makeCore(await readModule());
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

describe.each(core.families())('a hint in $id', ({ id }) => {
  const game = core.game(id);
  const match = core.start(id);
  const view = match.view();
  const choices = view.choices ?? [];
  match.free();

  it('tells the piece, then where to, then the move', () => {
    for (const choice of choices) {
      const told = [1, 2, 3].map((step) => hintText(game, choice, view.pieces, step));
      expect(told[2]).toContain(choice.text);
      expect(told[0]).not.toContain(choice.text);
      expect(new Set(told).size).toBe(3);
    }
  });
  it('points at no more than it tells', () => {
    for (const choice of choices) {
      const cells = [1, 2, 3].map((step) =>
        hintArrows(choice, view.pieces, step).flatMap(({ ways }) => ways.flat()),
      );
      expect(cells[0]!.length).toBeLessThanOrEqual(1);
      expect(cells[1]!.length).toBeLessThanOrEqual(2);
      expect(cells[2]!.length).toBeGreaterThanOrEqual(cells[1]!.length);
    }
    expect(hintArrows(choices[0]!, view.pieces, 0)).toEqual([]);
  });
});

it('a claim is hinted at by a question', () => {
  const match = core.start('checkers:sheet=parker');
  for (const move of ['11-16', '24-20', '16-19', '22-17']) match.play(move);
  const view = match.view();
  match.free();
  const claim: Choice = view.choices!.find((choice) => choice.claim)!;
  const game = core.game('checkers:sheet=parker');
  expect(hintText(game, claim, view.pieces, 1)).toBe('Did your opponent miss something?');
  expect(hintText(game, claim, view.pieces, 3)).toContain('Play ');
  expect(hintArrows(claim, view.pieces, 3)).toEqual([]);
});

it('a draw that can be called is hinted at as such', () => {
  const id = 'diamond-kings:draws=called';
  const match = core.start(id);
  const around = ['14A-15A', '14B-15B', '15A-14A', '15B-14B'];
  for (const move of [...around, ...around]) match.play(move);
  const view = match.view();
  match.free();
  const draw: Choice = view.choices!.at(-1)!;
  expect(draw.text).toBe('draw');
  expect(hintText(core.game(id), draw, view.pieces, 1)).toBe('You can call a draw.');
  expect(hintArrows(draw, view.pieces, 3)).toEqual([]);
});
