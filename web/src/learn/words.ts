// The words of a course: a catalogue for each game and language, fetched when the course is opened.
import type { Language } from '../texts/languages';

export type CourseWords = Readonly<Record<string, string>>;

const catalogues = import.meta.glob<CourseWords>('../texts/*/courses/*.json', { import: 'default' });

/** In English where there is no translation. */
export async function loadWords(id: string, language: Language): Promise<CourseWords> {
  const fetchWords =
    catalogues[`../texts/${language}/courses/${id}.json`] ?? catalogues[`../texts/en/courses/${id}.json`];
  return (await fetchWords?.()) ?? {};
}
