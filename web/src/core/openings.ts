// What the engine's games against itself say about first moves (docs/openings.md). Each file is a chunk of its own.
import type { Core } from './core';
import { Unavailable } from './refusal';

/** A move that was played, counted for the side that made it. */
export interface OpeningMove {
  readonly text: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The share of the points, a draw being half of one; with 95 % confidence it lies between the other two. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

export interface OpeningPosition {
  readonly games: number;
  /** The most frequent first. */
  readonly moves: readonly OpeningMove[];
}

export interface Openings {
  /** Null where the position did not come up often enough. */
  find(position: string): OpeningPosition | null;
}

const files = import.meta.glob<string>('$games/*/*.openings', { query: '?raw', import: 'default' });

/** Of a game with its options. Null where there are none. */
export async function loadOpenings(core: Core, game: string): Promise<Openings | null> {
  const name = core.openingsName(game);
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}.openings`))?.[1];
  if (load === undefined) return null;
  try {
    return readOpenings(await load());
  } catch {
    throw new Unavailable('The openings could not be loaded. Is there a network?');
  }
}

/** A line for each position: POSITION | MOVE WINS DRAWS LOSSES | MOVE WINS DRAWS LOSSES ... */
export function readOpenings(text: string): Openings {
  const positions = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, string[]] => {
        const [position = '', ...moves] = line.split(' | ');
        return [position, moves];
      }),
  );
  return {
    find(position) {
      const found = positions.get(position.replace(/:H\d+$/, '')); // how long nothing has happened does not matter
      if (found === undefined) return null;
      const moves = found.map(readMove);
      return { games: moves.reduce((sum, move) => sum + move.games, 0), moves };
    },
  };
}

function readMove(text: string): OpeningMove {
  const [move = '', ...counts] = text.split(' ');
  const [wins = 0, draws = 0, losses = 0] = counts.map(Number);
  const games = wins + draws + losses;
  const score = games === 0 ? 0.5 : (wins + draws / 2) / games;
  return { text: move, games, wins, draws, losses, score, ...interval(score, games) };
}

/** Wilson's interval: also sensible for few games, and for moves that always win or lose. */
function interval(score: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const spread = z * Math.sqrt((score * (1 - score)) / games + (z * z) / (4 * games * games));
  const middle = score + (z * z) / (2 * games);
  const scale = 1 + (z * z) / games;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
