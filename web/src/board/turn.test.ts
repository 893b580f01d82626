import { expect, it } from 'vitest';
import type { Board, GameInfo } from '../core/types';
import { boardOf } from './sample';
import { wideOf } from './turn';

const game = (...boards: Board[]): GameInfo => ({
  id: 'g',
  family: 'g',
  name: 'G',
  rules: {},
  claims: [],
  idle_limit: 10,
  seats: [],
  boards,
  piece_art: [],
});

it('finds the wide board of each seat', () => {
  const long = { upright: boardOf(100, 400), wide: boardOf(400, 100) };
  const boards = [
    long.upright,
    { ...long.upright, angle: 180 },
    { ...long.wide, angle: 90 },
    { ...long.wide, angle: 270 },
  ];
  expect([0, 1].map((number) => wideOf(game(...boards), number))).toEqual([2, 3]);
});

it('stays where no board lies on its side', () => {
  const square = boardOf(400, 400);
  expect(wideOf(game(square, { ...square, angle: 90 }), 0)).toBe(0);
});
