// Long texts with many games, read part by part: in a worker (reader.ts), or between the frames of the page. Each game comes out
// as a record of its own with what a list tells about it, so that thousands of them are light.
import type { Core } from './core';
import type { Problem, ReadGame, RecordData } from './records';
import type { Sentence } from './sentence';
import type { Sides } from './types';

/** What a list tells about a record. */
export interface About {
  readonly game: string;
  /** Who played, or where; empty where the record does not say it. */
  readonly title: string;
  /** As the record has it, such as `1985.??.??`; empty where nobody knows. */
  readonly date: string;
  readonly turns: number;
  readonly result: RecordData['result'];
}

/** A game of a text, as a record. */
export interface Listed extends About {
  readonly text: string;
}

/** What was read since the part before. */
export interface Part {
  readonly games: readonly Listed[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** How much of the text is read, from 0 to 1. */
  readonly done: number;
}

/** Letters of a part: some dozens of games, well below what the core shows of one text. */
const partSize = 32_000;

type Tags = RecordData['tags'];

/** What a tag says; nothing where nobody knows. */
const told = (tags: Tags, name: string): string[] => {
  const value = tags[name] ?? '';
  return /^[?.\s]*$/.test(value) ? [] : [value];
};

/** The tag that says who played a side: tags have no spaces. */
export const tagOf = (side: string): string => side.replaceAll(' ', '');

/** Who played, or where: as far as the record says it. */
export const titleOf = (tags: Tags, sides: Sides): string =>
  sides.flatMap((side) => told(tags, tagOf(side))).join(' – ') || told(tags, 'Event').join('');

export function aboutOf(record: RecordData, sides: Sides): About {
  return {
    game: record.game,
    title: titleOf(record.tags, sides),
    date: told(record.tags, 'Date').join(''),
    turns: record.turns.length,
    result: record.result,
  };
}

/** Where records begin: at a line with a tag that follows no other tag, outside of comments. */
function beginnings(text: string): number[] {
  const found: number[] = [];
  let depth = 0;
  let isHead = false; // among the tags of a record
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at);
    const line = text.slice(at, end).trim();
    if (depth === 0 && line.startsWith('[')) {
      if (!isHead) found.push(at);
      isHead = true;
    } else if (line !== '') {
      isHead = false;
      for (const letter of line) depth = letter === '{' ? 1 : letter === '}' ? 0 : depth;
    }
    at = end + 1;
  }
  return found;
}

/** The text in parts that hold whole records. */
export function partsOf(text: string): string[] {
  if (text.length <= partSize) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const at of beginnings(text))
    if (at - from >= partSize) {
      parts.push(text.slice(from, at));
      from = at;
    }
  return [...parts, text.slice(from)];
}

const numbered = ['Game {1}, {2}: {3}', 'Game {1}: {2}'];

/** The place in the whole text; the core counts games and lines of the part that it was given. */
function moved({ line, column, sentence }: Problem, lines: number, games: number): Problem {
  return { line: line + lines, column, sentence: renumbered(sentence, games) };
}

function renumbered(sentence: Sentence, games: number): Sentence {
  if (typeof sentence === 'string' || !numbered.includes(sentence.say)) return sentence;
  const [number, ...rest] = sentence.with;
  return { ...sentence, with: [String(Number(number) + games), ...rest] };
}

/** Reads a text part by part; `likely` is the game of a text that does not name its own. */
export function* readParts(core: Core, text: string, likely: string): Generator<Part> {
  const sides = new Map(core.families().map((family) => [family.id, family.sides]));
  const starts = new Map<string, string>();
  let [lines, games, letters] = [0, 0, 0];
  const startOf = (game: string): string => {
    const known = starts.get(game) ?? usualStart(core, game);
    starts.set(game, known);
    return known;
  };
  const listed = (record: ReadGame): Listed => {
    const start = record.start === startOf(record.game) ? '' : record.start;
    const about = aboutOf(record, sides.get(record.game.split(':')[0] ?? '') ?? ['', '']);
    return { ...about, text: core.writeRecord({ ...record, start }) };
  };
  for (const part of partsOf(text)) {
    const read = core.readRecords(part, likely);
    letters += part.length;
    yield {
      games: read.games.map(listed),
      problems: read.problems.map((problem) => moved(problem, lines, games)),
      warnings: read.warnings.map((problem) => moved(problem, lines, games)),
      done: letters / Math.max(1, text.length),
    };
    lines += part.split('\n').length - 1;
    games += read.games.length;
  }
}

/** Where a game starts by itself. */
export function usualStart(core: Core, game: string): string {
  const match = core.start(game);
  const { position } = match.view();
  match.free();
  return position;
}
