// A game against the computer from a place of another one.
import { isObject } from '../base/decode';
import { load } from '../base/storage';
import type { GameInfo, MatchView } from '../core/types';
import type { Place } from './place';
import type { Setup } from './setup';

/** As for whoever has never chosen one. */
const usualLevel = 3;

/** The level that was last played at. */
const levelOf = (family: string): number =>
  load(`setup.${family}`, (data) =>
    isObject(data) && Number.isInteger(data['level']) ? Number(data['level']) : null,
  ) ?? usualLevel;

/** Whoever is to move there plays, with all turns that are theirs; the computer has the rest. */
export function setupFrom(game: GameInfo, { game: id, position, moves }: Place, view: MatchView): Setup {
  const mine = game.seats[view.seat]?.name;
  const level = levelOf(game.family);
  return {
    game: id,
    ...(position === '' ? {} : { position }),
    ...(moves.length === 0 ? {} : { opening: [...moves] }),
    players: game.seats.map(({ name }) => (name === mine ? { kind: 'person' } : { kind: 'computer', level })),
    clock: null,
  };
}
