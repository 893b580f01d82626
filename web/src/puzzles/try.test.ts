import { describe, expect, it } from 'vitest';
import type { Answer, Thought } from '../core/types';
import { tryAt } from './try';

const thought: Thought = {
  depth: 9,
  rank: 1,
  score: 0,
  plies: null,
  expectation: 0.5,
  nodes: 1,
  time: 1,
  nps: 1,
  pv: [],
};
const answer = (found: Partial<Thought>): Answer => ({
  move: 'a',
  reply: '',
  thought: { ...thought, ...found },
});

describe('a move besides the solution', () => {
  it('does not win where only one move does', () => expect(tryAt('only', null)).toBe('lost'));
  it('is a slower win where the opponent is lost after it', () =>
    expect(tryAt('fastest', answer({ score: -30_990, plies: 10 }))).toBe('slower'));
  it('is too slow where no win is in sight', () => {
    expect(tryAt('fastest', answer({ score: -500 }))).toBe('slow');
    expect(tryAt('fastest', answer({ score: 30_990, plies: 10 }))).toBe('slow');
  });
  it('is not judged where nobody can say', () => {
    expect(tryAt('fastest', null)).toBe('unknown');
    expect(tryAt('fastest', { move: 'a', reply: '', thought: null })).toBe('unknown');
  });
});
