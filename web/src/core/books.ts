// What reads rulebooks and courses: a WebAssembly module of its own, which is loaded where one is opened.
import booksUrl from '$wasm/books.wasm?url';
import type { Course } from './course';
import { Instance } from './instance';
import { load, once } from './modules';
import type { Rulebook } from './rulebook';

export interface Books {
  /** Takes the Markdown of a rulebook apart; throws a Refusal where it cannot. */
  rulebook(markdown: string): Rulebook;
  /** Reads the lines of a game's course. */
  course(game: string, lines: string): Course;
}

export const loadBooks = once(async (): Promise<Books> => makeBooks(await load(booksUrl)));

/** Of a module that is compiled already. */
export function makeBooks(module: WebAssembly.Module): Books {
  const instance = new Instance(module);
  return {
    rulebook: (markdown) => instance.data('rulebook', markdown),
    course: (game, lines) => instance.data('course', game, lines),
  };
}
