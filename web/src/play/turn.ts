// Whose turn it is, in words.
import { seatText, verdictText } from '../desk/describe';
import { t } from '../texts/texts.svelte';
import type { Session } from './session.svelte';

export function whoseTurn({ game, scene: { view }, thinking, people, isActive }: Session): string {
  const who = seatText(game, view.seat);
  if (thinking) return t('play.thinking.who', who);
  return people.length === 1 && isActive ? t('play.yours', who) : t('play.turn', who);
}

/** The same, or how the game ended: what a tab says while one looks at another. */
export function standing(session: Session): string {
  const { verdict, sides, scene } = session;
  return verdict ? verdictText(sides, verdict, scene.view.status) : whoseTurn(session);
}
