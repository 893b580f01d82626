// The puzzles of the games (docs/puzzles.md): positions with one winning line, fetched when they are opened.
import { Unavailable } from './refusal';

export interface Puzzle {
  /** With its options. */
  readonly game: string;
  readonly position: string;
  /** The solver's moves and the longest defence in turn. */
  readonly moves: readonly string[];
  /** To the end of the game. */
  readonly plies: number;
}

const texts = import.meta.glob<string>('../../../src/games/*/puzzles.txt', {
  query: '?raw',
  import: 'default',
});

/** `GAME | POSITION | MOVE REPLY MOVE ... | PLIES`, a line each; whatever is no puzzle is left out. */
export function readPuzzles(text: string): Puzzle[] {
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#')) return [];
    const [game, position, solution = '', plies] = line.split('|').map((part) => part.trim());
    const moves = solution.split(/\s+/).filter((move) => move !== '');
    return game && position && moves.length > 0 ? [{ game, position, moves, plies: Number(plies) || 0 }] : [];
  });
}

/** In rising difficulty; none where a game has none. */
export async function loadPuzzles(id: string): Promise<Puzzle[]> {
  try {
    return readPuzzles((await texts[`../../../src/games/${id}/puzzles.txt`]?.()) ?? '');
  } catch {
    throw new Unavailable('The puzzles could not be loaded. Is there a network?');
  }
}
