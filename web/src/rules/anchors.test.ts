// Anchors as Markdown readers make them, and links between rulebooks.
import { expect, it } from 'vitest';
import { addressOf, anchorOf } from './anchors';

it.each([
  ['When a jump is missed', 'when-a-jump-is-missed'],
  ['A jump must be taken, if your opponent says so', 'a-jump-must-be-taken-if-your-opponent-says-so'],
  ['Wenn ein Sprung versäumt wird', 'wenn-ein-sprung-versäumt-wird'],
  ['1 < 2', '1--2'],
])('makes an anchor of %j', (title, anchor) => expect(anchorOf(title)).toBe(anchor));

it.each([
  ['../../../../docs/rules/de/README.md#draws', '#/rules/README/draws'],
  ['../../other-game/rulebook/de.md', '#/rules/other-game'],
  ['../../src/games/other-game/rulebook/en.md#moving', '#/rules/other-game/moving'],
  ['#notation', '#/rules/a-game/notation'],
  ['https://example.org/', 'https://example.org/'],
  ['FORMAT.md', null],
  ['../notation.md#games', null],
  ['../../no-game/rulebook/en.md', null],
])('leads from %j to %j', (link, address) =>
  expect(addressOf('a-game', link, ['README', 'a-game', 'other-game'])).toBe(address),
);
