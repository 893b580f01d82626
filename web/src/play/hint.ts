// A hint in three steps, each telling more: which piece, where it goes first, the whole move.
import type { Arrow } from '../board/arrows';
import type { Choice, GameInfo, Piece } from '../core/types';
import { cellName, claimText, pieceText } from '../desk/describe';
import { drawWord } from '../desk/scene';
import { arrowOf, waysOf } from '../desk/ways';
import { t } from '../texts/texts.svelte';

export const lastStep = 3;

/** The cells of the first piece that goes. */
const firstWay = (choice: Choice, pieces: readonly Piece[]): readonly number[] =>
  waysOf(choice.steps, pieces)[0]?.cells ?? [];

/** The piece beside the board that is placed, if the move begins with one. */
function placedOf({ steps: [first] }: Choice, pieces: readonly Piece[]): Piece | undefined {
  const word = first && 'choice' in first ? first.choice : '';
  return pieces.find(({ cell, choice }) => cell === null && choice === word);
}

export function hintArrows(choice: Choice, pieces: readonly Piece[], step: number): Arrow[] {
  const whole = arrowOf(choice, pieces);
  if (choice.claim || step < 1) return [];
  if (step >= lastStep) return [whole];
  const way = firstWay(choice, pieces);
  if (step === 1) return placedOf(choice, pieces) ? [] : [{ ...whole, ways: [way.slice(0, 1)] }];
  return [{ ...whole, ways: [way.slice(0, 2)] }];
}

export function hintText(game: GameInfo, choice: Choice, pieces: readonly Piece[], step: number): string {
  const name = (cell: number | undefined) => cellName(game, cell ?? -1);
  const [from, next] = firstWay(choice, pieces);
  const placed = placedOf(choice, pieces);
  if (choice.claim && choice.text === drawWord) return t('hint.draw');
  if (choice.claim) return step < lastStep ? t('hint.claim') : t('hint.move', claimText(choice.text));
  if (step >= lastStep || from === undefined) return t('hint.move', choice.text);
  if (step === 1) return placed ? t('hint.reserve', pieceText(game, placed)) : t('hint.piece', name(from));
  return t('hint.direction', name(placed ? from : next));
}
