// Why a click leads nowhere: the core is asked for the move that it would make, and says it.
import { messageOf } from '../core/refusal';
import type { GameInfo } from '../core/types';
import type { Match } from '../match/match';
import { t } from '../texts/texts.svelte';
import { type Clicks, lastCell, left, next } from './clicks';
import { cellName } from './describe';
import { letGo, type Scene } from './scene';

/** The scene after a click that no choice allows: with a refusal, or with the choice that it means all the same. */
export function refused(game: GameInfo, match: Match, before: Scene, cell: number): Scene {
  const scene = letGo(before);
  const isOwn = scene.view.pieces.some((p) => p.cell === cell && p.owner === scene.view.side);
  const text = textTo(game, before.clicks, cell, isOwn);
  if (text !== null) return meant(match, scene, text);
  if (!isOwn) return { ...scene, refusal: null };
  const demanded = scene.view.demanded ?? [];
  const must = demanded.length > 0 && !demanded.includes(cell) && game.claims.length === 0;
  const names = demanded.map((c) => cellName(game, c)).join(', ');
  return { ...scene, refusal: must ? t('play.mustJump', names) : t('play.stuck', cellName(game, cell)) };
}

/** The move that the clicks would make if they could end on the cell; null where nothing has been taken up. */
function textTo(game: GameInfo, clicks: Clicks, cell: number, isOwn: boolean): string | null {
  const [first] = clicks.made.flatMap((s) => ('cell' in s ? [s.cell] : []));
  const hasWords = [...clicks.made, ...next(clicks)].some((s) => 'count' in s || 'choice' in s);
  if (clicks.made.length === 0) return null;
  if (!hasWords)
    return first === undefined || isOwn ? null : `${cellName(game, first)}-${cellName(game, cell)}`;
  // Sizes and levels are written as in a legal move that begins alike: the quietest and shortest one.
  const [like] = left(clicks).sort(
    (a, b) => a.captures.length - b.captures.length || a.steps.length - b.steps.length,
  );
  const end = cellName(game, lastCell(like?.steps ?? []) ?? -1);
  return like?.text.endsWith(end) ? like.text.slice(0, -end.length) + cellName(game, cell) : null;
}

/** A move that was clicked another way than the choices list it: the core knows what is meant, or why it cannot be. */
function meant(match: Match, scene: Scene, text: string): Scene {
  try {
    return { ...scene, chosen: match.read(text).choice };
  } catch (error) {
    return { ...scene, refusal: messageOf(error) };
  }
}
