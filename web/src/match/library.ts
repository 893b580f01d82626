// My games: every game that was played, is being played or was analysed, each kept under a key of its own. So two tabs that add
// games never overwrite each other's. Local storage and not a database, because a tab that is closed can still write to it,
// and because a game is some hundred letters.
import { isObject } from '../base/decode';
import { keysUnder, load, remove, save, sizeUnder, watchUnder } from '../base/storage';
import type { About } from '../core/reading';
import { decodeProgress, type Progress } from './progress';
import { decodeVerdict, type Verdict } from './verdict';

/** So many games can be brought in, and so many letters: less than any browser keeps for a site. What one plays oneself is
 *  kept beyond that, as long as the browser takes it. */
export const mostGames = 2000;
export const mostLetters = 2_000_000;

interface Entry {
  readonly id: string;
  /** When something was last played or changed in it. */
  readonly changed: number;
}

/** A game that is or was played here. */
export interface KeptGame extends Entry {
  readonly kind: 'game';
  readonly progress: Progress;
  /** Null while it goes on. */
  readonly verdict: Verdict | null;
}

/** A record with its variations, perhaps of several games; what is looked at is told, so that one comes back there. */
export interface KeptAnalysis extends Entry {
  readonly kind: 'analysis';
  /** As the reader calls it; empty: by its title. */
  readonly name: string;
  readonly record: string;
  readonly about: About;
  /** How many games the record has. */
  readonly games: number;
  /** Which of them is looked at, and which child was taken at each turn on the way there. */
  readonly chosen: number;
  readonly ways: readonly number[];
}

export type Kept = KeptGame | KeptAnalysis;

const stem = 'games.';
const listeners = new Set<() => void>();

/** In letters that an address can carry; later ones come after earlier ones. */
export function newId(): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Date.now().toString(36) + chance.toString(36).padStart(7, '0');
}

export const find = (id: string): Kept | null => load(stem + id, (data) => decodeKept(data, id));

export const findGame = (id: string): KeptGame | null => {
  const kept = find(id);
  return kept?.kind === 'game' ? kept : null;
};

export const findAnalysis = (id: string): KeptAnalysis | null => {
  const kept = find(id);
  return kept?.kind === 'analysis' ? kept : null;
};

/** Everything, what was changed last first. */
export function all(): Kept[] {
  return keysUnder(stem)
    .flatMap((key) => find(key.slice(stem.length)) ?? [])
    .sort((a, b) => b.changed - a.changed || (a.id < b.id ? 1 : -1));
}

/** False where the device refuses, and it is there for this page only. */
export function put(kept: Kept): boolean {
  const isSaved = save(stem + kept.id, kept);
  tell();
  return isSaved;
}

/** Puts all of them, and tells once. How many of them the device refuses. */
export function putAll(many: readonly Kept[]): number {
  const refused = many.filter((kept) => !save(stem + kept.id, kept));
  tell();
  return refused.length;
}

export function drop(ids: readonly string[]): void {
  for (const id of ids) remove(stem + id);
  tell();
}

export interface Room {
  readonly games: number;
  readonly letters: number;
}

export const used = (): Room => ({ games: keysUnder(stem).length, letters: sizeUnder(stem) });

/** How full it is, from 0 to 1 and beyond: by whichever of the two is the tighter. */
export const fullness = ({ games, letters }: Room): number =>
  Math.max(games / mostGames, letters / mostLetters);

/** As many of them, from the first on, as there is room for. */
export function fitting(many: readonly Kept[], { games, letters }: Room = used()): Kept[] {
  let size = letters;
  const room = many.slice(0, Math.max(0, mostGames - games));
  const end = room.findIndex((kept) => (size += JSON.stringify(kept).length) > mostLetters);
  return end < 0 ? room : room.slice(0, end);
}

/** Calls the listener when something was added, changed or dropped, here or in another tab. */
export function watchLibrary(listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchUnder(stem, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

const isCount = (data: unknown): data is number => Number.isSafeInteger(data) && Number(data) >= 0;
const textOf = (data: unknown): string => (typeof data === 'string' ? data : '');

/** Null where it is none. The id is that of its key; what comes in a file brings its own. */
export function decodeKept(data: unknown, id: string): Kept | null {
  if (!isObject(data)) return null;
  const entry = { id, changed: isCount(data['changed']) ? data['changed'] : 0 };
  if (data['kind'] === 'analysis') return decodeAnalysis(data, entry);
  const progress = data['kind'] === 'game' ? decodeProgress(data['progress']) : null;
  return progress && { ...entry, kind: 'game', progress, verdict: decodeVerdict(data['verdict']) };
}

function decodeAnalysis(data: Record<string, unknown>, entry: Entry): KeptAnalysis | null {
  const { record, games, chosen, ways } = data;
  const about = decodeAbout(data['about']);
  if (typeof record !== 'string' || !about) return null;
  return {
    ...entry,
    kind: 'analysis',
    name: textOf(data['name']),
    record,
    about,
    games: isCount(games) ? games : 1,
    chosen: isCount(chosen) ? chosen : 0,
    ways: Array.isArray(ways) ? ways.filter(isCount) : [],
  };
}

const results = ['1-0', '0-1', '1/2-1/2', '*'] as const;

function decodeAbout(data: unknown): About | null {
  if (!isObject(data) || typeof data['game'] !== 'string') return null;
  return {
    game: data['game'],
    title: textOf(data['title']),
    date: textOf(data['date']),
    turns: isCount(data['turns']) ? data['turns'] : 0,
    result: results.find((result) => result === data['result']) ?? '*',
  };
}
