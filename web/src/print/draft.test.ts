import { expect, test } from 'vitest';
import { decodeDraft, fileName, movesOf, newDraft, orderOf, usualPaper } from './draft';

const draft = newDraft('g:a=b', 'de-DE');

test('the paper is what people have', () => {
  expect(usualPaper('en-US')).toBe('letter');
  expect(usualPaper('en-GB')).toBe('a4');
  expect(usualPaper('fr')).toBe('a4');
});

test('what was kept comes back as far as it fits', () => {
  const decode = decodeDraft(draft);
  expect(decode({ mono: true, paper: 7, nonsense: 1 })).toEqual({ ...draft, mono: true });
  expect(decode('x')).toBeNull();
});

test('an order has only what its document can use', () => {
  const all = { ...draft, tiled: true, large: true, space: '1in', position: ' P ', move: 'm', at: '2' };
  expect(orderOf({ ...all, document: 'board' }, 'en')).toMatchObject({ tiled: true, space: '1in' });
  expect(orderOf({ ...all, document: 'board' }, 'en')).not.toHaveProperty('position');
  expect(orderOf({ ...all, document: 'diagram' }, 'en')).toMatchObject({ position: 'P', move: 'm' });
  expect(orderOf({ ...all, document: 'diagram' }, 'en')).not.toHaveProperty('tiled');
  expect(orderOf({ ...all, document: 'booklet' }, 'en')).toMatchObject({ record: '', at: [2] });
});

test('moves are read from anything', () => {
  expect(movesOf('10, 20;30 x -1 0 1.5')).toEqual([10, 20, 30]);
  expect(movesOf('')).toEqual([]);
});

test('files have plain names', () => {
  expect(fileName({ ...draft, document: 'board' }, 1, 1, 'svg')).toBe('g-a-b-board.svg');
  expect(fileName({ ...draft, document: 'set' }, 3, 9, 'png')).toBe('g-a-b-set-3.png');
});
