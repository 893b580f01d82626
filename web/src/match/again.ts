// A game against the computer from a place of an analysis.
import type { Setup } from './setup';
import { load } from '../base/storage';
import { isObject } from '../base/decode';
import type { GameInfo, MatchView } from '../core/types';
import { routeTo, type Tree } from '../analysis/tree';

/** As for whoever has never chosen one. */
const usualLevel = 3;

/** The level that was last played at. */
const levelOf = (family: string): number =>
  load(`setup.${family}`, (data) =>
    isObject(data) && Number.isInteger(data['level']) ? Number(data['level']) : null,
  ) ?? usualLevel;

/** Whoever is to move there plays, with all turns that are theirs; the computer has the rest. */
export function setupFrom(game: GameInfo, tree: Tree, node: number, view: MatchView): Setup {
  const { position, moves } = routeTo(tree, node);
  const mine = game.seats[view.seat]?.name;
  const level = levelOf(game.family);
  return {
    game: tree.game,
    ...(position === '' ? {} : { position }),
    ...(moves.length === 0 ? {} : { opening: moves }),
    players: game.seats.map(({ name }) => (name === mine ? { kind: 'person' } : { kind: 'computer', level })),
    clock: null,
  };
}
