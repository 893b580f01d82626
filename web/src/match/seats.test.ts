import { expect, it } from 'vitest';
import type { GameInfo } from '../core/types';
import { boardOf, playersOf, rotated } from './seats';

const game = (...names: string[]): GameInfo => ({
  id: 'g',
  family: 'g',
  name: 'G',
  rules: {},
  claims: [],
  idle_limit: 10,
  seats: names.map((name, i) => ({ name, side: i % 2 === 0 ? 0 : 1, board: i, colours: [] })),
  boards: [],
  piece_art: [],
});
const two = game('A', 'B');
const three = game('1', '2', '1', '3');
const person = { kind: 'person' } as const;
const computer = { kind: 'computer', level: 1 } as const;

it('knows who is one player on several seats', () => expect(playersOf(three)).toEqual([0, 1, 3]));

it('exchanges two players', () => expect(rotated(two, ['x', 'y'])).toEqual(['y', 'x']));

it('lets three players take every place in turn', () => {
  const once = rotated(three, ['x', 'y', 'x', 'z']);
  expect(once).toEqual(['y', 'z', 'y', 'x']);
  expect(rotated(three, rotated(three, once))).toEqual(['x', 'y', 'x', 'z']);
});

it('turns the board to the only person', () => {
  const setup = { game: 'g', players: [computer, person], clock: null };
  expect(boardOf(two, setup, 0)).toBe(1);
  expect(boardOf(two, { ...setup, players: [person, person] }, 1)).toBe(0);
});
