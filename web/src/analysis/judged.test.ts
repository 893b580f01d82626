// Reviews sorted for people, and figures as the command line prints them.
import { beforeAll, describe, expect, it } from 'vitest';
import type { JudgedTurn, Review } from '../core/types';
import { speak } from '../texts/texts.svelte';
import { evaluationOf, graphOf, settledAs } from './evaluation';
import { countsOf, errorsOf, judgedOf, keyErrors, worstOf } from './judged';
import { percentOf, standingText } from './percent';
import { evaluationsOf } from './reviewing.svelte';
import { ranked } from './thinking.svelte';

const at = (expectation: number) => ({ score: 0, plies: null, expectation });
const turn = (text: string, grade: JudgedTurn['grade'], from: number, to: number): JudgedTurn => ({
  text,
  kind: 'move',
  side: '',
  grade,
  ...(grade === null
    ? {}
    : { before: at(from), after: at(to), loss: from - to, better: grade === 'best' ? [] : ['z'] }),
});
const review: Review = {
  game: '',
  rules: '',
  start: '',
  accuracy: [0.9135, null],
  turns: [
    turn('a', 'best', 0.5, 0.5),
    turn('b', 'blunder', 0.5, 0.1),
    turn('=', null, 0, 0),
    turn('c', 'mistake', 0.6, 0.5),
    turn('d', 'inaccuracy', 0.9, 0.84),
  ],
  result: '*',
};
const line = review.turns.map((_, i) => ({ id: 10 + i, side: (i % 2) as 0 | 1 }));
const judged = judgedOf(review, line);

beforeAll(() => speak('en'));

describe('a review', () => {
  it('belongs to the nodes of its line, without what is not judged', () => {
    expect([...judged.keys()]).toEqual([10, 11, 13, 14]);
    expect(judged.get(11)).toMatchObject({ text: 'b', side: 1, grade: 'blunder', better: ['z'] });
  });
  it('knows the errors, and the worst of each side', () => {
    expect(errorsOf(judged).map(([id]) => id)).toEqual([11, 13, 14]);
    expect(worstOf(judged, null)).toBe(11);
    expect(worstOf(judged, 0)).toBe(14);
    expect(worstOf(new Map(), 0)).toBeNull();
  });
  it('lists the worst in the order of the game', () => {
    expect(keyErrors(judged, 2).map(([id]) => id)).toEqual([11, 13]);
  });
  it('counts the grades of a side', () => {
    expect(countsOf(judged, 1)).toMatchObject({ blunder: 1, mistake: 1, best: 0 });
  });
  it('evaluates the positions for the first side', () => {
    const found = evaluationsOf(judged, (id) => id - 1);
    expect(found.get(9)?.expectation).toBe(0.5);
    expect(found.get(11)?.expectation).toBeCloseTo(0.9);
    expect(found.get(14)?.expectation).toBe(0.84);
  });
});

describe('a figure', () => {
  it.each([
    [0.9135, '91.4 %'],
    [1, '100.0 %'],
    [0, '0.0 %'],
    [null, '–'],
  ])('%j is %s', (share, text) => expect(percentOf(share)).toBe(text));
  it('of a decided game says when', () => {
    expect(standingText({ plies: 5, expectation: 1 })).toBe('wins in 5');
    expect(standingText({ plies: -2, expectation: 0 })).toBe('loses in 2');
    expect(standingText({ plies: null, expectation: 0.615 })).toBe('62 %');
  });
});

it('lines of the engine are ranked by their score', () => {
  const line = (rank: number, score: number | null) => ({
    ...{ depth: 9, rank, score, plies: null, expectation: 0.5, nodes: 1, time: 1, nps: 1 },
    pv: [`m${rank}`],
  });
  const lines = ranked([line(1, 10), line(2, 12), line(3, null)]);
  expect(lines.map(({ rank, pv }) => `${rank} ${pv[0]}`)).toEqual(['1 m2', '2 m1', '3 m3']);
});

describe('an evaluation', () => {
  it('is turned to the first side', () => {
    expect(evaluationOf({ expectation: 0.25, plies: -3, depth: 7 }, 1)).toEqual({
      expectation: 0.75,
      plies: 3,
      depth: 7,
    });
    expect(evaluationOf({ expectation: null, plies: null, depth: 0 }, 0)).toBeNull();
  });
  it('of a game that is over is its result', () => {
    expect([settledAs('1-0'), settledAs('0-1'), settledAs('1/2-1/2')].map((e) => e?.expectation)).toEqual([
      1, 0, 0.5,
    ]);
    expect(settledAs(null)).toBeNull();
  });
  it('makes a graph with gaps where nothing is known', () => {
    const some = { expectation: 1, plies: null, depth: 1 };
    expect(graphOf([some, null, some])).toEqual([{ x: 0, y: 0 }, null, { x: 1, y: 0 }]);
    expect(graphOf([some])).toEqual([{ x: 0, y: 0 }]);
  });
});
