// The words of a course: a catalogue for each game and language, fetched when the course is opened.
import { translationOf } from '../core/folders';
import type { Language } from '../texts/languages';

export type CourseWords = Readonly<Record<string, string>>;

const catalogues = import.meta.glob<CourseWords>('$games/*/course/*.json', { import: 'default' });

/** In English where there is no translation. */
export async function loadWords(id: string, language: Language): Promise<CourseWords> {
  return (await translationOf(catalogues, id, 'course', language, 'json')?.()) ?? {};
}
