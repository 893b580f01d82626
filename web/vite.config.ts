// How the app is built: static files that any host can serve from any folder.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { offline } from './tools/offline.ts';
import { preload } from './tools/preload.ts';
import { shelf } from './tools/shelf.ts';

const tree = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Another core, such as one with more games, makes another app. */
const core = tree(`../${process.env['LOZENGE_CORE'] ?? 'build/wasm'}`);
const app = tree(`../${process.env['LOZENGE_APP'] ?? 'build/web'}`);

/** `games-de` for the words and sentences in German, wherever the folder of their game is. */
function gamesIn(id: string): string | null {
  const language = /\/(?:words\/(\w+)\.txt|sentences\/(\w+)\.json)(?:\?|$)/.exec(id);
  return language && !id.includes('/print/words/') ? `games-${language[1] ?? language[2]}` : null;
}

export default defineConfig({
  base: './',
  plugins: [
    svelte(),
    svelteTesting(),
    shelf(`${core}/rules.wasm`),
    preload(/\/rules-[^/]*\.wasm$/),
    offline(tree('src/offline/worker.js')),
  ],
  // The core is built beside this folder: `import url from '$wasm/rules.wasm?url'`. `$games` has the folders of the
  // games that it was built with.
  resolve: { alias: { $wasm: core, $games: `${core}/listed/games` } },
  define: { __LOZENGE_VERSION__: JSON.stringify(manifest.version) },
  server: { fs: { allow: ['..'] } },
  worker: { format: 'es' },
  build: {
    outDir: app,
    emptyOutDir: true,
    target: 'es2022',
    // No data: addresses, which the server's content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the games say in a language is fetched with that language, all at once.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: gamesIn }] } } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // Whatever hangs is to end; a machine that is busy is no failure.
    testTimeout: 60_000,
  },
});
