// Why a click leads nowhere: the core is asked for the move that it would make, and says it.
import { messageOf } from '../core/refusal';
import type { GameInfo } from '../core/types';
import type { Match } from '../match/match';
import { t } from '../texts/texts.svelte';
import { cellName, seatText } from './describe';
import { letGo, type Scene } from './scene';

/** The scene after a click that no choice allows: with a refusal, or with the choice that it means all the same. */
export function refused(game: GameInfo, match: Match, before: Scene, cell: number): Scene {
  const scene = letGo(before);
  const isOwn = scene.view.pieces.some((p) => p.cell === cell && p.owner === scene.view.side);
  const text = match.textOf([...before.clicks.made, { cell }]);
  if (text !== '') return meant(match, scene, text);
  if (!isOwn)
    return { ...scene, refusal: before.clicks.made.length === 0 ? notOwn(game, scene, cell) : null };
  const demanded = scene.view.demanded ?? [];
  const must = demanded.length > 0 && !demanded.includes(cell) && game.claims.length === 0;
  const names = demanded.map((c) => cellName(game, c)).join(', ');
  return { ...scene, refusal: must ? t('play.mustJump', names) : t('play.stuck', cellName(game, cell)) };
}

/** Nothing was picked up yet, and nothing can be there. */
function notOwn(game: GameInfo, { view, clicks }: Scene, cell: number): string {
  const name = cellName(game, cell);
  if (view.pieces.some((piece) => piece.cell === cell))
    return t('play.theirs', name, seatText(game, view.seat));
  const isPlacing = clicks.all.some(({ steps: [first] }) => first && 'choice' in first);
  return isPlacing ? t('play.bare.place', name) : t('play.bare', name);
}

/** A move that was clicked another way than the choices list it: the core knows what is meant, or why it cannot be. */
function meant(match: Match, scene: Scene, text: string): Scene {
  try {
    return { ...scene, chosen: match.read(text).choice };
  } catch (error) {
    return { ...scene, refusal: messageOf(error) };
  }
}
