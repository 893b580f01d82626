// Which lessons have been finished, kept on this device.
import { isObject } from '../base/decode';
import { load, save } from '../base/storage';
import type { Course, Lesson } from '../core/course';

/** Names of the lessons by game. */
export type Learnt = Readonly<Record<string, readonly string[]>>;

const key = 'learnt';

export function decodeLearnt(data: unknown): Learnt {
  if (!isObject(data)) return {};
  return Object.fromEntries(
    Object.entries(data).map(([game, names]) => [
      game,
      Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [],
    ]),
  );
}

export const recall = (): Learnt => load(key, decodeLearnt) ?? {};

/** With one more lesson, each once. */
export function withLesson(learnt: Learnt, game: string, lesson: string): Learnt {
  const names = learnt[game] ?? [];
  return names.includes(lesson) ? learnt : { ...learnt, [game]: [...names, lesson] };
}

export function keepLesson(game: string, lesson: string): Learnt {
  const learnt = withLesson(recall(), game, lesson);
  save(key, learnt);
  return learnt;
}

export const isLearnt = (learnt: Learnt, { game }: Course, { name }: Lesson): boolean =>
  learnt[game]?.includes(name) ?? false;

/** How many lessons of the course are finished; names that it no longer has do not count. */
export const learntCount = (learnt: Learnt, course: Course): number =>
  course.lessons.filter((lesson) => isLearnt(learnt, course, lesson)).length;

/** The lesson to take next: the first unfinished one after this, else the first of all; null when all are done. */
export function nextLesson(learnt: Learnt, course: Course, after = ''): Lesson | null {
  const { lessons } = course;
  const from = lessons.findIndex(({ name }) => name === after) + 1;
  const inOrder = [...lessons.slice(from), ...lessons.slice(0, from)];
  return inOrder.find((lesson) => !isLearnt(learnt, course, lesson)) ?? null;
}
