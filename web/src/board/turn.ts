// Boards that lie on their side: a long board fills a wide screen better so.
import type { Board, GameInfo, Point } from '../core/types';

/** The board turned clockwise by a quarter. */
export function quarterTurned(board: Board): Board {
  const turn = ([x, y]: Point): Point => [board.height - y, x];
  return {
    ...board,
    angle: (board.angle + 90) % 360,
    width: board.height,
    height: board.width,
    cells: board.cells.map((cell) => ({
      ...cell,
      centre: turn(cell.centre),
      outline: cell.outline.map(turn),
    })),
    areas: board.areas.map((area) => ({ ...area, outline: area.outline.map(turn) })),
    lines: board.lines.map((line) => ({ ...line, from: turn(line.from), to: turn(line.to) })),
    labels: board.labels.map((label) => ({ ...label, at: turn(label.at) })),
  };
}

const isLong = ({ width, height }: Board): boolean => height > 1.5 * width;

/** The game with its long boards also on their side; the seats' own boards keep their numbers. */
export function withWideBoards(game: GameInfo): GameInfo {
  return { ...game, boards: [...game.boards, ...game.boards.filter(isLong).map(quarterTurned)] };
}

/** The number of the same board on its side; its own where there is none. */
export function wideOf({ boards }: GameInfo, number: number): number {
  const angle = ((boards[number]?.angle ?? 0) + 90) % 360;
  const wide = boards.findIndex((board) => board.angle === angle && board.width > 1.5 * board.height);
  return wide < 0 ? number : wide;
}

/** Whether a window has more room beside a board than above it. */
export const isWide = (across: number, down: number): boolean => across > 56 * 16 && across > 1.3 * down;
