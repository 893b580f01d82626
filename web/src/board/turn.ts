// Boards that lie on their side: a long board fills a wide screen better so.
import type { GameInfo } from '../core/types';

/** The number of the same board on its side; its own where there is none. */
export function wideOf({ boards }: GameInfo, number: number): number {
  const angle = ((boards[number]?.angle ?? 0) + 90) % 360;
  const wide = boards.findIndex((board) => board.angle === angle && board.width > board.height);
  return wide < 0 ? number : wide;
}

/** Whether a window has more room beside a board than above it. */
export const isWide = (across: number, down: number): boolean => across > 56 * 16 && across > 1.3 * down;
