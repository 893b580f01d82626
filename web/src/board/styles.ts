// The looks a player can choose from: how boards and pieces are painted. board.css paints them.

export const boardStyles = ['wood', 'slate', 'paper', 'green', 'red', 'contrast'] as const;
export const pieceStyles = ['turned', 'flat', 'stone', 'red', 'signal', 'outline'] as const;

export type BoardStyle = (typeof boardStyles)[number];
export type PieceStyle = (typeof pieceStyles)[number];
