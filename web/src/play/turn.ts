// Whose turn it is, in words.
import { seatText, verdictText } from '../desk/describe';
import { t } from '../texts/texts.svelte';
import type { Session } from './session.svelte';

export function whoseTurn({ game, names, scene: { view }, thinking, people, isDue }: Session): string {
  const who = seatText(game, view.seat, names);
  if (thinking) return t('play.thinking.who', who);
  return people.length === 1 && isDue ? t('play.yours', who) : t('play.turn', who);
}

/** The same, or how the game ended: what a tab says while one looks at another. */
export function standing(session: Session): string {
  const { game, names, verdict, sides, scene } = session;
  return verdict ? verdictText(game, sides, verdict, scene.view.status, names) : whoseTurn(session);
}
