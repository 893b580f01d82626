// @vitest-environment node
// What is said about moves, cells and endings, with the real core: in words, of every game.
import { beforeAll, expect, it, vi } from 'vitest';
import { noHints } from '../board/hints';
import { readModule } from '../core/built';
import { makeCore } from '../core/core';
import { matchAt } from '../match/match';
import { verdictOf } from '../match/verdict';
import { speak } from '../texts/texts.svelte';
import { moveText, pointedText, sideText, turnText, verdictText } from './describe';

const core = makeCore(await readModule());
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

function played(game: string, ...moves: string[]) {
  const match = matchAt(core, { game, position: '', moves });
  return { match, info: core.game(game), turn: match.view.turns.at(-1)!, made: match.last()! };
}

it('says a move in words', () => {
  const { info, turn, made } = played('checkers', '11-15', '22-18', '15x22');
  expect(turnText(info, turn, made)).toBe('Black: 15 to 22, takes 1 piece.');
  expect(turnText(info, turn, made, ['Ada', 'Ben'])).toBe('Ada: 15 to 22, takes 1 piece.');
});

it('says by which way, and what is placed', () => {
  const dogs = played('diamond-dogs', 'c3-c5-c7');
  expect(moveText(dogs.info, dogs.made)).toBe('c3 via c5 to c7');
  const diam = played('diam', 'O@5');
  expect(moveText(diam.info, diam.made)).toMatch(/orange .* on 5$/);
});

it('says nothing in bare notation that can be said in words', () => {
  for (const { id } of core.families()) {
    const { match, info } = played(id);
    const choices = match.view.choices ?? [];
    for (const choice of choices.filter(({ claim }) => !claim).slice(0, 40))
      expect(moveText(info, { choice, pieces: match.view.pieces }), choice.text).not.toMatch(/\d[-x>@]\w|^$/);
    match.free();
  }
});

it('says what the board points out', () => {
  const hints = { ...noHints, selected: [3], targets: [4], movable: [3, 5], demanded: [6] };
  expect([3, 4, 5, 6, 7].map((cell) => pointedText(hints, cell))).toEqual([
    ', chosen',
    ', can go here',
    '',
    ', must jump',
    '',
  ]);
  expect(pointedText({ ...noHints, movable: [5] }, 5)).toBe(', can move');
});

it('says who has won and why', () => {
  const { match, info } = played('diam', 'O@5', 'N@5', 'O@1', 'N@1');
  const { status } = match.view;
  const verdict = verdictOf(status, null)!;
  const sides = core.families().find(({ id }) => id === 'diam')!.sides;
  expect(verdictText(info, sides, verdict, status)).toMatch(/ wins: two pawns .*face to face/);
  expect(verdictText(info, sides, verdict, status, ['Ada', 'Ben'])).toMatch(/^Ben wins: /);
});

it('names a team, or those who play for it', () => {
  const info = core.game('diam:players=4');
  const sides = core.families().find(({ id }) => id === 'diam')!.sides;
  expect(sideText(info, sides, 0)).toBe('Team 1');
  expect(sideText(info, sides, 0, ['Ada', '', 'Cleo', ''])).toBe('Ada + Cleo');
});
