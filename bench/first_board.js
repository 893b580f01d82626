// How long a visitor waits for the first board: the home page, with nothing kept from an earlier visit, on a slow 4G line
// (1.6 Mbit/s, 150 ms) with a processor four times slower than this one.
//
//   node bench/first_board.js [RUNS] [APP]
//
// Serves APP, or build/web, with build/release/lozenge. Shows the median of the runs: when each part was there, and when the
// first board was seen with its pieces. Exit status 1 if that took more than two seconds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('..', import.meta.url));
const runs = Number(process.argv[2] ?? 9);
const app = process.argv[3] ?? `${top}build/web`;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const slowdown = 4;
const goal = 2000;

/** Packages are the web app's. */
const { chromium } = createRequire(`${top}web/package.json`)('@playwright/test');

async function serve() {
  const server = spawn(`${top}build/release/lozenge`, ['serve', '--app', app, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(createInterface(server.stdout), 'line');
  return { server, address: said.match(/http:\S+/)[0] };
}

/** Runs in the page before anything else: notes the first frame that shows a board with pieces. */
function watch() {
  const look = () => {
    if (document.querySelector('main svg.board .piece')) window.firstBoard = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What was there when, in milliseconds, and how many bytes had come by then. */
function report() {
  const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < window.firstBoard);
  const last = (ending) =>
    Math.max(0, ...files.filter(({ name }) => name.endsWith(ending)).map(({ responseEnd }) => responseEnd));
  const [page] = performance.getEntriesByType('navigation');
  return {
    page: page.responseEnd,
    scripts: last('.js'),
    'first paint': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    core: last('.wasm'),
    'first board': window.firstBoard,
    bytes: [page, ...files].reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

async function visit(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.firstBoard, undefined, {
    timeout: 60_000,
  });
  const seen = await page.evaluate(report);
  await context.close();
  return seen;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const { server, address } = await serve();
try {
  const visits = [];
  for (let run = 0; run < runs; ++run) visits.push(await visit(browser, address));
  for (const part of Object.keys(visits[0])) {
    const all = visits.map((seen) => Math.round(seen[part]));
    const unit = part === 'bytes' ? '' : ' ms';
    console.log(
      `${part.padEnd(12)} ${String(median(all)).padStart(7)}${unit}   (${Math.min(...all)} to ${Math.max(...all)})`,
    );
  }
  process.exitCode = median(visits.map((seen) => seen['first board'])) > goal ? 1 : 0;
} finally {
  server.kill();
  await browser.close();
}
