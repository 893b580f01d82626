// Pictures of every page at three widths, light and dark, in build/screenshots. The play page is shown for each
// family that the core lists.
import { test, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
const widths = [360, 768, 1440];
const themes = ['light', 'dark'] as const;

const keep = (page: Page, key: string, value: unknown) =>
  page.addInitScript(
    ([name, text]) => localStorage.setItem(`lozenge.${name}`, text ?? ''),
    [key, JSON.stringify({ version: 1, value })],
  );

const someResults = {
  tallies: {
    checkers: { 1: { won: 7, drawn: 0, lost: 1 }, 3: { won: 4, drawn: 2, lost: 5 } },
    diam: { 2: { won: 1, drawn: 0, lost: 2 } },
  },
  streak: 2,
  bestStreak: 5,
};

for (const theme of themes) {
  for (const width of widths) {
    test(`${theme} at ${width}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const shoot = (name: string, fullPage = true) =>
        page.screenshot({ path: `${folder}${name}-${width}-${theme}.png`, fullPage });

      await page.goto('./');
      await page.waitForSelector('main h1');
      await shoot('home');
      const families = await page
        .locator('main li a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

      await keep(page, 'statistics', someResults);
      for (const name of ['settings', 'statistics', 'keys', 'about', 'nowhere']) {
        await page.goto(`./#/${name}`);
        await page.reload();
        await page.waitForSelector('main h1');
        await shoot(name);
      }
      for (const href of families) {
        const id = decodeURIComponent(href.split('/').pop() ?? '');
        await page.goto(`./${href}`);
        await page.waitForSelector('dialog[open]');
        await page.waitForTimeout(100);
        await shoot(`new-${id}`, false);
        await page.locator('dialog button.primary').click();
        await page.waitForSelector('main svg');
        await page.waitForTimeout(600);
        await shoot(`play-${id}`);
      }
      await page.goto('./#/');
      await page.waitForSelector('main h1');
      await shoot('home-continue');
    });
  }
}
