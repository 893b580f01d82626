// Grades, streaks and what comes next.
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../core/puzzle';
import {
  blank,
  decodePast,
  following,
  graded,
  gradeOf,
  hardnessOf,
  isSolved,
  ratingOf,
  rushed,
  solvedOf,
  themesOf,
} from './progress';

const puzzles = readPuzzles(
  '# three\ng | p | a b c | 900 | only quiet ending\ng | q | a | 1000 | fastest ending\n\ng:x=1 | r | a | 1200 | only ending corner\n',
);
const [first, second, third] = puzzles;

it('reads a puzzle of each line', () => {
  expect(puzzles.map(({ position }) => position)).toEqual(['p', 'q', 'r']);
  expect(first).toEqual({
    game: 'g',
    position: 'p',
    moves: ['a', 'b', 'c'],
    rating: 900,
    claim: 'only',
    themes: ['quiet', 'ending'],
  });
  expect(second!.claim).toBe('fastest');
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

describe('ratings', () => {
  const up = graded(blank, first!, 'first');
  it('rise with a first try, by family, and the puzzle becomes easier', () => {
    expect(ratingOf(up, 'g').value).toBeGreaterThan(1200);
    expect(ratingOf(up, 'g').count).toBe(1);
    expect(ratingOf(up, 'h').count).toBe(0);
    expect(hardnessOf(up, first!)).toBeLessThan(900);
    expect(hardnessOf(up, second!)).toBe(1000);
  });
  it('fall with a mistake', () =>
    expect(ratingOf(graded(blank, first!, 'solved'), 'g').value).toBeLessThan(1200));
  it('do not change when a puzzle is tried again', () => {
    const again = graded(graded(up, first!, 'failed'), first!, 'first');
    expect(again.ratings).toEqual(up.ratings);
    expect(again.hardness).toEqual(up.hardness);
  });
});

it('counts what is solved of a family, whatever its options', () => {
  const past = [first!, second!, third!].reduce((past, each) => graded(past, each, 'solved'), blank);
  expect(solvedOf(past, 'g')).toBe(3);
  expect(solvedOf(graded(blank, first!, 'failed'), 'g')).toBe(0);
  expect(solvedOf(past, 'other')).toBe(0);
});

it('keeps the best rush', () =>
  expect(rushed(rushed(rushed(blank, 'g', 4), 'g', 9), 'g', 2).rushes).toEqual({ g: 9 }));

it('names the themes that tell puzzles apart', () =>
  expect(themesOf(puzzles)).toEqual([
    { theme: 'quiet', count: 1 },
    { theme: 'corner', count: 1 },
  ]));

const any = { theme: '', onlyUnsolved: false };
const unsolved = { theme: '', onlyUnsolved: true };

describe('the next puzzle', () => {
  it('is the following one', () => expect(following(blank, puzzles, 0, any)).toBe(1));
  it('is the first one after the last', () => expect(following(blank, puzzles, 2, any)).toBe(0));
  it('can be the next unsolved one', () =>
    expect(following(graded(blank, second!, 'first'), puzzles, 0, unsolved)).toBe(2));
  it('can be the next of a theme', () =>
    expect(following(blank, puzzles, 0, { theme: 'corner', onlyUnsolved: false })).toBe(2));
  it('is none where all are solved', () => {
    const all = puzzles.reduce((past, puzzle) => graded(past, puzzle, 'solved'), blank);
    expect(following(all, puzzles, 0, unsolved)).toBeNull();
  });
});

it('makes the best of what it finds', () => {
  expect(decodePast(7)).toEqual(blank);
  expect(
    decodePast({
      grades: { a: 'first', b: 'great' },
      streak: -3,
      best: 'x',
      ratings: { g: { value: 1300, count: 2 }, h: { value: 'high' }, i: 3 },
      hardness: { a: 900, b: null },
      rushes: { g: 5, h: -1 },
    }),
  ).toEqual({
    ...blank,
    grades: { a: 'first' },
    ratings: { g: { value: 1300, count: 2 } },
    hardness: { a: 900 },
    rushes: { g: 5 },
  });
});

it('reads what was kept before there were ratings', () =>
  expect(decodePast({ grades: { a: 'first' }, streak: 1, best: 2 })).toEqual({
    ...blank,
    grades: { a: 'first' },
    streak: 1,
    best: 2,
  }));
