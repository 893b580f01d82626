// Analyses among My games. Each has its place there; what another tab has made of it meanwhile is not overwritten.
import type { Listed } from '../core/reading';
import { all, findAnalysis, type KeptAnalysis, newId, put } from '../match/library';

/** Of more letters each game is kept by itself once it is changed, as there is room for some megabytes in all. */
const mostKept = 300_000;

/** The one that was changed last. */
export const latestAnalysis = (): KeptAnalysis | null =>
  all().find((kept) => kept.kind === 'analysis') ?? null;

/** Whether they are too many to be kept together. */
export const areMany = (games: readonly Listed[]): boolean =>
  games.length > 1 && games.reduce((sum, game) => sum + game.text.length, 0) >= mostKept;

/** What is at hand: the games of a record, which of them is looked at, and where. */
export interface AtHand {
  readonly games: readonly Listed[];
  readonly chosen: number;
  readonly ways: readonly number[];
}

/** Keeps it in the place that it had `before`; what never had one and is there already stays there. Where another tab has changed that, what was changed here gets a place of its
 *  own; what was only looked at here leaves everything as it is. */
export function keepAnalysis({ games, chosen, ways }: AtHand, before: KeptAnalysis | null): KeptAnalysis {
  const { text, ...about } = games[chosen]!;
  const isSmall = !areMany(games);
  const record = isSmall ? games.map((game) => game.text).join('\n') : text;
  const same = before ? null : findSame(record);
  if (same) return same;
  const stored = before && findAnalysis(before.id);
  const isEdited = record !== before?.record;
  const isForeign = stored !== null && stored.record !== before?.record;
  if (before && !isEdited && (isForeign || !stored)) return before;
  const kept: KeptAnalysis = {
    id: before && !isForeign ? before.id : newId(),
    kind: 'analysis',
    changed: isEdited ? Date.now() : (stored?.changed ?? Date.now()),
    name: stored?.name ?? '',
    record,
    about,
    games: isSmall ? games.length : 1,
    chosen: isSmall ? chosen : 0,
    ways,
  };
  put(kept);
  return kept;
}

const findSame = (record: string): KeptAnalysis | null =>
  all().find((kept): kept is KeptAnalysis => kept.kind === 'analysis' && kept.record === record) ?? null;
