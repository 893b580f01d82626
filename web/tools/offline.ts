// A plugin for Vite that writes the service worker: src/offline/worker.js with the list of all built files
// and a version made of their names (which carry hashes of what is in them).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The worker's text for these files; `bytes` are read for what has no hash in its name. */
function workerText(source: string, folder: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return source
    .replace("'__VERSION__'", JSON.stringify(hash.digest('hex').slice(0, 16)))
    .replace("['__FILES__']", JSON.stringify(files));
}

export function offline(workerFile: string): Plugin {
  let folder = '';
  return {
    name: 'lozenge-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      // The network should decide what these are: the worker itself, and what is compressed for a server.
      const files = filesUnder(folder).filter((file) => !/^worker\.js|\.(br|gz|map)$/.test(file));
      writeFileSync(join(folder, 'worker.js'), workerText(readFileSync(workerFile, 'utf8'), folder, files));
    },
  };
}
