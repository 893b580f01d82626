// Games that are played here, as they are kept: begun, played on, come back to.
import { Holding } from '../base/holding';
import { all, drop, findGame, type KeptGame, newId, put } from './library';
import { fresh, type Progress } from './progress';
import type { Setup } from './setup';
import type { Verdict } from './verdict';

/** What this tab began last: where nothing was played in it, the next one takes its place. */
let begun = '';

const isUntouched = ({ progress: { setup, moves, over } }: KeptGame): boolean =>
  !over && moves.length <= (setup.opening?.length ?? 0);

/** Begins a game beside those that are kept, and gives its id. */
export function begin(setup: Setup): string {
  return beginWith(fresh(setup));
}

export function beginWith(progress: Progress): string {
  const before = findGame(begun);
  if (before && isUntouched(before)) drop([before.id]);
  begun = newId();
  put({ id: begun, kind: 'game', changed: Date.now(), progress, verdict: null });
  return begun;
}

const isSame = (one: Progress, other: Progress): boolean =>
  one.over === other.over &&
  one.moves.length === other.moves.length &&
  one.moves.every((move, i) => move === other.moves[i]);

/** Its date stays where nothing was played since. */
export function keepGame(id: string, progress: Progress, verdict: Verdict | null): void {
  const before = findGame(id);
  const changed = before && isSame(before.progress, progress) ? before.changed : Date.now();
  put({ id, kind: 'game', changed, progress, verdict });
}

/** The game that was played last, over or not. */
export const latestGame = (): KeptGame | null => games()[0] ?? null;

/** Those that go on, what was played last first. */
export const inProgress = (): KeptGame[] => games().filter(({ progress }) => !progress.over);

const games = (): KeptGame[] => all().filter((kept) => kept.kind === 'game');

/** One tab at a time plays it. */
export const holdGame = (id: string, onlost: () => void): Holding => new Holding(`game.${id}`, onlost);
