// A place in a game: how it began and what has been played since. Whoever is to think or to go on there needs no more.

export interface Place {
  /** With its options, as the core writes it. */
  readonly game: string;
  /** Empty or `start`: the game's own start. */
  readonly position: string;
  readonly moves: readonly string[];
}
