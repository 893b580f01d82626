// A game against the computer from a place of another one.
import { isObject } from '../base/decode';
import { load } from '../base/storage';
import type { Core } from '../core/core';
import type { GameInfo, MatchView } from '../core/types';
import { matchAt } from './match';
import type { Place } from './place';
import type { Setup } from './setup';

/** As for whoever has never chosen one. */
const usualLevel = 3;

/** The level that was last played at. */
const levelOf = (family: string): number =>
  load(`setup.${family}`, (data) =>
    isObject(data) && Number.isInteger(data['level']) ? Number(data['level']) : null,
  ) ?? usualLevel;

/** A place from which a game can go on. Where nobody claimed a draw, the moves up to there would have ended it: then they are
 *  forgotten, and so is the count of those without progress. */
export function openPlace(core: Core, place: Place, view: MatchView): Place {
  try {
    const match = matchAt(core, place);
    const isOpen = match.view.status.result === null;
    match.free();
    if (isOpen) return place;
  } catch {
    // A move is refused behind the end.
  }
  return { ...place, position: view.position.replace(/:H\d+$/, ''), moves: [] };
}

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
