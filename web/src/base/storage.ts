// What the app remembers on this device. Nothing here throws: where storage is full, forbidden or broken, it remembers until
// the page is closed.

const prefix = 'lozenge.';
const version = 1;

/** A value as it is kept: with the version of its form, so that later forms can tell. */
interface Kept {
  version: number;
  value: unknown;
}

/** What the device did not take, by key. */
const unkept = new Map<string, unknown>();

type Listener = () => void;
let onFailure: Listener | null = null;
let hasFailed = false;

/** Calls the listener the first time that something cannot be kept. */
export function watchFailure(listener: Listener): void {
  onFailure = listener;
  if (hasFailed) listener();
}

function fail(): void {
  if (hasFailed) return;
  hasFailed = true;
  onFailure?.();
}

function isKept(data: unknown): data is Kept {
  return typeof data === 'object' && data !== null && 'version' in data && 'value' in data;
}

/** What was kept under the key, if it is there and `decode` understands it. */
export function load<T>(key: string, decode: (data: unknown) => T | null): T | null {
  if (unkept.has(key)) return decode(structuredClone(unkept.get(key)));
  try {
    const text = localStorage.getItem(prefix + key);
    if (text === null) return null;
    const data: unknown = JSON.parse(text);
    return isKept(data) && data.version === version ? decode(data.value) : null;
  } catch {
    return null;
  }
}

/** Keeps the value; false if this device refuses to, and it is there for this page only. */
export function save(key: string, value: unknown): boolean {
  const kept: Kept = { version, value };
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(prefix + key, text);
    unkept.delete(key);
    return true;
  } catch {
    unkept.set(key, (JSON.parse(text) as Kept).value);
    fail();
    return false;
  }
}

/** Forgets the key. */
export function remove(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    fail();
  }
}

/** All keys with this beginning, also those that the device did not take. */
export function keysUnder(stem: string): string[] {
  const keys = new Set([...unkept.keys()].filter((key) => key.startsWith(stem)));
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix + stem)) keys.add(key.slice(prefix.length));
  } catch {
    // Nothing can be kept here: what there is, is in memory.
  }
  return [...keys];
}

/** How many letters the device keeps under keys with this beginning. */
export function sizeUnder(stem: string): number {
  const sizeOf = (key: string): number => {
    if (unkept.has(key)) return JSON.stringify(unkept.get(key)).length;
    return localStorage.getItem(prefix + key)?.length ?? 0;
  };
  return keysUnder(stem).reduce((sum, key) => sum + sizeOf(key), 0);
}

/** Calls `listener` when another tab of the app changes what is kept under the key. */
export function watch(key: string, listener: Listener): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === prefix + key || event.key === null) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** The same for all keys with this beginning. */
export function watchUnder(stem: string, listener: Listener): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(prefix + stem)) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
