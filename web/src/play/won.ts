// Where a game was won, for the board to celebrate it: the pieces that decided it, or else those that moved last.
import type { Spot } from '../board/spots';
import type { Session } from './session.svelte';

/** None while the game goes on, after a draw, and where one looks at the past. */
export function wonBy({ verdict, earlier, scene: { view, last } }: Session): Spot[] {
  if (!verdict || verdict.winner === null || earlier) return [];
  const deciding = view.deciding.flatMap(({ cell, level }) => (cell === null ? [] : [{ cell, level }]));
  if (deciding.length > 0) return deciding;
  const ends = last.map(({ cells }) => cells.at(-1)).filter((cell) => cell !== undefined);
  const { winner } = verdict;
  const standing = view.pieces.filter(
    ({ cell, owner }) => cell !== null && owner === winner && ends.includes(cell),
  );
  return standing.map(({ cell, level }) => ({ cell: cell!, level }));
}
