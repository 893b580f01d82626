// A plugin for Vite: `virtual:shelf` is what cards show of the games, asked of the core while the app is built. So boards
// are there before the core is.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

/** A module of the app, for use while it is built. */
async function ours<Module>(path: string): Promise<Module> {
  return (await runnerImport<Module>(fileURLToPath(new URL(path, import.meta.url)))).module;
}

const name = 'virtual:shelf';
const resolved = `\0${name}`;

/** `rules` is the file of the core's rules. */
export function shelf(rules: string): Plugin {
  return {
    name: 'lozenge-shelf',
    resolveId: (id) => (id === name ? resolved : null),
    async load(id) {
      if (id !== resolved) return null;
      this.addWatchFile(rules);
      const { makeCore } = await ours<typeof import('../src/core/core')>('../src/core/core.ts');
      const { makeShelf } = await ours<typeof import('../src/desk/shelf')>('../src/desk/shelf.ts');
      const core = makeCore(await WebAssembly.compile(new Uint8Array(await readFile(rules))));
      // Browsers read JSON faster than a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(makeShelf(core)))});`;
    },
  };
}
