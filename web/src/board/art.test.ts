import { expect, it } from 'vitest';
import type { GameInfo, Piece, PieceArt } from '../core/types';
import { artOf } from './art';

const look = { kind: 'man', owner: 0, value: 0, colour: '' } as const;
const art = (count: number): PieceArt => ({ ...look, count, body: 'disc', top: 0, forms: [] });
const piece = (count: number): Piece => ({ ...look, count, cell: 0, level: 1, choice: '' });
const game = { piece_art: [art(1), art(2), { ...art(1), kind: 'king' }] } as unknown as GameInfo;

it('finds the picture of a pile, of a larger one the largest', () => {
  expect([1, 2, 7].map((count) => artOf(game, piece(count))?.count)).toEqual([1, 2, 2]);
});

it('tells kinds apart', () => {
  expect(artOf(game, { ...piece(1), kind: 'king' })?.kind).toBe('king');
  expect(artOf(game, { ...piece(1), kind: 'queen' })).toBeUndefined();
});
