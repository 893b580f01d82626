// Where the learnt weights are. The build puts them beside the core, each under a name that changes with its content.
import { Unavailable } from './refusal';
import { say } from './sentence';

const files = import.meta.glob<string>('$wasm/weights/*.weights', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** `.../a-name.weights` is the file of the weights named `a-name`. */
const urls = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.weights$/g, ''), url]),
);

/** Null where the app has none of that name. */
export async function fetchWeights(name: string): Promise<Uint8Array | null> {
  const url = urls.get(name);
  if (url === undefined) return null;
  let response: Response;
  try {
    response = await fetch(url);
  } catch {
    throw new Unavailable("The engine's weights could not be loaded. Is there a network?");
  }
  if (!response.ok)
    throw new Unavailable(
      say("The engine's weights could not be loaded: the server says {1}.", String(response.status)),
    );
  return new Uint8Array(await response.arrayBuffer());
}
