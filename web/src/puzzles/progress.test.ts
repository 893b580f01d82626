// Grades, streaks and what comes next.
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../core/puzzles';
import { blank, decodePast, following, graded, gradeOf, isSolved } from './progress';

const puzzles = readPuzzles('# three\ng | p | a b c | 5\ng | q | a | 1\n\ng:x=1 | r | a | 1\n');
const [first, second, third] = puzzles;

it('reads a puzzle of each line', () => {
  expect(puzzles.map(({ position }) => position)).toEqual(['p', 'q', 'r']);
  expect(first).toEqual({ game: 'g', position: 'p', moves: ['a', 'b', 'c'], plies: 5 });
});

describe('a grade', () => {
  it('is kept by puzzle', () => {
    const past = graded(blank, first!, 'first');
    expect(gradeOf(past, first!)).toBe('first');
    expect(gradeOf(past, second!)).toBeUndefined();
  });
  it('gets better, but never a first try', () => {
    const failed = graded(blank, first!, 'failed');
    expect(isSolved(failed, first!)).toBe(false);
    expect(gradeOf(graded(failed, first!, 'first'), first!)).toBe('solved');
  });
  it('does not get worse', () =>
    expect(gradeOf(graded(graded(blank, first!, 'first'), first!, 'failed'), first!)).toBe('first'));
});

describe('a streak', () => {
  const two = graded(graded(blank, first!, 'first'), second!, 'first');
  it('grows with first tries', () => expect(two.streak).toBe(2));
  it('does not grow by solving one again', () => expect(graded(two, first!, 'first').streak).toBe(2));
  it('ends with a mistake, and the best one is remembered', () =>
    expect(graded(two, third!, 'solved')).toMatchObject({ streak: 0, best: 2 }));
});

describe('the next puzzle', () => {
  it('is the following one', () => expect(following(blank, puzzles, 0, false)).toBe(1));
  it('is the first one after the last', () => expect(following(blank, puzzles, 2, false)).toBe(0));
  it('can be the next unsolved one', () =>
    expect(following(graded(blank, second!, 'first'), puzzles, 0, true)).toBe(2));
  it('is none where all are solved', () => {
    const all = puzzles.reduce((past, puzzle) => graded(past, puzzle, 'solved'), blank);
    expect(following(all, puzzles, 0, true)).toBeNull();
  });
});

it('makes the best of what it finds', () => {
  expect(decodePast(7)).toEqual(blank);
  expect(decodePast({ grades: { a: 'first', b: 'great' }, streak: -3, best: 'x' })).toEqual({
    grades: { a: 'first' },
    streak: 0,
    best: 0,
  });
});
