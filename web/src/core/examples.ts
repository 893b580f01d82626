// A small example of each house rule: a position, perhaps with a move, from the games' folders.
import { fileOf } from './folders';

const tables = import.meta.glob<string>('$games/*/house-rules.txt', { query: '?raw', import: 'default' });

export interface Example {
  /** With its options. */
  readonly game: string;
  /** Empty for the start. */
  readonly position: string;
  /** Empty where there is only to look. */
  readonly move: string;
}

/** By the key of the option. Lines `OPTION | GAME | POSITION or start | MOVE or -`, and comments. */
export function readExamples(text: string): Map<string, Example> {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((field) => field.trim()));
  return new Map(
    rows.map(([option = '', game = '', position = '', move = '']) => [
      option,
      { game, position: position === 'start' ? '' : position, move: move === '-' ? '' : move },
    ]),
  );
}

/** None where there are none, or they cannot be fetched. */
export async function loadExamples(id: string): Promise<Map<string, Example>> {
  const text = await fileOf(tables, id, 'house-rules.txt')?.().catch(() => '');
  return readExamples(text ?? '');
}
