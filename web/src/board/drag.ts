// A press on the board and what becomes of it: a click, or a piece that is dragged.

export interface Drag {
  readonly cell: number;
  readonly level: number;
  readonly choice: string;
  /** Where it began and where it is, in the units of the board. */
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
  readonly moved: boolean;
  readonly over: number | null;
  /** A finger on a small board, and whether it slides over the cells to find the one that is meant. */
  readonly byFinger: boolean;
  readonly isSliding: boolean;
  /** From there to the top of the window, in pixels. */
  readonly room: number;
}

/** The point of the board under the pointer. */
export function pointOf(event: MouseEvent, svg: SVGSVGElement): [number, number] {
  const matrix = svg.getScreenCTM();
  if (!matrix) return [0, 0];
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return [point.x, point.y];
}

/** A press on a cell or a piece; null beside them, unless one may miss: then the cell is none. */
export function dragOf(event: PointerEvent, svg: SVGSVGElement, mayMiss: boolean): Drag | null {
  const hit = event.target instanceof Element ? event.target.closest<SVGElement>('[data-cell]') : null;
  if (!hit && !mayMiss) return null;
  const [x, y] = pointOf(event, svg);
  return {
    cell: Number(hit?.dataset['cell'] ?? -1),
    level: Number(hit?.dataset['level'] ?? 1),
    choice: hit?.dataset['choice'] ?? '',
    fromX: x,
    fromY: y,
    x,
    y,
    moved: false,
    over: null,
    byFinger: false,
    isSliding: false,
    room: event.clientY,
  };
}
