// The rulebooks of docs/rules as data: fetched in the reader's language, taken apart by the core.
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

const texts = import.meta.glob<string>(['../../../docs/rules/**/*.md', '!**/FORMAT.md'], {
  query: '?raw',
  import: 'default',
});

/** The Markdown of a rulebook, in English where there is no translation. */
export async function fetchRules(id: string, language: string): Promise<string> {
  const fetchText =
    texts[`../../../docs/rules/${language}/${id}.md`] ?? texts[`../../../docs/rules/${id}.md`];
  if (!fetchText) throw new Unavailable('There is no such rulebook.');
  try {
    return await fetchText();
  } catch {
    throw new Unavailable('The rulebook could not be loaded. Is there a network?');
  }
}

/** `id` of a family, or `README` for what all games share; `core` is as much of the core as reads a rulebook. */
export async function loadRulebook(
  core: { rulebook(markdown: string): Rulebook },
  id: string,
  language: string,
): Promise<Rulebook> {
  return core.rulebook(await fetchRules(id, language));
}
