// How strong a solver is and how hard a puzzle, as Elo rated players (docs/puzzles.md). A puzzle begins with the rating that it
// was mined with; both move by what happens on this device.

/** A solver's, with the number of puzzles that it rests on. */
export interface Rating {
  readonly value: number;
  readonly count: number;
}

export const newcomer: Rating = { value: 1200, count: 0 };

const lowest = 100;
const highest = 3000;
/** Points that one puzzle can move: many at first, so that a newcomer soon meets what fits. */
const swing = (count: number): number => (count < 15 ? 60 : count < 40 ? 30 : 16);
const puzzleSwing = 12;

/** How likely it is that the puzzle is solved. */
export const chance = (solver: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - solver) / 400));

const within = (value: number): number => Math.round(Math.min(highest, Math.max(lowest, value)));

/** Both after the first try at a puzzle. */
export function rated(
  solver: Rating,
  puzzle: number,
  isSolved: boolean,
): { readonly solver: Rating; readonly puzzle: number } {
  const surprise = (isSolved ? 1 : 0) - chance(solver.value, puzzle);
  return {
    solver: { value: within(solver.value + swing(solver.count) * surprise), count: solver.count + 1 },
    puzzle: within(puzzle - puzzleSwing * surprise),
  };
}
