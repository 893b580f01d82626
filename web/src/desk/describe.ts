// What stands on the board and what happened, in words: for names of buttons, announcements and lists.
import type { Choice, GameInfo, Piece, Side, Sides, Status, Turn } from '../core/types';
import type { Verdict } from '../match/verdict';
import { kindName, sideName } from '../texts/names';
import { counted, named, sentence, t } from '../texts/texts.svelte';

/** Who owns a piece: the side's only player, or the first of a team. */
const ownerText = (game: GameInfo, side: Side): string =>
  sideName(game.seats.find((seat) => seat.side === side)?.name ?? '');

export const seatText = (game: GameInfo, seat: number): string => sideName(game.seats[seat]?.name ?? '');

const colourText = (colour: string) => named(`colour.${colour}`, colour);

/** "white king", "red die 4", "brown pawn", "pile of 3 black men". */
export function pieceText(game: GameInfo, piece: Piece): string {
  const owner = ownerText(game, piece.owner);
  const kind = kindName(game.family, piece.kind);
  if (piece.colour !== '') return t('board.piece', colourText(piece.colour), kind);
  if (piece.value > 0) return t('board.die', owner, kind, piece.value);
  if (piece.count > 1) return t('board.pile', piece.count, owner);
  return t('board.piece', owner, kind);
}

/** What stands on a cell: "empty", a piece, a tower from the top. */
export function standingText(game: GameInfo, pieces: readonly Piece[], cell: number): string {
  const here = pieces.filter((p) => p.cell === cell).sort((a, b) => b.level - a.level);
  const [top] = here;
  if (!top) return t('board.empty');
  if (here.length === 1) return pieceText(game, top);
  return t('board.tower', here.length, colourText(top.colour));
}

/** A tower from the bottom up: "1 red, 2 black". */
export function towerText(game: GameInfo, pieces: readonly Piece[], cell: number): string {
  const here = pieces.filter((p) => p.cell === cell).sort((a, b) => a.level - b.level);
  if (here.length === 0) return t('board.empty');
  if (here.length === 1) return pieceText(game, here[0]!);
  return here.map((p) => t('board.level', p.level, colourText(p.colour))).join(', ');
}

/** As moves name it. */
export const cellName = (game: GameInfo, cell: number): string => game.boards[0]?.cells[cell]?.name ?? '';

export const cellText = (game: GameInfo, pieces: readonly Piece[], cell: number): string =>
  t('board.cell', cellName(game, cell), standingText(game, pieces, cell));

/** "White plays 22-18 and takes 2." */
export function turnText(game: GameInfo, turn: Turn, choice: Choice | undefined): string {
  const who = seatText(game, turn.seat);
  if (turn.claim) return t('play.said.claim', who, claimText(turn.text));
  const taken = choice?.captures.length ?? 0;
  return taken > 0
    ? t('play.said.takes', who, turn.text, counted('play.taken', taken))
    : t('play.said', who, turn.text);
}

/** A claim in words: the word itself, and where there is one the cell. */
export function claimText(text: string): string {
  const word = /^[a-z]+/.exec(text)?.[0] ?? text;
  return `${named(`play.claim.${word}`, word)} ${text.slice(word.length)}`.trim();
}

/** Who has won and why: in the core's words, or in ours where the board does not show it. */
export function verdictText(sides: Sides, { winner, ending }: Verdict, status: Status): string {
  if (status.result !== null) return sentence(status.sentence);
  if (winner === null) return t('play.end.agreement');
  const [who, whom] = [sideName(sides[winner]), sideName(sides[winner === 0 ? 1 : 0])];
  return ending === 'time' ? t('play.end.time', who, whom) : t('play.end.resignation', who, whom);
}
