// What the player has chosen on the Print page, and the order that it makes.
import { isObject } from '../base/decode';
import type { Order } from '../core/printer';

export interface Draft {
  game: string;
  document: string;
  paper: string;
  space: string;
  mono: boolean;
  tiled: boolean;
  large: boolean;
  coordinates: boolean;
  caption: boolean;
  position: string;
  move: string;
  record: string;
  at: string;
}

export const spaces = ['fit', '0.5in', '0.75in', '1in'] as const;

/** Papers in inches are for those who have them; everybody else begins with A4. */
export function usualPaper(locale: string): string {
  return /-(US|CA|MX|CL|CO|PH)$/i.test(locale) ? 'letter' : 'a4';
}

export function newDraft(game: string, locale: string): Draft {
  return {
    game,
    document: 'set',
    paper: usualPaper(locale),
    space: 'fit',
    mono: false,
    tiled: false,
    large: false,
    coordinates: true,
    caption: true,
    position: '',
    move: '',
    record: '',
    at: '',
  };
}

/** What was kept, as far as it fits the form; the rest is as in `fresh`. */
export function decodeDraft(fresh: Draft): (data: unknown) => Draft | null {
  return (data) => {
    if (!isObject(data)) return null;
    const entries = Object.entries(fresh).map(([key, value]) => [
      key,
      typeof data[key] === typeof value ? data[key] : value,
    ]);
    return Object.fromEntries(entries) as Draft;
  };
}

/** Which choices matter for a document; `options` are those of the game that say who plays. */
export function choicesFor(document: string): ReadonlySet<string> {
  switch (document) {
    case 'board':
      return new Set(['paper', 'space', 'tiled', 'coordinates']);
    case 'set':
      return new Set(['paper', 'space', 'tiled', 'coordinates', 'large']);
    case 'pieces':
      return new Set(['paper', 'space', 'large']);
    case 'diagram':
      return new Set(['options', 'position', 'move', 'coordinates', 'caption']);
    case 'booklet':
      return new Set(['options', 'paper', 'record', 'at', 'coordinates', 'large']);
    case 'scoresheet':
      return new Set(['options', 'paper', 'large']);
    case 'rules':
      return new Set(['paper', 'coordinates', 'large']);
    default:
      return new Set(['paper', 'large']);
  }
}

/** "10, 20" as numbers; what is none is left out. */
export function movesOf(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .map(Number)
    .filter((number) => Number.isInteger(number) && number > 0 && number < 10_000);
}

export function orderOf(draft: Draft, language: string): Order {
  const has = choicesFor(draft.document);
  return {
    game: draft.game,
    document: draft.document,
    language,
    paper: draft.paper,
    mono: draft.mono,
    coordinates: draft.coordinates,
    ...(has.has('space') && draft.space !== 'fit' ? { space: draft.space } : {}),
    ...(has.has('tiled') ? { tiled: draft.tiled } : {}),
    ...(has.has('large') ? { large: draft.large } : {}),
    ...(has.has('caption') ? { caption: draft.caption } : {}),
    ...(has.has('position') && draft.position.trim() !== '' ? { position: draft.position.trim() } : {}),
    ...(has.has('move') && draft.move.trim() !== '' ? { move: draft.move.trim() } : {}),
    ...(has.has('record') ? { record: draft.record, at: movesOf(draft.at) } : {}),
  };
}

/** "checkers-board-2.svg": no sign in it that a file system could mind. */
export function fileName(draft: Draft, page: number, pages: number, ending: string): string {
  const id = draft.game.replaceAll(/[^a-z0-9]+/g, '-');
  return `${id}-${draft.document}${pages > 1 ? `-${page}` : ''}.${ending}`;
}
