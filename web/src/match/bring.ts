// Games that come from outside to My games: records that were read, or a file that My games wrote. What is there already is
// recognised, and what there is no room for is told.
import { isObject } from '../base/decode';
import type { Listed } from '../core/reading';
import { all, decodeKept, fitting, type Kept, newId, putAll } from './library';

export interface BroughtIn {
  readonly added: number;
  /** There already. */
  readonly known: number;
  /** No room for them. */
  readonly left: number;
  /** Of those that were added: the device did not take them, so that they are there for this page only. */
  readonly unkept: number;
}

/** Each record as an analysis of its own. */
export function keepListed(games: readonly Listed[]): BroughtIn {
  const now = Date.now();
  return keepNew(
    games.map(({ text, ...about }) => ({
      id: newId(),
      kind: 'analysis',
      changed: now,
      name: '',
      record: text,
      about,
      games: 1,
      chosen: 0,
      ways: [],
    })),
    recordOf,
  );
}

const recordOf = (kept: Kept): string =>
  kept.kind === 'analysis' ? kept.record.replace(/\s+/g, ' ').trim() : '';

/** What makes two kept things the same, whatever their ids. Two games may have the same moves, but not at the same moment. */
function identityOf(kept: Kept): string {
  if (kept.kind === 'analysis') return JSON.stringify([recordOf(kept), kept.name]);
  const { setup, moves } = kept.progress;
  return JSON.stringify([setup, moves, kept.changed]);
}

/** Whether it has all that the other one of the same id has. */
function covers(kept: Kept, other: Kept): boolean {
  if (kept.kind === 'analysis') return recordOf(kept) === recordOf(other);
  if (other.kind === 'analysis' || kept.progress.setup.game !== other.progress.setup.game) return false;
  const { moves, over } = kept.progress;
  return (over || !other.progress.over) && other.progress.moves.every((move, i) => move === moves[i]);
}

/** Adds what is not there yet. A game that was played on elsewhere takes the place of its beginning; anything else that differs
 *  is kept beside what is here. */
export function keepNew(many: readonly Kept[], identity = identityOf): BroughtIn {
  const here = new Map(all().map((kept) => [kept.id, kept]));
  const known = new Set([...here.values()].map(identity));
  const fresh: Kept[] = [];
  const further: Kept[] = [];
  for (const kept of many) {
    const other = here.get(kept.id);
    if (known.has(identity(kept)) || (other && covers(other, kept))) continue;
    known.add(identity(kept));
    if (other && covers(kept, other)) further.push(kept);
    else fresh.push(other ? { ...kept, id: newId() } : kept);
  }
  const added = fitting(fresh);
  const unkept = putAll([...further, ...added]);
  return {
    added: further.length + added.length,
    known: many.length - fresh.length - further.length,
    left: fresh.length - added.length,
    unkept,
  };
}

const mark = 'lozenge-games';
const version = 1;

/** Everything, in one text: JSON, with each game as it is kept. */
export const fileOf = (many: readonly Kept[]): string =>
  JSON.stringify({ format: mark, version, games: many }, null, 1);

/** What `fileOf` wrote, and how many of its games make no sense; or what is wrong with the file. Null: it is none of ours, nor
 *  any other data, but perhaps a record. */
export type ReadFile = { readonly kept: readonly Kept[]; readonly strange: number } | Trouble | null;
export type Trouble = 'damaged' | 'foreign' | 'later';

export function readFile(text: string): ReadFile {
  if (!/^\s*(\{\s*"|\[\s*[{"])/.test(text)) return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return text.includes(mark) ? 'damaged' : null;
  }
  if (!isObject(data) || data['format'] !== mark || !Array.isArray(data['games'])) return 'foreign';
  if (typeof data['version'] !== 'number' || data['version'] > version) return 'later';
  const kept = data['games'].flatMap((one: unknown) => decodeKept(one, idOf(one)) ?? []);
  return { kept, strange: data['games'].length - kept.length };
}

/** Its own id, so that a game that is there already is known again. */
function idOf(data: unknown): string {
  const id = isObject(data) ? data['id'] : null;
  return typeof id === 'string' && /^\w{1,40}$/.test(id) ? id : newId();
}
