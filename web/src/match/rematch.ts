// The next game of a match: who sits where, and what the players have won so far.
import type { GameInfo } from '../core/types';
import { fresh, type Progress } from './progress';
import { rotated } from './seats';
import { pointsOf, type Verdict } from './verdict';

/** In a match the first move goes round; or everybody stays. */
export type Places = 'rotated' | 'same';

export function nextGame(
  game: GameInfo,
  { setup, points }: Progress,
  verdict: Verdict | null,
  places: Places,
): Progress {
  const won = points.map((p, seat) => p + (verdict ? pointsOf(verdict, game.seats[seat]!.side) : 0));
  if (places === 'same') return fresh(setup, won);
  return fresh({ ...setup, players: rotated(game, setup.players) }, rotated(game, won));
}
