// Keys that walk over a board.
import type { Direction } from './order';

const arrows: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export const arrowOf = (key: string): Direction | null => arrows[key] ?? null;
