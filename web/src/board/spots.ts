// A place on the board where a piece stands: its cell, and how high.

export interface Spot {
  readonly cell: number;
  /** 1 is the ground. */
  readonly level: number;
}
