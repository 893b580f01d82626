// Records as data: games with remarks and variations, as the core reads and writes them (docs/notation.md).
import type { Instance } from './instance';
import type { Sentence } from './sentence';

export type Note =
  | { readonly comment: string }
  | { readonly nag: number }
  | { readonly strength: string }
  | { readonly clock: string };

/** Turns one after the other, instead of a turn of another line. */
export interface Variation {
  readonly before: readonly Note[];
  readonly turns: readonly RecordTurn[];
  readonly after: readonly Note[];
}

export interface RecordTurn {
  readonly text: string;
  readonly kind: 'move' | 'claim' | 'setup';
  readonly notes: readonly Note[];
  readonly variations: readonly Variation[];
}

/** What a record is made of. */
export interface RecordData {
  /** With its options. */
  readonly game: string;
  /** A position; empty where the game has its usual start. */
  readonly start: string;
  readonly tags: Readonly<Record<string, string>>;
  /** Ahead of the first turn. */
  readonly before: readonly Note[];
  readonly turns: readonly RecordTurn[];
  readonly result: '1-0' | '0-1' | '1/2-1/2' | '*';
}

/** A turn that has been read: where it leads, and who made it. */
export interface ReadTurn extends RecordTurn {
  readonly side: string;
  readonly position: string;
  readonly variations: readonly (Variation & { readonly turns: readonly ReadTurn[] })[];
}

/** A game of a text, or the part of it that comes before a problem. */
export interface ReadGame extends RecordData {
  readonly turns: readonly ReadTurn[];
  readonly rules: string;
  readonly final: string;
  /** In a word, such as "resignation"; null where the game goes on. */
  readonly ending: string | null;
  readonly problem: Problem | null;
}

/** Something to tell about a text, and where. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly sentence: Sentence;
}

export interface ReadReport {
  readonly games: readonly ReadGame[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Records, a position or bare moves; `likely` is the game of a text that does not name its own. */
export function readRecords(instance: Instance, text: string, likely = ''): ReadReport {
  return instance.data('read_records', text, likely);
}

export function writeRecord(instance: Instance, record: RecordData): string {
  const items = [record.game, record.start, record.result];
  for (const [name, value] of Object.entries(record.tags)) items.push('t' + name, value);
  items.push(...record.before.map(noteItem), ...record.turns.flatMap(turnItems));
  return instance.ask('write_record', items);
}

function turnItems(turn: RecordTurn): string[] {
  return [
    (turn.kind === 'setup' ? 'p' : 'm') + turn.text,
    ...turn.notes.map(noteItem),
    ...turn.variations.flatMap(({ before, turns, after }) => [
      '(',
      ...before.map(noteItem),
      ...turns.flatMap(turnItems),
      ')',
      ...after.map(noteItem),
    ]),
  ];
}

/** Its kind in a letter, as src/record/dictation.hpp has it. */
function noteItem(note: Note): string {
  if ('comment' in note) return 'c' + note.comment;
  if ('nag' in note) return `n${note.nag}`;
  return 'strength' in note ? 's' + note.strength : 'k' + note.clock;
}
