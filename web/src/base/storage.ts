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

/** Calls `listener` when another tab of the app changes what is kept under the key. */
export function watch(key: string, listener: Listener): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === prefix + key || event.key === null) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
