// How many people can play a game, over all its options.
import type { Core } from '../core/core';
import type { Family } from '../core/types';
import { gameId } from './options';
import { playerNames } from './seats';

/** The fewest and the most players. */
export function playerRange(core: Core, family: Family): [number, number] {
  const games = family.options.flatMap(({ key, values }) =>
    values.map((value) => gameId(family, { [key]: value })),
  );
  const counts = [family.id, ...games].map((game) => playerNames(core.game(game)).length);
  return [Math.min(...counts), Math.max(...counts)];
}
