// What stands on the board and what happened, in words: for names of buttons, announcements and lists.
import type { Hints } from '../board/hints';
import type { Sentence } from '../core/sentence';
import type { GameInfo, Piece, Side, Sides, Status, Turn } from '../core/types';
import type { Made } from '../match/match';
import type { Verdict } from '../match/verdict';
import { kindName, ruledWord, sideName } from '../texts/names';
import { counted, named, sentence, t } from '../texts/texts.svelte';
import { stretches } from './ways';

/** Who owns a piece: the side's only player, or the first of a team. */
const ownerText = (game: GameInfo, side: Side): string =>
  sideName(game.seats.find((seat) => seat.side === side)?.name ?? '');

/** What people call themselves, by seat; empty where they do not. */
export type Names = readonly string[];

export const seatText = (game: GameInfo, seat: number, names: Names = []): string =>
  names[seat] || sideName(game.seats[seat]?.name ?? '');

export const colourText = (colour: string) => named(`colour.${colour}`, colour);

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

/** What the board points out about a cell, for those who hear it: ", chosen", ", can go here". */
export function pointedText({ selected, targets, demanded, movable }: Hints, cell: number): string {
  const words: string[] = [];
  if (selected.includes(cell)) words.push(t('board.selected'));
  if (targets.includes(cell)) words.push(t('board.target'));
  else if (demanded.includes(cell)) words.push(t('board.mustJump'));
  else if (movable.includes(cell) && selected.length === 0) words.push(t('board.movable'));
  return words.map((word) => `, ${word}`).join('');
}

export const cellText = (game: GameInfo, pieces: readonly Piece[], cell: number): string =>
  t('board.cell', cellName(game, cell), standingText(game, pieces, cell));

/** A move in words that can be heard, "22 to 18", "red pawn on 3"; empty where it has none but its text. */
export function moveText(game: GameInfo, { choice, pieces }: Made): string {
  const ways = stretches(choice.steps).map(({ cells, count, word }) => {
    const [from = -1, ...rest] = cells;
    const to = rest.pop();
    const placed = pieces.find((piece) => piece.cell === null && word !== '' && piece.choice === word);
    const name = (cell: number) => cellName(game, cell);
    if (to === undefined)
      return placed ? t('play.way.place', pieceText(game, placed), name(from)) : name(from);
    const way =
      rest.length > 0
        ? t('play.way.by', name(from), rest.map(name).join(', '), name(to))
        : t('play.way', name(from), name(to));
    return count === null ? way : t('play.way.count', way, count);
  });
  const [step] = choice.steps;
  if (ways.length === 0) return step && 'choice' in step ? named(`choice.${step.choice}`, '') : '';
  return ways.reduce((one, other) => t('play.way.and', one, other));
}

/** "White: 22 to 18, takes 1 piece." */
export function turnText(game: GameInfo, turn: Turn, made?: Made | null, names: Names = []): string {
  const who = seatText(game, turn.seat, names);
  if (turn.claim) return t('play.said.claim', who, claimText(turn.text));
  const taken = made?.choice.captures.length ?? 0;
  const words = (made && moveText(game, made)) || turn.text;
  return taken > 0
    ? t('play.said.takes', who, words, counted('play.taken', taken))
    : t('play.said', who, words);
}

/** A claim in words: the word itself, and where there is one the cell. */
export function claimText(text: string): string {
  const word = /^[a-z]+/.exec(text)?.[0] ?? text;
  return `${named(`play.claim.${word}`, word)} ${text.slice(word.length)}`.trim();
}

/** Those who play for a side: its only player, people by their names, or the team. */
export function sideText(game: GameInfo, sides: Sides, side: Side, names: Names = []): string {
  const seats = game.seats.flatMap((seat, i) => (seat.side === side ? [i] : []));
  const players = [...new Set(seats.map((seat) => seatText(game, seat, names)))];
  const isNamed = seats.some((seat) => names[seat]);
  return players.length === 1 || isNamed ? players.join(' + ') : sideName(sides[side]);
}

/** Who has won and why: in the core's words, or in ours where the board does not show it. */
export function verdictText(
  game: GameInfo,
  sides: Sides,
  { winner, ending }: Verdict,
  status: Status,
  names: Names = [],
): string {
  const who = (side: Side) => sideText(game, sides, side, names);
  const reason = ending === 'board' ? ruledWord(game, 'won') : '';
  if (winner !== null && reason !== '') return t('play.end.board', who(winner), reason);
  if (status.result !== null)
    return sentence(renamed(status.sentence, { [sides[0]]: who(0), [sides[1]]: who(1) }));
  if (winner === null) return t('play.end.agreement');
  const loser = winner === 0 ? 1 : 0;
  return ending === 'time'
    ? t('play.end.time', who(winner), who(loser))
    : t('play.end.resignation', who(winner), who(loser));
}

/** A sentence of the core with the sides called as they are on the page. */
function renamed(said: Sentence, names: Readonly<Record<string, string>>): Sentence {
  if (typeof said === 'string') return said;
  return names[said.say] ?? { ...said, with: said.with.map((value) => renamed(value, names)) };
}
