import { describe, expect, it } from 'vitest';
import type { Choice, Step } from '../core/types';
import {
  back,
  begin,
  type Clicks,
  type Guide,
  lastCell,
  next,
  pick,
  say,
  settled,
  take,
  targets,
} from './clicks';

/** "1 2 #3 !R stop": cells, counts, words, a stop. */
const stepOf = (word: string): Step => {
  if (word === 'stop') return { stop: true };
  if (word.startsWith('#')) return { count: Number(word.slice(1)) };
  if (word.startsWith('!')) return { choice: word.slice(1) };
  if (word.startsWith('+')) return { cell: Number(word.slice(1)), start: true };
  return { cell: Number(word) };
};
const choice = (text: string): Choice => ({
  text,
  claim: false,
  steps: text.split(' ').map(stepOf),
  captures: [],
});
const keyOf = (step: Step): string => JSON.stringify({ ...step, start: undefined });

/** Each way leads to a move of its own, as in the simplest games. */
const guideOf =
  (all: readonly Choice[]): Guide =>
  (made, toward) => {
    const fits = ({ steps }: Choice) =>
      made.every((step, i) => steps[i] && keyOf(steps[i]) === keyOf(step)) &&
      (toward === null || lastCell(steps) === toward);
    const open = all.filter(fits);
    const steps = open.flatMap(({ steps }) => steps[made.length] ?? []);
    const ended = open.find(({ steps }) => steps.length === made.length);
    const only = toward !== null && open.length === 1 ? open[0] : undefined;
    return {
      next: [...new Map(steps.map((step) => [keyOf(step), step])).values()],
      left: open.map(({ text }) => text),
      done: (only ?? ended)?.text ?? null,
    };
  };
const game = (...texts: string[]): Clicks => {
  const all = texts.map(choice);
  return begin(all, guideOf(all));
};
const after = (clicks: Clicks, ...cells: number[]): Clicks =>
  cells.reduce((c, cell) => pick(c, cell) ?? expect.fail(`${cell} is refused`), clicks);
const made = ({ made }: Clicks) => made.map((s) => Object.values(s)[0]);

describe('a simple move', () => {
  const clicks = game('1 5', '1 6', '2 6');
  it('offers the pieces, then where the chosen one goes', () => {
    expect(next(clicks)).toEqual([{ cell: 1 }, { cell: 2 }]);
    expect(targets(after(clicks, 1))).toEqual([5, 6]);
  });
  it('is settled by its last click', () => {
    expect(settled(after(clicks, 1))).toBeNull();
    expect(settled(after(clicks, 1, 6))?.text).toBe('1 6');
  });
  it('changes to another piece, and lets go of the same one', () => {
    expect(made(after(clicks, 1, 2))).toEqual([2]);
    expect(made(after(clicks, 1, 1))).toEqual([]);
  });
  it('refuses what no choice has', () => {
    expect(pick(clicks, 5)).toBeNull();
    expect(pick(after(clicks, 2), 5)).toBeNull();
  });
});

describe('a capture with several ways', () => {
  const clicks = game('1 3 9', '1 4 9', '1 3 8');
  it('goes at once where only one way ends', () => {
    expect(settled(after(clicks, 1, 8))?.text).toBe('1 3 8');
  });
  it('asks for the way where two end on the same cell', () => {
    const asked = after(clicks, 1, 9);
    expect(settled(asked)).toBeNull();
    expect(next(asked)).toEqual([{ cell: 3 }, { cell: 4 }]);
    expect(settled(after(asked, 4))?.text).toBe('1 4 9');
  });
});

describe('a capture that may stop', () => {
  const clicks = game('1 3 stop', '1 3 9');
  it('stops by a second click on the landing', () => {
    expect(settled(after(clicks, 1, 3))).toBeNull();
    expect(settled(after(clicks, 1, 3, 3))?.text).toBe('1 3 stop');
  });
  it('goes on otherwise', () => expect(settled(after(clicks, 1, 3, 9))?.text).toBe('1 3 9'));
});

describe('a pile', () => {
  const clicks = game('1 #1 5', '1 #2 5', '1 #1 6', '2 #1 6');
  it('goes as a whole where no number is chosen', () => {
    expect(targets(after(clicks, 1))).toEqual([5, 6]);
    expect(settled(after(clicks, 1, 5))?.text).toBe('1 #2 5');
    expect(settled(after(clicks, 1, 6))?.text).toBe('1 #1 6');
  });
  it('goes in the number that is chosen', () => {
    expect(settled(after(take(after(clicks, 1), { count: 1 }), 5))?.text).toBe('1 #1 5');
  });
  it('asks nothing where there is one number only', () => expect(made(after(clicks, 2))).toEqual([2, 1]));
});

describe('words', () => {
  const clicks = game('!R 1', '!O 1', '1 !low 2', '1 !high 2', '1 !high 0');
  it('take up a piece beside the board, or another one', () => {
    const held = say(clicks, 'R')!;
    expect(settled(after(held, 1))?.text).toBe('!R 1');
    expect(made(say(held, 'O')!)).toEqual(['O']);
  });
  it('come with a click on the piece that they stand for', () => {
    expect(made(pick(clicks, 1, 'high')!)).toEqual([1, 'high']);
    expect(settled(after(pick(clicks, 1, 'low')!, 2))?.text).toBe('1 !low 2');
  });
  it('are asked for where a click leaves them open', () => {
    const asked = after(clicks, 1);
    expect(next(asked)).toEqual([{ choice: 'low' }, { choice: 'high' }]);
    expect(settled(say(after(asked, 2), 'high')!)?.text).toBe('1 !high 2');
  });
});

describe('a turn of two pieces', () => {
  const clicks = game('1 5 +2 6', '1 5 9', '2 6 +1 5');
  it('can take its first half back', () => {
    const half = after(clicks, 1, 5, 2);
    expect(made(half)).toEqual([1, 5, 2]);
    expect(made(back(half))).toEqual([1, 5]);
    expect(made(back(back(half)))).toEqual([1]);
  });
  it('is not undone by a click on a piece that is not in it', () => {
    const half = after(game('1 5 +2 6', '1 5 9', '2 6 +1 5', '3 8 9'), 1, 5);
    expect(pick(half, 3)).toBeNull();
    expect(pick(half, 1)).toBeNull();
  });
  it('is settled by the second piece', () =>
    expect(settled(after(clicks, 1, 5, 2, 6))?.text).toBe('1 5 +2 6'));
});

it('takes a pile back with its number', () => {
  const held = after(game('1 #1 5', '1 #2 5'), 1);
  expect(made(back(take(held, { count: 2 })))).toEqual([]);
});
