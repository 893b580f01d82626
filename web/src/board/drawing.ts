// What somebody draws on the board to think: arrows from cell to cell, and rings around cells. Plain data and a pure update.

export interface Stroke {
  readonly from: number;
  /** The same cell: a ring. */
  readonly to: number;
}

export type Drawing = readonly Stroke[];

/** With the stroke, or without it where it was there already. */
export function toggled(drawing: Drawing, stroke: Stroke): Drawing {
  const without = drawing.filter(({ from, to }) => from !== stroke.from || to !== stroke.to);
  return without.length < drawing.length ? without : [...drawing, stroke];
}
