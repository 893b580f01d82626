// For tests: the built core and its weights, read from the build's folder as a browser would fetch them.
import { readFile } from 'node:fs/promises';
import type { FetchWeights } from './thinker';

const folder = new URL('../../../build/wasm/', import.meta.url);

export async function readModule(name = 'lozenge.wasm'): Promise<WebAssembly.Module> {
  return WebAssembly.compile(new Uint8Array(await readFile(new URL(name, folder))));
}

export const readWeights: FetchWeights = async (name) =>
  new Uint8Array(await readFile(new URL(`weights/${name}.weights`, folder)));
