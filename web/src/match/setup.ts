// How a match is set up: which game, who sits where, with what clock.
import { isObject } from '../base/decode';
import type { Side } from '../core/types';

/** A person may have a name, where several sit at one screen. */
export type Player = { kind: 'person'; name?: string } | { kind: 'computer'; level: number };

/** Minutes for the whole game, and seconds that are added for each move. */
export interface Allowance {
  minutes: number;
  increment: number;
}

/** The same for both sides, or another one for the second. */
export interface ClockRule extends Allowance {
  second?: Allowance;
}

export const allowanceOf = (rule: ClockRule, side: Side): Allowance =>
  side === 1 && rule.second ? rule.second : rule;

export interface Setup {
  /** The game with its options, as the core writes it. */
  game: string;
  /** Where it starts, if not as the game itself does, and what has been played already: a game that is played again. */
  position?: string;
  opening?: string[];
  /** The opening was drawn by lot: a whole game all the same. */
  drawn?: true;
  /** By seat, in the order of play. */
  players: Player[];
  clock: ClockRule | null;
}

export function decodePlayer(data: unknown): Player | null {
  if (!isObject(data)) return null;
  const { name } = data;
  if (data['kind'] === 'person')
    return typeof name === 'string' && name !== '' ? { kind: 'person', name } : { kind: 'person' };
  const level = data['level'];
  return data['kind'] === 'computer' && typeof level === 'number' ? { kind: 'computer', level } : null;
}

function decodeAllowance(data: unknown): Allowance | null {
  if (!isObject(data)) return null;
  const { minutes, increment } = data;
  if (typeof minutes !== 'number' || typeof increment !== 'number') return null;
  return minutes > 0 && increment >= 0 ? { minutes, increment } : null;
}

export function decodeClock(data: unknown): ClockRule | null {
  const first = decodeAllowance(data);
  const second = isObject(data) ? decodeAllowance(data['second']) : null;
  return first && second ? { ...first, second } : first;
}

function decodeStart({
  position,
  opening,
  drawn,
}: Record<string, unknown>): Pick<Setup, 'position' | 'opening' | 'drawn'> {
  const isList = Array.isArray(opening) && opening.every((move) => typeof move === 'string');
  return {
    ...(typeof position === 'string' && position !== '' ? { position } : {}),
    ...(isList && opening.length > 0 ? { opening, ...(drawn === true ? { drawn } : {}) } : {}),
  };
}

/** Does it begin in the middle, so that its result says nothing? */
export const isResumed = ({ position, opening = [], drawn }: Setup): boolean =>
  position !== undefined || (opening.length > 0 && !drawn);

/** A setup from outside: null if it is none. Whether the core knows the game is for the core to say. */
export function decodeSetup(data: unknown): Setup | null {
  if (!isObject(data) || typeof data['game'] !== 'string' || !Array.isArray(data['players'])) return null;
  const players = data['players'].map(decodePlayer);
  if (players.length === 0 || players.some((player) => player === null)) return null;
  return {
    game: data['game'],
    ...decodeStart(data),
    players: players.filter((player) => player !== null),
    clock: decodeClock(data['clock']),
  };
}
