// How fast the engine is in Chromium, against the native one on one thread: nodes a second from the start of each game.
//
//   node bench/wasm/run.js [NODES]
//
// Needs build/release/lozenge and the web app's packages (tools/build_web). Exit status 1 if the browser has less than
// half of the native speed, in the geometric mean over the games.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));
const program = `${top}build/release/lozenge`;
const folder = `${top}build/bench-wasm`;
const nodes = Number(process.argv[2] ?? 3_000_000);
const times = 3;
const goal = 0.5;

/** Packages are the web app's. */
const require = createRequire(`${top}web/package.json`);
const { chromium } = require('@playwright/test');

async function buildPage() {
  const { build } = await import(pathToFileURL(require.resolve('vite')));
  await build({
    configFile: false,
    logLevel: 'error',
    root: `${top}bench/wasm`,
    resolve: { alias: { $wasm: `${top}build/wasm` } },
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  });
}

async function serve() {
  const server = spawn(program, ['serve', '--app', folder, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(server.stdout), 'line');
  return { server, address: line.match(/http:\S+/)[0] };
}

function measureNative(game) {
  const speeds = Array.from({ length: times }, () => {
    const output = execFileSync(program, ['analyse', game, '--nodes', String(nodes), '--table', '16', '--json']);
    return JSON.parse(output.toString().trim().split('\n').at(-1)).nps;
  });
  return Math.max(...speeds);
}

const millions = (speed) => (speed / 1e6).toFixed(2).padStart(9);

async function compare(page) {
  console.log(`${'game'.padEnd(20)}   browser    native   share   (M nodes/s)`);
  const shares = [];
  for (const game of await page.evaluate(() => window.games())) {
    const native = measureNative(game);
    const web = await page.evaluate(([id, n, t]) => window.measure(id, n, t), [game, nodes, times]);
    const share = web / native;
    console.log(`${game.padEnd(20)} ${millions(web)} ${millions(native)} ${(100 * share).toFixed(0).padStart(5)} %`);
    shares.push(share);
  }
  return shares.reduce((product, share) => product * share, 1) ** (1 / shares.length);
}

await buildPage();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const { server, address } = await serve();
try {
  const page = await browser.newPage();
  await page.goto(address);
  const mean = await compare(page);
  console.log(`${'geometric mean'.padEnd(42)} ${(100 * mean).toFixed(0)} %`);
  process.exitCode = mean < goal ? 1 : 0;
} finally {
  server.kill();
  await browser.close();
}
