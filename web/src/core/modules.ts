// The parts of the core as WebAssembly modules: each is fetched and compiled when it is wanted. The build names them by
// their content.
import rulesUrl from '$wasm/rules.wasm?url';
import { Unavailable } from './refusal';
import { say } from './sentence';

const engines = import.meta.glob<string>('$wasm/engine-*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** `.../engine-a-name.wasm` is the engine of the family `a-name`. */
const engineUrls = new Map(
  Object.entries(engines).map(([path, url]) => [path.replace(/^.*\/engine-|\.wasm$/g, ''), url]),
);

const loading = new Map<string, () => Promise<WebAssembly.Module>>();

/** Loads what is always the same. After a failure the next call tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/** The rules of all games, for the page. */
export const loadRules = (): Promise<WebAssembly.Module> => load(rulesUrl);

/** One family's rules and engine, for a worker. */
export async function loadEngine(family: string): Promise<WebAssembly.Module> {
  const url = engineUrls.get(family);
  if (url === undefined) throw new Unavailable(say('The engine of {1} is not part of this app.', family));
  return load(url);
}

/** Once for each address. After a failure the next call tries again; its Unavailable says why it failed. */
export function load(url: string): Promise<WebAssembly.Module> {
  const known = loading.get(url) ?? once(() => compile(url));
  loading.set(url, known);
  return known();
}

async function compile(url: string): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== 'object') {
    throw new Unavailable('This browser has no WebAssembly, which the games need. A newer one has it.');
  }
  let response: Response;
  try {
    response = await fetch(url);
  } catch {
    throw new Unavailable('The game core could not be loaded. Is there a network?');
  }
  if (!response.ok)
    throw new Unavailable(
      say('The game core could not be loaded: the server says {1}.', String(response.status)),
    );
  try {
    // While it comes in, where the server says what it is; some do not know the type.
    if (response.headers.get('content-type') === 'application/wasm')
      return await WebAssembly.compileStreaming(response);
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch {
    throw new Unavailable('The game core that was loaded is broken, or this browser cannot run it.');
  }
}
