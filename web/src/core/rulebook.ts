// The rulebooks as data: fetched in the reader's language and taken apart.
import { fileOf, translationOf } from './folders';
import { Unavailable } from './refusal';

export interface Rulebook {
  readonly sections: readonly Section[];
}

/** A heading and what stands beneath it; depth 1 is the title, 2 a chapter, 3 a part of one. */
export interface Section {
  readonly depth: number;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** `words` of a block: the game with its options; for a position also its text (or `start`) and perhaps a move. */
export type Part =
  | { readonly kind: 'paragraph'; readonly text: readonly Span[] }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: 'table';
      /** The heading first. */ readonly rows: readonly (readonly (readonly Span[])[])[];
    }
  | {
      readonly kind: 'position' | 'board' | 'example';
      readonly words: readonly string[];
      readonly lines: readonly string[];
    };

export interface Span {
  readonly text: string;
  readonly strong?: true;
  readonly emphasis?: true;
  readonly code?: true;
  readonly link?: string;
}

const books = import.meta.glob<string>('$games/*/rulebook/*.md', { query: '?raw', import: 'default' });
/** What all games share. */
const shared = import.meta.glob<string>('../../../docs/rules/**/README.md', {
  query: '?raw',
  import: 'default',
});

/** How to fetch the Markdown of a game's rulebook, in English where there is no translation. */
export const rulesOf = (id: string, language: string): (() => Promise<string>) | undefined =>
  translationOf(books, id, 'rulebook', language, 'md');

export const hasRulebook = (id: string): boolean => rulesOf(id, 'en') !== undefined;

/** `id` of a family, or `README` for what all games share; `books` is as much of what reads books as reads a rulebook. */
export async function loadRulebook(
  books: () => Promise<{ rulebook(markdown: string): Rulebook }>,
  id: string,
  language: string,
): Promise<Rulebook> {
  const fetchText =
    id === 'README'
      ? (fileOf(shared, language, 'README.md') ?? fileOf(shared, 'rules', 'README.md'))
      : rulesOf(id, language);
  if (!fetchText) throw new Unavailable('There is no such rulebook.');
  const unavailable = () => new Unavailable('The rulebook could not be loaded. Is there a network?');
  const [reader, text] = await Promise.all([books(), fetchText().catch(() => Promise.reject(unavailable()))]);
  return reader.rulebook(text);
}
