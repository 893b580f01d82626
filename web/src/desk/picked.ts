// What has been picked up and where it can go, in words: a board that is seen shows it, and says it too.
import type { GameInfo } from '../core/types';
import { t } from '../texts/texts.svelte';
import { lastCell, targets } from './clicks';
import { cellName, cellText } from './describe';
import { piecesOf, type Scene } from './scene';

/** Empty where nothing is under way, and where the move is settled. */
export function pickedText(game: GameInfo, scene: Scene): string {
  const { clicks, chosen } = scene;
  const cell = lastCell(clicks.made);
  if (clicks.made.length === 0 || chosen) return '';
  const ways = targets(clicks)
    .filter((one) => one !== cell)
    .map((one) => cellName(game, one));
  const held = cell === null ? '' : `${cellText(game, piecesOf(scene), cell)}. `;
  return ways.length === 0 ? held.trim() : `${held}${t('board.ways', ways.join(', '))}`;
}
