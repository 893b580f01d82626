// For tests: the built core and its weights, read from the build's folder as a browser would fetch them.
import { readFile } from 'node:fs/promises';

const folder = new URL(`../../../${process.env['LOZENGE_CORE'] ?? 'build/wasm'}/`, import.meta.url);

const read = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(name, folder)));

export const readModule = async (name = 'rules'): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await read(`${name}.wasm`));

export const readEngine = (family: string): Promise<WebAssembly.Module> => readModule(`engine-${family}`);

export const readWeights = (name: string): Promise<Uint8Array> => read(`weights/${name}.weights`);
