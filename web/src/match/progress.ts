// A game in progress as data: enough to play on after the tab was closed. `playing.ts` keeps it.
import { isObject } from '../base/decode';
import type { Side } from '../core/types';
import { type Clock, wound } from './clock';
import { decodeSetup, type Setup } from './setup';

/** An ending that the board does not show. */
export type Ended = { by: 'resignation' | 'time'; side: Side } | { by: 'agreement' };

export interface Progress {
  readonly setup: Setup;
  /** Moves and claims, as the core prints them. */
  readonly moves: readonly string[];
  readonly position: string;
  readonly over: boolean;
  readonly ended: Ended | null;
  readonly clock: Clock | null;
  /** How often a hint was asked for. */
  readonly hints: number;
  /** Points of the players in the games before this one, by seat. */
  readonly points: readonly number[];
}

export const fresh = (setup: Setup, points: readonly number[] = setup.players.map(() => 0)): Progress => ({
  setup,
  moves: setup.opening ?? [],
  position: '',
  over: false,
  ended: null,
  hints: 0,
  clock: setup.clock && wound(setup.clock),
  points,
});

const isSide = (data: unknown): data is Side => data === 0 || data === 1;
const isNumber = (data: unknown): data is number => typeof data === 'number' && Number.isFinite(data);

export function decodeProgress(data: unknown): Progress | null {
  if (!isObject(data)) return null;
  const setup = decodeSetup(data['setup']);
  const { moves, position, over, points } = data;
  if (!setup || !Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) return null;
  const blank = fresh(setup);
  return {
    setup,
    moves,
    position: typeof position === 'string' ? position : '',
    over: over === true,
    ended: decodeEnded(data['ended']),
    hints: isNumber(data['hints']) ? Math.max(0, Math.trunc(data['hints'])) : 0,
    clock: setup.clock ? (decodeClock(data['clock']) ?? blank.clock) : null,
    points:
      Array.isArray(points) && points.length === setup.players.length && points.every(isNumber)
        ? points
        : blank.points,
  };
}

function decodeEnded(data: unknown): Ended | null {
  if (!isObject(data)) return null;
  const { by, side } = data;
  if (by === 'agreement') return { by };
  return (by === 'resignation' || by === 'time') && isSide(side) ? { by, side } : null;
}

/** The clock as it stood; it runs again only when the player is back. */
function decodeClock(data: unknown): Clock | null {
  if (!isObject(data) || !Array.isArray(data['left'])) return null;
  const [first, second] = data['left'];
  if (!isNumber(first) || !isNumber(second)) return null;
  return { left: [first, second], side: isSide(data['side']) ? data['side'] : null, since: 0 };
}
