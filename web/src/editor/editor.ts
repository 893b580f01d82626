// A position being set up by hand: plain data and pure updates. Whether it can be is for the core to say.
import type { Palette } from '../core/editor';
import type { Cell, MatchView, Piece } from '../core/types';

/** What a click on the board does: put a piece down, take one off, or move one. */
export type Tool =
  | { readonly kind: 'piece'; readonly index: number }
  | { readonly kind: 'hand' }
  | { readonly kind: 'rubber' };

export interface Draft {
  readonly seat: number;
  readonly pieces: readonly Piece[];
  /** A piece that was clicked by the hand, and waits for where it goes. */
  readonly lifted: Cell | null;
}

export const emptied = (draft: Draft): Draft => ({ ...draft, pieces: [], lifted: null });

/** As a match stands. Pieces beside the board follow from those on it. */
export const draftOf = ({ seat, pieces }: MatchView): Draft => ({
  seat,
  pieces: pieces.filter(({ cell }) => cell !== null),
  lifted: null,
});

const at = (draft: Draft, cell: Cell): Piece[] =>
  draft.pieces.filter((piece) => piece.cell === cell).sort((a, b) => a.level - b.level);

const without = (draft: Draft, gone: readonly Piece[]): Draft => ({
  ...draft,
  lifted: null,
  pieces: draft.pieces.filter((piece) => !gone.includes(piece)),
});

const isSame = (a: Piece, b: Piece): boolean =>
  a.owner === b.owner && a.kind === b.kind && a.value === b.value && a.colour === b.colour;

/** Puts a piece of the palette on a cell: on top of a pile or a tower that has room, else in place of what stands there. The
 *  same piece where there is no room for more is taken off again. */
export function placed(draft: Draft, cell: Cell, piece: Piece, palette: Palette, levels: number): Draft {
  const here = at(draft, cell);
  if (levels > 1) return here.length < levels ? stacked(draft, cell, piece, here) : without(draft, here);
  const [before] = here;
  const rest = without(draft, here);
  if (!before || !isSame(before, piece))
    return { ...rest, pieces: [...rest.pieces, { ...piece, cell, count: 1 }] };
  if (before.count >= palette.largest_pile) return rest;
  return { ...rest, pieces: [...rest.pieces, { ...before, count: before.count + 1 }] };
}

const stacked = (draft: Draft, cell: Cell, piece: Piece, here: readonly Piece[]): Draft => ({
  ...draft,
  lifted: null,
  pieces: [...draft.pieces, { ...piece, cell, count: 1, level: here.length + 1 }],
});

/** Takes off what stands on top: one of a pile, the highest of a tower. */
export function taken(draft: Draft, cell: Cell): Draft {
  const top = at(draft, cell).at(-1);
  if (!top) return { ...draft, lifted: null };
  const rest = without(draft, [top]);
  return top.count > 1 ? { ...rest, pieces: [...rest.pieces, { ...top, count: top.count - 1 }] } : rest;
}

/** All that stands on a cell goes to another; what stood there is gone. */
export function moved(draft: Draft, from: Cell, to: Cell): Draft {
  if (from === to) return { ...draft, lifted: null };
  const going = at(draft, from);
  if (going.length === 0) return { ...draft, lifted: null };
  const rest = without(draft, [...going, ...at(draft, to)]);
  return { ...rest, pieces: [...rest.pieces, ...going.map((piece) => ({ ...piece, cell: to }))] };
}

/** A click of the hand: takes a piece up, or puts it down. */
export function handled(draft: Draft, cell: Cell): Draft {
  if (draft.lifted !== null) return moved(draft, draft.lifted, cell);
  return { ...draft, lifted: at(draft, cell).length > 0 ? cell : null };
}

export function clicked(draft: Draft, cell: Cell, tool: Tool, palette: Palette, levels: number): Draft {
  if (tool.kind === 'hand') return handled(draft, cell);
  if (tool.kind === 'rubber') return taken(draft, cell);
  const piece = palette.pieces[tool.index];
  return piece ? placed(draft, cell, piece, palette, levels) : draft;
}
