import { expect, it } from 'vitest';
import type { GameInfo, Status } from '../core/types';
import { fresh } from './progress';
import { nextGame } from './rematch';
import { resultOf, verdictOf } from './verdict';

const game: GameInfo = {
  id: 'g',
  family: 'g',
  name: 'G',
  rules: {},
  claims: [],
  idle_limit: 10,
  seats: [
    { name: 'A', side: 0, board: 0, colours: [] },
    { name: 'B', side: 1, board: 1, colours: [] },
  ],
  boards: [],
  piece_art: [],
};
const person = { kind: 'person' } as const;
const computer = { kind: 'computer', level: 4 } as const;
const setup = { game: 'g', players: [person, computer], clock: null };
const going: Status = { result: null, ending: 'none', sentence: '' };

it('takes the word of the board, and of the players where the board is silent', () => {
  expect(verdictOf(going, null)).toBeNull();
  expect(verdictOf({ ...going, result: '0-1', ending: 'no-move' }, null)).toEqual({
    winner: 1,
    ending: 'no-move',
  });
  expect(verdictOf({ ...going, result: '1/2-1/2', ending: 'repetition' }, null)?.winner).toBeNull();
  expect(verdictOf(going, { by: 'time', side: 0 })).toEqual({ winner: 1, ending: 'time' });
  expect(verdictOf(going, { by: 'agreement' })).toEqual({ winner: null, ending: 'agreement' });
});

it('counts games of people against computers only', () => {
  const won = { winner: 0, ending: 'board' } as const;
  expect(resultOf(game, setup, won)).toEqual({ family: 'g', level: 4, outcome: 'won' });
  expect(resultOf(game, { ...setup, players: [computer, person] }, won)?.outcome).toBe('lost');
  expect(resultOf(game, { ...setup, players: [person, person] }, won)).toBeNull();
  expect(resultOf(game, { ...setup, players: [computer, computer] }, won)).toBeNull();
  expect(resultOf(game, { ...setup, opening: ['a'] }, won)).toBeNull();
});

it('plays a game that began in the middle from there again', () => {
  const again = nextGame(game, fresh({ ...setup, opening: ['a', 'b'] }), null, 'same');
  expect(again.moves).toEqual(['a', 'b']);
});

it('lets the first move alternate, and the points go with the players', () => {
  const next = nextGame(game, fresh(setup), { winner: 0, ending: 'board' }, 'rotated');
  expect(next.setup.players).toEqual([computer, person]);
  expect(next.points).toEqual([0, 1]);
  expect(nextGame(game, next, { winner: null, ending: 'agreement' }, 'same').points).toEqual([0.5, 1.5]);
});
