// Draws the icons of public/icons from icon.svg, with the browser that the tests use: npm run icons
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));
const sign = readFileSync(`${folder}icon.svg`, 'utf8');

/** `inset`: the share of the width that is left free on each side, for systems that cut icons round. */
const icons = [
  { file: 'icon-192.png', size: 192, inset: 0 },
  { file: 'icon-512.png', size: 512, inset: 0 },
  { file: 'maskable-512.png', size: 512, inset: 0.1 },
  { file: 'apple-180.png', size: 180, inset: 0.04 },
];

const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { file, size, inset } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const margin = Math.round(size * inset);
  const ground = inset > 0 ? '#f5f1e8' : 'transparent';
  const style = `body{margin:0;background:${ground}}svg{display:block;margin:${margin}px;width:${size - 2 * margin}px}`;
  await page.setContent(`<style>${style}</style>${sign}`);
  writeFileSync(folder + file, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
