// Why a click leads nowhere: the core is asked for the move that it would make, and says it.
import { messageOf } from '../core/refusal';
import type { Sentence } from '../core/sentence';
import type { GameInfo } from '../core/types';
import type { Match } from '../match/match';
import { t } from '../texts/texts.svelte';
import { after, isHalfway } from './clicks';
import { cellName, seatText } from './describe';
import { letGo, type Scene, withClicks } from './scene';

/** The scene after a click that no choice allows: with a refusal, or with the choice that it means all the same. What has
 *  moved already stays there. */
export function refused(game: GameInfo, match: Match, scene: Scene, cell: number): Scene {
  const text = match.textOf([...scene.clicks.made, { cell }]);
  if (text !== '') return meant(match, scene, text);
  if (isHalfway(scene.clicks)) return { ...scene, refusal: t('play.notInTurn', cellName(game, cell)) };
  const isOwn = scene.view.pieces.some((p) => p.cell === cell && p.owner === scene.view.side);
  if (isOwn) return { ...letGo(scene), refusal: whyStuck(game, scene, cell) };
  return { ...letGo(scene), refusal: scene.clicks.made.length === 0 ? notOwn(game, scene, cell) : null };
}

/** Why an own piece cannot be picked up. */
function whyStuck(game: GameInfo, { view }: Scene, cell: number): Sentence {
  const demanded = view.demanded ?? [];
  const must = demanded.length > 0 && !demanded.includes(cell) && game.claims.length === 0;
  const names = demanded.map((c) => cellName(game, c)).join(', ');
  return must ? t('play.mustJump', names) : t('play.stuck', cellName(game, cell));
}

/** Nothing was picked up yet, and nothing can be there. */
function notOwn(game: GameInfo, { view, clicks }: Scene, cell: number): string {
  const name = cellName(game, cell);
  if (view.pieces.some((piece) => piece.cell === cell))
    return t('play.theirs', name, seatText(game, view.seat));
  const isPlacing = clicks.all.some(({ steps: [first] }) => first && 'choice' in first);
  return isPlacing ? t('play.bare.place', name) : t('play.bare', name);
}

/** A move that was clicked another way than the core leads: it knows what is meant, or why it cannot be. */
function meant(match: Match, scene: Scene, text: string): Scene {
  try {
    const { choice } = match.read(text);
    return withClicks(scene, after(scene.clicks, choice.steps));
  } catch (error) {
    return { ...(isHalfway(scene.clicks) ? scene : letGo(scene)), refusal: messageOf(error) };
  }
}
