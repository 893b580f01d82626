// The puzzles of a game, the easiest first. Each file is a chunk of its own.
import { fileOf } from './folders';
import { type Puzzle, readPuzzles } from './puzzle';
import { Unavailable } from './refusal';

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
