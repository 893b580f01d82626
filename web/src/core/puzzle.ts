// A puzzle, and how it is written (docs/puzzles.md).

/** No other move wins at all; or no other wins as fast. */
export type Claim = 'only' | 'fastest';

export interface Puzzle {
  /** With its options. */
  readonly game: string;
  readonly position: string;
  /** The solver's are the first, the third and so on. The others are the longest defence. */
  readonly moves: readonly string[];
  /** How hard it is, on the scale of players. */
  readonly rating: number;
  /** What is proven about each of the solver's moves. */
  readonly claim: Claim;
  readonly themes: readonly string[];
}

/** A line each: GAME | POSITION | MOVE REPLY MOVE ... | RATING | CLAIM THEME ... */
export function readPuzzles(text: string): Puzzle[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [game = '', position = '', moves = '', rating = '', labels = ''] = line.split(' | ');
      const [claim, ...themes] = labels.split(' ');
      return {
        game,
        position,
        moves: moves.split(' '),
        rating: Number(rating),
        claim: claim === 'only' ? 'only' : 'fastest',
        themes,
      };
    });
}
