import { expect, it } from 'vitest';
import type { Choice, Step } from '../core/types';
import { bothOrders } from './orders';

const stepOf = (word: string): Step =>
  word.startsWith('+') ? { cell: Number(word.slice(1)), start: true } : { cell: Number(word) };
const choice = (text: string): Choice => ({
  text,
  claim: false,
  steps: text.split(' ').map(stepOf),
  captures: [],
});
const orders = (...texts: string[]) =>
  bothOrders(texts.map(choice)).map(({ steps }) =>
    steps.map((s) => ('cell' in s ? `${s.start ? '+' : ''}${s.cell}` : '')).join(' '),
  );

it('lists a turn of two pieces in the other order too', () => {
  expect(orders('1 5 +2 6', '2 6 7')).toEqual(['1 5 +2 6', '2 6 7', '2 6 +1 5']);
});

it('keeps the name of the turn', () => {
  expect(bothOrders([choice('1 5 +2 6'), choice('2 6 7')]).at(-1)?.text).toBe('1 5 +2 6');
});

it('lists no order twice', () => expect(orders('1 5 +2 6', '2 6 +1 5')).toHaveLength(2));

it('does not begin with a step that is none: into the place that the first piece leaves', () => {
  expect(orders('1 5 +2 1', '2 6 7')).toEqual(['1 5 +2 1', '2 6 7']);
});

it('leaves other moves alone', () => expect(orders('1 5', '1 5 9')).toEqual(['1 5', '1 5 9']));
