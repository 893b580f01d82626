// Where steps begin, and what solves them.
import { describe, expect, it } from 'vitest';
import type { LessonStep } from '../core/course';
import type { Meant } from '../core/types';
import { beginningOf, solves } from './lesson';

const step = (some: Partial<LessonStep>): LessonStep => ({
  name: 'a',
  game: 'g',
  position: '',
  before: [],
  accept: [],
  wrong: [],
  reply: [],
  ...some,
});

const lesson = {
  name: 'l',
  teaches: [],
  steps: [
    step({ position: 'p', before: ['b'], accept: ['m'], reply: ['r'] }),
    step({ before: ['c'], accept: ['n'] }),
    step({ game: 'h', position: 'q' }),
  ],
};

describe('a step', () => {
  it('begins at its position, after what was played before', () =>
    expect(beginningOf(lesson, 0)).toEqual({ game: 'g', position: 'p', moves: ['b'] }));
  it('goes on from the step before where it has none', () =>
    expect(beginningOf(lesson, 1)).toEqual({ game: 'g', position: 'p', moves: ['b', 'm', 'r', 'c'] }));
  it('begins anew where it has one', () =>
    expect(beginningOf(lesson, 2)).toEqual({ game: 'h', position: 'q', moves: [] }));
});

describe('a move', () => {
  const meant = (captures: number[] = [], result: Meant['result'] = null): Meant => ({
    choice: { text: 'm', claim: false, steps: [], captures },
    result,
  });

  it('solves a step that names it', () => {
    expect(solves(step({ accept: ['k', 'm'] }), meant(), 0)).toBe(true);
    expect(solves(step({ accept: ['k', 'l'] }), meant(), 0)).toBe(false);
  });
  it('solves a step that takes any', () => expect(solves(step({ accept: ['any'] }), meant(), 0)).toBe(true));
  it('solves a step that wants a capture if it takes something', () => {
    expect(solves(step({ accept: ['captures'] }), meant([3]), 0)).toBe(true);
    expect(solves(step({ accept: ['captures'] }), meant(), 0)).toBe(false);
  });
  it('solves a step that wants a win if its own side has won', () => {
    const wins = step({ accept: ['wins'] });
    expect(solves(wins, meant([], '1-0'), 0)).toBe(true);
    expect(solves(wins, meant([], '1-0'), 1)).toBe(false);
    expect(solves(wins, meant([], '1/2-1/2'), 0)).toBe(false);
  });
});
