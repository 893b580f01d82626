// The puzzles of a game, the easiest first (docs/puzzles.md). Each file is a chunk of its own.
import { fileOf } from './folders';
import { Unavailable } from './refusal';

export interface Puzzle {
  /** With its options. */
  readonly game: string;
  readonly position: string;
  /** The solver's are the first, the third and so on; each is the only one that wins. The others are the longest defence. */
  readonly moves: readonly string[];
  readonly plies: number;
}

const files = import.meta.glob<string>('$games/*/puzzles.txt', { query: '?raw', import: 'default' });

/** Of a family, by its id; none where there are none. */
export async function loadPuzzles(family: string): Promise<Puzzle[]> {
  const load = fileOf(files, family, 'puzzles.txt');
  if (load === undefined) return [];
  try {
    return readPuzzles(await load());
  } catch {
    throw new Unavailable('The puzzles could not be loaded. Is there a network?');
  }
}

/** A line each: GAME | POSITION | MOVE REPLY MOVE ... | PLIES. */
export function readPuzzles(text: string): Puzzle[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [game = '', position = '', moves = '', plies = ''] = line.split(' | ');
      return { game, position, moves: moves.split(' '), plies: Number(plies) };
    });
}
