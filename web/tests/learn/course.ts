// Courses and puzzles as a test sees them: read by the core, with a move that solves each step.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Course, Lesson } from '../../src/core/course';
import { Instance } from '../../src/core/instance';
import { type Puzzle, readPuzzles } from '../../src/core/puzzle';
import type { Family, MatchView, Meant } from '../../src/core/types';
import { beginningOf, solves } from '../../src/learn/lesson';

const tree = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const folder = process.env['LOZENGE_CORE'] ?? 'build/wasm';
const open = (name: string): Instance =>
  new Instance(new WebAssembly.Module(readFileSync(tree(`${folder}/${name}.wasm`))));
const core = open('rules');
const books = open('books');

export const allFamilies = JSON.parse(core.ask('families')) as Family[];
/** Those that have courses and puzzles. */
export const families = allFamilies.filter(({ published }) => published);

/** A move that can be made at the start; null where pieces are laid out. */
export function firstMove(game: string): string | null {
  const match = core.number('start', game, '');
  const { choices } = JSON.parse(core.ask('view', match, -1)) as MatchView;
  core.is('release', match);
  return choices?.[0]?.text ?? null;
}

export const courseOf = (id: string): Course =>
  JSON.parse(books.ask('course', id, readFileSync(tree(`src/games/${id}/course.txt`), 'utf8'))) as Course;

export const wordsOf = (id: string): Record<string, string> =>
  JSON.parse(readFileSync(tree(`src/games/${id}/course/en.json`), 'utf8')) as Record<string, string>;

/** A move that solves the step; `=` where pieces are laid out. */
export function solutionOf(lesson: Lesson, index: number): string {
  const { game, position, moves } = beginningOf(lesson, index);
  const match = core.number('start', game, position === 'start' ? '' : position);
  for (const move of moves) core.ask('play', match, move);
  const { choices, arrangement, side } = JSON.parse(core.ask('view', match, -1)) as MatchView;
  if (arrangement) return '=';
  const found = choices?.find(({ text }) =>
    solves(lesson.steps[index]!, JSON.parse(core.ask('read', match, text)) as Meant, side),
  );
  core.is('release', match);
  if (!found) throw new Error(`Nothing solves step ${index + 1} of ${lesson.name}.`);
  return found.text;
}

export function puzzlesOf(id: string): Puzzle[] {
  const file = tree(`src/games/${id}/puzzles.txt`);
  return existsSync(file) ? readPuzzles(readFileSync(file, 'utf8')) : [];
}

/** The legal moves that are not the solution. */
export function otherMoves({ game, position, moves }: Puzzle): string[] {
  const match = core.number('start', game, position);
  const { choices } = JSON.parse(core.ask('view', match, -1)) as MatchView;
  core.is('release', match);
  return (choices ?? []).map(({ text }) => text).filter((text) => text !== moves[0]);
}
