// A game that is being set up: what has been chosen so far, and the setup that it makes.
import type { Ballot } from '../core/ballots';
import type { GameInfo, Side } from '../core/types';
import { playerNames, playersOf } from '../match/seats';
import type { ClockRule, Player, Setup } from '../match/setup';

export const modes = ['computer', 'friend', 'watch', 'mixed'] as const;
export type Mode = (typeof modes)[number];

export interface Draft {
  mode: Mode;
  level: number;
  /** That of the second side, where computers play each other. */
  rival: number;
  /** The player that the person is, by number; null leaves it to chance. */
  me: number | null;
  /** Where people and computers are mixed: by player. */
  mixed: Player[];
  /** What people at one screen call themselves, by player; empty where they do not. */
  names: string[];
  /** How it begins: the number of a ballot, `lot`, or empty. */
  opening: string;
  /** Only the options that were chosen: the others follow the rules of the game. */
  options: Record<string, string>;
  clock: ClockRule | null;
}

export const clocks: readonly (ClockRule | null)[] = [
  null,
  { minutes: 3, increment: 2 },
  { minutes: 5, increment: 0 },
  { minutes: 10, increment: 0 },
  { minutes: 10, increment: 5 },
  { minutes: 20, increment: 10 },
];

export const newDraft = (): Draft => ({
  mode: 'computer',
  level: 3,
  rival: 3,
  me: 0,
  mixed: [],
  names: [],
  opening: '',
  options: {},
  clock: null,
});

/** The options in force, but for what they follow from. People at one screen call their draws themselves: no sheet counts. */
export const optionsIn = ({ mode, options }: Draft): Record<string, string> =>
  mode === 'friend' ? { draws: 'called', ...options } : options;

/** Chances that a setup leaves to, each from 0 up to 1. */
export interface Chances {
  readonly seat: number;
  readonly ballot: number;
}

/** Who plays, by player; `sides` are those that the players are on. */
function castOf(draft: Draft, sides: readonly Side[], chance: number): Player[] {
  const computer: Player = { kind: 'computer', level: draft.level };
  const person: Player = { kind: 'person' };
  const me = draft.me !== null && draft.me < sides.length ? draft.me : Math.floor(chance * sides.length);
  return sides.map((side, i) => {
    switch (draft.mode) {
      case 'computer':
        return i === me ? person : computer;
      case 'friend':
        return person;
      case 'watch':
        return side === 0 ? computer : { kind: 'computer', level: draft.rival };
      case 'mixed':
        return draft.mixed[i] ?? (i === 0 ? person : computer);
    }
  });
}

/** Names are for people who share a screen. */
function introduced(cast: readonly Player[], names: readonly string[]): Player[] {
  if (cast.filter(({ kind }) => kind === 'person').length < 2) return [...cast];
  return cast.map((player, i) => {
    const name = names[i]?.trim() ?? '';
    return player.kind === 'person' && name !== '' ? { ...player, name } : player;
  });
}

/** The moves of the ballot that was chosen or drawn. */
function openingOf({ opening }: Draft, ballots: readonly Ballot[], chance: number): readonly string[] {
  const drawn = ballots[Math.floor(chance * ballots.length)];
  const chosen = opening === 'lot' ? drawn : ballots.find(({ number }) => number === opening);
  return chosen?.moves ?? [];
}

export function setupOf(
  draft: Draft,
  game: GameInfo,
  chances: Chances,
  ballots: readonly Ballot[] = [],
): Setup {
  const names = playerNames(game);
  const sides = playersOf(game).map((seat) => game.seats[seat]!.side);
  const cast = introduced(castOf(draft, sides, chances.seat), draft.names);
  const players = game.seats.map((seat) => cast[names.indexOf(seat.name)] ?? { kind: 'person' as const });
  const opening = openingOf(draft, ballots, chances.ballot);
  return {
    game: game.id,
    ...(opening.length > 0 ? { opening: [...opening], drawn: true as const } : {}),
    players,
    clock: draft.clock,
  };
}
