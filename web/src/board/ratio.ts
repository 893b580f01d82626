// How a board is held: as wide for its height as it is drawn, its margins included.
import type { Board } from '../core/types';
import { marginOf } from './shape';

export const ratioOf = (board: Board): number =>
  (board.width + 2 * marginOf(board)) / (board.height + 2 * marginOf(board));
