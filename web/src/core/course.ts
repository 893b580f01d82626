// The courses of the games (docs/courses.md) as data: fetched and read when they are opened.
import { fileOf } from './folders';
import { Unavailable } from './refusal';

export interface Course {
  readonly game: string;
  readonly lessons: readonly Lesson[];
}

export interface Lesson {
  readonly name: string;
  /** Sections of the English rulebook. */
  readonly teaches: readonly string[];
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly name: string;
  /** With its options. */
  readonly game: string;
  /** Or `start`; empty where the step goes on from the one before. */
  readonly position: string;
  /** Moves that have been made when the step begins. */
  readonly before: readonly string[];
  /** Moves that solve it, or one of the words any, captures, wins; empty where there is only to look. */
  readonly accept: readonly string[];
  /** Mistakes, with the refusal of those that are not legal. */
  readonly wrong: readonly { readonly move: string; readonly sentence: string }[];
  readonly reply: readonly string[];
}

const texts = import.meta.glob<string>('$games/*/course.txt', { query: '?raw', import: 'default' });

/** `books` is as much of what reads books as reads a course. */
export async function loadCourse(
  books: () => Promise<{ course(game: string, lines: string): Course }>,
  id: string,
): Promise<Course> {
  const fetchText = fileOf(texts, id, 'course.txt');
  if (!fetchText) throw new Unavailable('There is no course of this game.');
  const unavailable = () => new Unavailable('The course could not be loaded. Is there a network?');
  const [reader, lines] = await Promise.all([
    books(),
    fetchText().catch(() => Promise.reject(unavailable())),
  ]);
  return reader.course(id, lines);
}
