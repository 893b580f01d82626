// The app without a network, and how a new version comes.
import { expect, test, type Page } from '@playwright/test';
import { startHost, type Host } from './host';
import { moves, sitDown } from './play/desk';

let host: Host;
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.stop());

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test('works offline after the first visit, every page and every language', async ({ page, context }) => {
  await page.goto(host.address);
  await controlled(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a game');
  await page.locator('main li a').first().click();
  await page.getByRole('dialog').locator('button.primary').click();
  await expect(page.locator('main svg').first()).toBeVisible();
  for (const [route, shown] of [
    ['analysis/checkers', 'main svg'],
    ['editor', 'main svg'],
    ['openings/checkers', '[role=tabpanel] table'],
    ['learn', 'main li a'],
    ['rules/checkers', 'article h2'],
    ['puzzles', 'main li a'],
    ['print', '.print-sheets .sheet'],
  ] as const) {
    await page.goto(`${host.address}#/${route}`);
    await expect(page.locator(shown).first()).toBeVisible();
  }
  await page.goto(`${host.address}#/settings`);
  await page.getByRole('combobox').selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
});

test('the computer plays every game offline', async ({ page, context }) => {
  await page.goto(host.address);
  await controlled(page);
  const links = page.locator('main li a');
  const games = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.split('/').pop() ?? ''),
  );
  expect(games.length).toBeGreaterThan(3);
  await context.setOffline(true);
  const newcomer = { kind: 'computer', level: 1 } as const;
  for (const game of games) {
    await sitDown(page, game, { app: host.address, players: [newcomer, newcomer] });
    await expect.poll(() => moves(page).count(), game).toBeGreaterThan(0);
  }
});

test('offers a new version, and takes it when asked', async ({ page }) => {
  await page.goto(host.address);
  await controlled(page);
  host.change('worker.js', (text) => text.replace(/const version = "[^"]*"/, 'const version = "next"'));
  host.change('index.html', (text) => text.replace('<title>', '<meta name="next"><title>'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.getByText('A new version of Lozenge is ready.');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => document.querySelector('meta[name=next]') !== null);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a game');
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).toEqual(['lozenge-next']);
});

test('can be installed: its manifest names icons that are there', async ({ page }) => {
  await page.goto(host.address);
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(new URL(link ?? '', host.address).href)).json();
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons)
    expect((await page.request.get(new URL(src, host.address).href)).ok()).toBe(true);
});
