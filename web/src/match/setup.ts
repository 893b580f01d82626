// How a match is set up: which game, who sits where, with what clock.
import { isObject } from '../base/decode';

export type Player = { kind: 'person' } | { kind: 'computer'; level: number };

/** Minutes for the whole game, and seconds that are added for each move. */
export interface ClockRule {
  minutes: number;
  increment: number;
}

export interface Setup {
  /** The game with its options, as the core writes it. */
  game: string;
  /** Where it starts, if not as the game itself does, and what has been played already: a game that is played again. */
  position?: string;
  opening?: string[];
  /** By seat, in the order of play. */
  players: Player[];
  clock: ClockRule | null;
}

export function decodePlayer(data: unknown): Player | null {
  if (!isObject(data)) return null;
  if (data['kind'] === 'person') return { kind: 'person' };
  const level = data['level'];
  return data['kind'] === 'computer' && typeof level === 'number' ? { kind: 'computer', level } : null;
}

export function decodeClock(data: unknown): ClockRule | null {
  if (!isObject(data)) return null;
  const { minutes, increment } = data;
  if (typeof minutes !== 'number' || typeof increment !== 'number') return null;
  return minutes > 0 && increment >= 0 ? { minutes, increment } : null;
}

function decodeStart(position: unknown, opening: unknown): Pick<Setup, 'position' | 'opening'> {
  const isList = Array.isArray(opening) && opening.every((move) => typeof move === 'string');
  return {
    ...(typeof position === 'string' && position !== '' ? { position } : {}),
    ...(isList && opening.length > 0 ? { opening } : {}),
  };
}

/** Does it begin in the middle, so that its result says nothing? */
export const isResumed = ({ position, opening = [] }: Setup): boolean =>
  position !== undefined || opening.length > 0;

/** A setup from outside: null if it is none. Whether the core knows the game is for the core to say. */
export function decodeSetup(data: unknown): Setup | null {
  if (!isObject(data) || typeof data['game'] !== 'string' || !Array.isArray(data['players'])) return null;
  const players = data['players'].map(decodePlayer);
  if (players.length === 0 || players.some((player) => player === null)) return null;
  return {
    game: data['game'],
    ...decodeStart(data['position'], data['opening']),
    players: players.filter((player) => player !== null),
    clock: decodeClock(data['clock']),
  };
}
