// npm run lighthouse -- URL: how fast and how accessible the served app is; fails below 95. Lighthouse is fetched for
// the occasion and is no part of the app.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const url = process.argv[2] ?? 'http://localhost:8080/';
const least = 0.95;
const report = join(tmpdir(), 'lozenge-lighthouse.json');
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';
const { status } = spawnSync(
  'npx',
  [
    '--yes',
    'lighthouse@12.8.2',
    url,
    '--quiet',
    '--only-categories=performance,accessibility,best-practices',
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=${flags}`,
    ...process.argv.slice(3),
  ],
  { stdio: 'inherit', env: { CHROME_PATH: '/usr/bin/chromium', ...process.env } },
);
if (status !== 0) process.exit(1);

const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
for (const { title, score } of Object.values(categories)) console.log(`${Math.round(score * 100)}  ${title}`);
for (const name of [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
])
  console.log(`${audits[name].displayValue}  ${audits[name].title}`);
for (const { score, title } of Object.values(audits))
  if (score !== null && score < 0.9) console.log(`below: ${title}`);
if (Object.values(categories).some(({ score }) => score < least)) process.exit(1);
