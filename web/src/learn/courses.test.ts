// @vitest-environment node
// Every language has the words that the lessons need, no more and no less.
import { describe, expect, it } from 'vitest';
import { makeBooks } from '../core/books';
import { readModule } from '../core/built';
import { makeCore } from '../core/core';
import { type Course, loadCourse } from '../core/course';
import { fileOf } from '../core/folders';
import { languages } from '../texts/languages';
import { beginningOf, solves } from './lesson';
import type { CourseWords } from './words';

const catalogues = import.meta.glob<CourseWords>('$games/*/course/*.json', { import: 'default' });
const wordsOf = async (id: string, language: string): Promise<CourseWords> =>
  (await fileOf(catalogues, id, `course/${language}.json`)?.()) ?? {};
const core = makeCore(await readModule());
const books = makeBooks(await readModule('books'));
const courses = await Promise.all(
  core
    .families()
    .filter(({ published }) => published)
    .map(({ id }) => loadCourse(() => Promise.resolve(books), id)),
);

/** Whether a legal move of the step is not what it asks for, so that a hint is needed. */
function needsHint({ lessons }: Course, lesson: number, index: number): boolean {
  const { game, position, moves } = beginningOf(lessons[lesson]!, index);
  const step = lessons[lesson]!.steps[index]!;
  if (step.accept.length === 0 || step.accept[0] === 'any') return false;
  const match = core.start(game, position === 'start' ? '' : position);
  for (const move of moves) match.play(move);
  const { choices, side } = match.view();
  const isOff = choices?.some(({ text }) => !solves(step, match.read(text), side));
  match.free();
  return isOff ?? true;
}

const keysOf = (course: Course): string[] =>
  course.lessons.flatMap(({ name, steps }, lesson) => [
    name,
    ...steps.flatMap((step, index) => {
      const key = `${name}.${step.name}`;
      return [
        key,
        ...(needsHint(course, lesson, index) ? [`${key}.hint`] : []),
        ...(step.accept.length > 0 ? [`${key}.done`] : []),
      ];
    }),
  ]);

describe.each(courses)('the course of $game', (course) => {
  const keys = keysOf(course).sort();

  it.each(languages)('has its words in %s', async (language) => {
    const english = await wordsOf(course.game, 'en');
    const words = await wordsOf(course.game, language);
    expect(Object.keys(words).sort()).toEqual(keys);
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
    const same = keys.filter((key) => words[key] === english[key] && (english[key]?.length ?? 0) > 25);
    if (language !== 'en') expect(same).toEqual([]);
  });
});
