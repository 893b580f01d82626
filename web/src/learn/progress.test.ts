// What is kept about lessons, and which one comes next.
import { beforeEach, describe, expect, it } from 'vitest';
import { decodeLearnt, keepLesson, learntCount, nextLesson, recall, withLesson } from './progress';

const course = {
  game: 'g',
  lessons: ['a', 'b', 'c'].map((name) => ({ name, teaches: [], steps: [] })),
};

beforeEach(() => localStorage.clear());

describe('progress', () => {
  it('keeps each lesson once', () => {
    keepLesson('g', 'a');
    keepLesson('g', 'a');
    keepLesson('h', 'x');
    expect(recall()).toEqual({ g: ['a'], h: ['x'] });
  });
  it('counts the lessons that the course has', () => {
    expect(learntCount({ g: ['a', 'gone'], h: ['b'] }, course)).toBe(1);
  });
  it('makes the best of what it finds', () => {
    expect(decodeLearnt(['a'])).toEqual({});
    expect(decodeLearnt({ g: ['a', 7], h: 'x' })).toEqual({ g: ['a'], h: [] });
  });
});

describe('the next lesson', () => {
  it('is the first unfinished one', () => expect(nextLesson({ g: ['a'] }, course)?.name).toBe('b'));
  it('comes after the one just taken', () => expect(nextLesson({}, course, 'b')?.name).toBe('c'));
  it('is one that was left out, at the end', () => {
    const learnt = withLesson({ g: ['b'] }, 'g', 'c');
    expect(nextLesson(learnt, course, 'c')?.name).toBe('a');
  });
  it('is none when all are done', () => expect(nextLesson({ g: ['a', 'b', 'c'] }, course)).toBeNull());
});
