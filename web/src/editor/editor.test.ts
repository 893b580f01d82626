// Setting up by hand: pieces put down, piled up, taken off and moved.
import { describe, expect, it } from 'vitest';
import type { Palette } from '../core/editor';
import type { Piece } from '../core/types';
import { clicked, type Draft, emptied, handled, moved, placed, taken } from './editor';

const piece = (change: Partial<Piece> = {}): Piece => ({
  cell: null,
  owner: 0,
  kind: 'man',
  count: 1,
  value: 0,
  level: 1,
  colour: '',
  choice: '',
  ...change,
});
const man = piece();
const king = piece({ kind: 'king' });
const palette = (largest_pile: number): Palette => ({ pieces: [man, king], largest_pile });
const bare: Draft = { seat: 0, pieces: [], lifted: null };
const once = placed(bare, 4, man, palette(1), 1);

describe('a piece of the palette', () => {
  it('is put down, replaces another, and a second time is taken off', () => {
    expect(once.pieces).toEqual([{ ...man, cell: 4 }]);
    expect(placed(once, 4, king, palette(1), 1).pieces).toEqual([{ ...king, cell: 4 }]);
    expect(placed(once, 4, man, palette(1), 1).pieces).toEqual([]);
  });
  it('makes a pile as large as can be, and then none', () => {
    const twice = placed(once, 4, man, palette(2), 1);
    expect(twice.pieces).toEqual([{ ...man, cell: 4, count: 2 }]);
    expect(placed(twice, 4, man, palette(2), 1).pieces).toEqual([]);
  });
  it('goes on top of a tower', () => {
    const red = piece({ colour: 'red' });
    const tower = placed(placed(bare, 1, red, palette(1), 4), 1, red, palette(1), 4);
    expect(tower.pieces.map(({ level }) => level)).toEqual([1, 2]);
    expect(taken(tower, 1).pieces.map(({ level }) => level)).toEqual([1]);
  });
});

describe('what stands on the board', () => {
  it('is taken off one by one', () => {
    const pile = placed(once, 4, man, palette(3), 1);
    expect(taken(pile, 4).pieces).toEqual([{ ...man, cell: 4 }]);
    expect(taken(once, 4).pieces).toEqual([]);
    expect(taken(once, 5).pieces).toEqual(once.pieces);
  });
  it('is moved by two clicks, onto anything', () => {
    const two = placed(once, 5, king, palette(1), 1);
    const held = handled(two, 4);
    expect(held.lifted).toBe(4);
    expect(handled(held, 5).pieces).toEqual([{ ...man, cell: 5 }]);
    expect(moved(two, 4, 4).pieces).toEqual(two.pieces);
    expect(handled(two, 9).lifted).toBeNull();
  });
  it('does what the tool says', () => {
    expect(clicked(bare, 4, { kind: 'piece', index: 0 }, palette(1), 1)).toEqual(once);
    expect(clicked(bare, 4, { kind: 'piece', index: 9 }, palette(1), 1)).toBe(bare);
    expect(clicked(once, 4, { kind: 'rubber' }, palette(1), 1).pieces).toEqual([]);
    expect(emptied(once).pieces).toEqual([]);
  });
});
