// How a move is shown: pieces slide along their way, captured ones fade. Times are short, and nothing waits for them.
import type { Board, Piece } from '../core/types';

/** A move to be shown: the ways of its pieces, and what was taken. `number` tells one move from the next. */
export interface Motion {
  readonly number: number;
  readonly ways: readonly Way[];
  readonly taken: readonly Piece[];
}

/** A way over cells; the pieces from `level` up have gone it. A way of one cell is that of a piece that was placed. */
export interface Way {
  readonly cells: readonly number[];
  readonly level: number;
}

const perHop = 170;
const longest = 700;

/** The frames of a piece that has come along a way and now stands at its end. */
export function framesOf(board: Board, way: Way): Keyframe[] {
  const centres = way.cells.map((cell) => board.cells[cell]?.centre ?? ([0, 0] as const));
  const end = centres[centres.length - 1] ?? [0, 0];
  if (centres.length < 2)
    return [
      { transform: 'translate(0px, -70px)', opacity: 0 },
      { transform: 'translate(0px, 0px)', opacity: 1 },
    ];
  return centres.map(([x, y], i) => {
    const raised = i === 0 || i === centres.length - 1 ? 0 : board.storey;
    return { transform: `translate(${x - end[0]}px, ${y - end[1] - raised}px)` };
  });
}

export function durationOf(way: Way): number {
  return Math.min(longest, perHop * Math.max(1, way.cells.length - 1));
}

/** Shows a motion on the drawn pieces, which are found by cell and level. */
export function show(motion: Motion, board: Board, root: SVGElement): void {
  for (const way of motion.ways) {
    const end = way.cells[way.cells.length - 1];
    const options: KeyframeAnimationOptions = { duration: durationOf(way), easing: 'ease-in-out' };
    for (const element of root.querySelectorAll<SVGGElement>(`[data-piece="${end}"]`))
      if (Number(element.dataset['level']) >= way.level)
        element.querySelector('.moving')?.animate(framesOf(board, way), options);
  }
}
