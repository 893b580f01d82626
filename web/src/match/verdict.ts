// How a game has ended: by the board, or by what the players did.
import { isObject } from '../base/decode';
import type { GameInfo, Side, Status } from '../core/types';
import type { Ended } from './progress';
import { peopleOf } from './seats';
import { isResumed, type Setup } from './setup';
import type { GameResult } from './statistics';

export interface Verdict {
  /** Null: a draw. */
  readonly winner: Side | null;
  readonly ending: Status['ending'] | 'time';
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);

export function verdictOf(status: Status, ended: Ended | null): Verdict | null {
  if (ended) return { winner: ended.by === 'agreement' ? null : other(ended.side), ending: ended.by };
  if (status.result === null) return null;
  const winner = status.result === '1-0' ? 0 : status.result === '0-1' ? 1 : null;
  return { winner, ending: status.ending };
}

/** Points of a side: 1 for a win, a half for a draw. */
export const pointsOf = ({ winner }: Verdict, side: Side): number =>
  winner === null ? 0.5 : winner === side ? 1 : 0;

/** What counts for a person's statistics: a game in which people of one side met computers only, from the
 *  start. */
export function resultOf(game: GameInfo, setup: Setup, verdict: Verdict): GameResult | null {
  const sides = new Set(peopleOf(setup).map((seat) => game.seats[seat]?.side));
  const [side] = sides;
  const levels = setup.players.flatMap((player) => (player.kind === 'computer' ? [player.level] : []));
  if (isResumed(setup) || side === undefined || sides.size > 1 || levels.length === 0) return null;
  const outcome = verdict.winner === null ? 'drawn' : verdict.winner === side ? 'won' : 'lost';
  return { family: game.family, level: Math.max(...levels), outcome };
}

const endings: readonly Verdict['ending'][] = [
  'board',
  'no-move',
  'repetition',
  'no-progress',
  'agreement',
  'resignation',
  'time',
];

export function decodeVerdict(data: unknown): Verdict | null {
  if (!isObject(data)) return null;
  const { winner } = data;
  const ending = endings.find((one) => one === data['ending']);
  return ending && (winner === 0 || winner === 1 || winner === null) ? { winner, ending } : null;
}
