// Who plays, and what came of bringing games in, in words.
import type { Level } from '../core/types';
import { levelName } from '../texts/names';
import { counted, t } from '../texts/texts.svelte';
import type { BroughtIn } from './bring';
import { peopleOf } from './seats';
import type { Setup } from './setup';

/** The levels of the computers in a game, each once, the strongest first. */
export const levelsOf = ({ players }: Setup): number[] =>
  [...new Set(players.flatMap((player) => (player.kind === 'computer' ? [player.level] : [])))].sort(
    (a, b) => b - a,
  );

/** "Computer: Learner", "With a friend here" or who they are, "Just watch". */
export function opponentText(levels: readonly Level[], setup: Setup): string {
  const computers = levelsOf(setup);
  const people = setup.players.flatMap((player) =>
    player.kind === 'person' && player.name ? [player.name] : [],
  );
  if (computers.length === 0) return people.join(' – ') || t('new.friend');
  const names = computers.flatMap((wanted) => levels.find(({ level }) => level === wanted) ?? []);
  const text = t('new.computer.level', names.map(levelName).join(', '));
  return peopleOf(setup).length === 0 ? `${t('new.watch')} · ${text}` : text;
}

/** What came of bringing games in. */
export function broughtText({ added, known, left, unkept }: BroughtIn): string {
  const parts = [counted('mygames.added', added)];
  if (known > 0) parts.push(counted('mygames.known', known));
  if (left > 0) parts.push(counted('mygames.left', left));
  if (unkept > 0) parts.push(counted('mygames.unkept', unkept));
  return parts.join(' ');
}
