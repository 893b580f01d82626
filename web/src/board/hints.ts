// What the board points out: cells by their numbers. Plain data, so that pages decide and the board only draws.

export interface Hints {
  /** What has been clicked so far. */
  readonly selected: readonly number[];
  /** Where the next click can go. */
  readonly targets: readonly number[];
  /** Pieces that can be picked up. */
  readonly movable: readonly number[];
  /** Pieces that have to jump. */
  readonly demanded: readonly number[];
  /** The ways of the last move, and the cells where it took something. */
  readonly last: readonly (readonly number[])[];
  readonly taken: readonly number[];
  /** Pieces that the move under way takes, whatever comes next. */
  readonly doomed: readonly number[];
  /** From which level up a tower is held. */
  readonly level: number;
}

export const noHints: Hints = {
  selected: [],
  targets: [],
  movable: [],
  demanded: [],
  last: [],
  taken: [],
  doomed: [],
  level: 0,
};

/** Where the pieces of the last move began and ended. */
export const lastCellsOf = ({ last }: Hints): number[] => [
  ...new Set(last.flatMap((way) => [way[0], way.at(-1)]).filter((cell) => cell !== undefined)),
];
