// A game that is being set up: what has been chosen so far, and the setup that it makes.
import type { GameInfo } from '../core/types';
import { playerNames } from '../match/seats';
import type { ClockRule, Player, Setup } from '../match/setup';

export const modes = ['computer', 'friend', 'watch', 'mixed'] as const;
export type Mode = (typeof modes)[number];

export interface Draft {
  mode: Mode;
  level: number;
  /** The player that the person is, by number; null leaves it to chance. */
  me: number | null;
  /** Where people and computers are mixed: by player. */
  mixed: Player[];
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
  me: 0,
  mixed: [],
  options: {},
  clock: null,
});

/** Who plays, by player. `chance` is from 0 up to 1. */
function castOf(draft: Draft, count: number, chance: number): Player[] {
  const computer: Player = { kind: 'computer', level: draft.level };
  const person: Player = { kind: 'person' };
  const me = draft.me !== null && draft.me < count ? draft.me : Math.floor(chance * count);
  return Array.from({ length: count }, (_, i) => {
    switch (draft.mode) {
      case 'computer':
        return i === me ? person : computer;
      case 'friend':
        return person;
      case 'watch':
        return computer;
      case 'mixed':
        return draft.mixed[i] ?? (i === 0 ? person : computer);
    }
  });
}

export function setupOf(draft: Draft, game: GameInfo, chance: number): Setup {
  const names = playerNames(game);
  const cast = castOf(draft, names.length, chance);
  const players = game.seats.map((seat) => cast[names.indexOf(seat.name)] ?? { kind: 'person' as const });
  return { game: game.id, players, clock: draft.clock };
}
