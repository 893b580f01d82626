// The ways that pieces go in a move, and the board as it looks halfway through one.
import type { Arrow } from '../board/arrows';
import type { Way } from '../board/motion';
import type { Choice, Piece, Step } from '../core/types';

export interface Stretch {
  cells: number[];
  count: number | null;
  word: string;
}

/** Steps taken apart into the stretches of one piece each. */
export function stretches(steps: readonly Step[]): Stretch[] {
  const all: Stretch[] = [];
  let word = '';
  for (const step of steps) {
    const current = all[all.length - 1];
    if ('cell' in step) {
      if (!current || step.start) all.push({ cells: [step.cell], count: null, word });
      else current.cells.push(step.cell);
    } else if ('count' in step && current) current.count = step.count;
    else if ('choice' in step) {
      if (current) current.word = step.choice;
      word = step.choice;
    }
  }
  return all;
}

/** From which level up pieces go along, and where they then stand: a tower's upper part, or the whole. */
function levelsOf({ cells, word }: Stretch, pieces: readonly Piece[]): { from: number; to: number } {
  const from = pieces.find((p) => p.cell === cells[0] && word !== '' && p.choice === word)?.level ?? 1;
  const towers = pieces.some((p) => p.level > 1 || p.choice);
  const end = cells[cells.length - 1];
  return { from, to: towers ? 1 + pieces.filter((p) => p.cell === end).length : 1 };
}

/** The ways of a move, for those who watch it. `pieces` stand as before the move. */
export function waysOf(steps: readonly Step[], pieces: readonly Piece[]): Way[] {
  return stretches(steps).map((s) => ({ cells: s.cells, level: levelsOf(s, pieces).to }));
}

/** From which level up the tower is held that has been clicked; 0 if none is. */
export function heldLevel(made: readonly Step[], pieces: readonly Piece[]): number {
  const [first] = stretches(made);
  return first && first.word !== '' ? levelsOf(first, pieces).from : 0;
}

/** The pieces as they stand after the first clicks of a move. */
export function halfway(pieces: readonly Piece[], made: readonly Step[]): Piece[] {
  return stretches(made).reduce<Piece[]>(moved, [...pieces]);
}

function moved(pieces: Piece[], { cells, count }: Stretch): Piece[] {
  const from = cells[0];
  const to = cells[cells.length - 1];
  const piece = pieces.find((p) => p.cell === from);
  if (cells.length < 2 || from === to || to === undefined || !piece) return pieces;
  const going = count ?? piece.count;
  const waiting = pieces.find((p) => p.cell === to);
  const rest = pieces.filter((p) => p !== piece && p !== waiting);
  if (going < piece.count) rest.push({ ...piece, count: piece.count - going });
  rest.push({ ...piece, cell: to, count: going + (waiting?.owner === piece.owner ? waiting.count : 0) });
  return rest;
}

/** The move as an arrow; a claim rings the piece that it is about. */
export function arrowOf(choice: Choice, pieces: readonly Piece[], rank = 1, label = ''): Arrow {
  return { ways: waysOf(choice.steps, pieces).map(({ cells }) => cells), rank, label };
}
