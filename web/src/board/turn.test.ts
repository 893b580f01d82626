import { expect, it } from 'vitest';
import type { Board, GameInfo } from '../core/types';
import { quarterTurned, wideOf, withWideBoards } from './turn';

const board = (width: number, height: number): Board => ({
  angle: 0,
  width,
  height,
  levels: 1,
  cells: [{ name: 'a', centre: [10, 390], outline: [[0, 380]], tone: 'dark' }],
  areas: [],
  lines: [{ from: [0, 0], to: [100, 0], kind: 'grid' }],
  marks: [],
  labels: [{ at: [50, 400], text: 'a' }],
});
const game = (...boards: Board[]): GameInfo => ({
  id: 'g',
  family: 'g',
  name: 'G',
  rules: {},
  claims: [],
  idle_limit: 10,
  seats: [],
  boards,
});

it('brings the bottom to the left', () => {
  const { width, height, angle, cells, lines, labels } = quarterTurned(board(100, 400));
  expect([width, height, angle]).toEqual([400, 100, 90]);
  expect(cells[0]).toMatchObject({ centre: [10, 10], outline: [[20, 0]] });
  expect(lines[0]).toMatchObject({ from: [400, 0], to: [400, 100] });
  expect(labels[0]?.at).toEqual([0, 50]);
});

it('comes back after four turns', () => {
  const start = board(100, 400);
  expect(quarterTurned(quarterTurned(quarterTurned(quarterTurned(start))))).toEqual(start);
});

it('adds wide boards to games that have long ones', () => {
  expect(withWideBoards(game(board(100, 100))).boards).toHaveLength(1);
  expect(withWideBoards(game(board(100, 400))).boards.map((b) => b.angle)).toEqual([0, 90]);
});

it('finds the wide board of each seat', () => {
  const turned = { ...board(100, 400), angle: 180 };
  const long = withWideBoards(game(board(100, 400), turned));
  expect([0, 1].map((number) => wideOf(long, number))).toEqual([2, 3]);
  expect(wideOf(withWideBoards(game(board(100, 100))), 0)).toBe(0);
});
