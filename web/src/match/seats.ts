// Who sits where, and how they change places from game to game.
import type { GameInfo } from '../core/types';
import type { Player, Setup } from './setup';

export const isPerson = (player: Player | undefined): boolean => player?.kind === 'person';

/** The seats that people have, in the order of play. */
export const peopleOf = (setup: Setup): number[] =>
  setup.players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));

/** The first seats of the different players: one player may have several turns in a round. */
export function playersOf(game: GameInfo): number[] {
  const names = game.seats.map((seat) => seat.name);
  return names.flatMap((name, i) => (names.indexOf(name) === i ? [i] : []));
}

/** The names of the players: one that comes twice is one player with two turns. */
export const playerNames = (game: GameInfo): string[] => [...new Set(game.seats.map(({ name }) => name))];

/** What belongs to the seats, after everybody has gone one place on: who moved second now moves first. */
export function rotated<T>(game: GameInfo, bySeat: readonly T[]): T[] {
  const players = playersOf(game);
  const place = (seat: number) => players.findIndex((p) => game.seats[p]?.name === game.seats[seat]?.name);
  return game.seats.map((_, seat) => bySeat[players[(place(seat) + 1) % players.length]!]!);
}

/** The board that is looked at: that of the person to move, of the only person, or of the first seat. */
export function boardOf(game: GameInfo, setup: Setup, seat: number): number {
  const people = peopleOf(setup);
  const viewer = people.includes(seat) ? seat : (people[0] ?? 0);
  const names = new Set(people.map((p) => game.seats[p]?.name));
  return game.seats[names.size > 1 ? (people[0] ?? 0) : viewer]?.board ?? 0;
}
