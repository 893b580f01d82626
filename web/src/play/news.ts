// What a player might miss: a claim, which takes a move back or a piece away. It is told until that player has moved again.
import { cellName, seatText } from '../desk/describe';
import { drawWord } from '../desk/scene';
import { named, t } from '../texts/texts.svelte';
import type { Session } from './session.svelte';

export function newsOf({ game, names, scene: { view } }: Session): string {
  const [before, last] = view.turns.slice(-2);
  const claim = last?.claim ? last : before?.claim && before.seat === last?.seat ? before : null;
  if (!claim || claim.text === drawWord) return '';
  const word = game.claims.find((one) => claim.text.startsWith(one)) ?? '';
  const place = claim.text.slice(word.length);
  const cell = game.boards[0]?.cells.findIndex(({ name }) => name === place) ?? -1;
  const who = seatText(game, claim.seat, names);
  return cell < 0
    ? t('play.claimed', who, named(`play.claim.${word}`, word))
    : t('play.claimed.piece', who, named(`play.claim.${word}`, word), cellName(game, cell));
}
