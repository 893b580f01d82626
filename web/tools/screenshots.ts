// Pictures of every page at three widths, light and dark, in build/screenshots. The play page is shown for each
// family that the core lists.
import { test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { familyLinks, keep, someResults } from '../tests/kept.ts';

const folder = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
const widths = [360, 768, 1440];
const themes = ['light', 'dark'] as const;

for (const theme of themes) {
  for (const width of widths) {
    test(`${theme} at ${width}`, async ({ page }) => {
      test.setTimeout(300_000);
      const height = width < 500 ? 740 : 900;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const shoot = (name: string, fullPage = true) =>
        page.screenshot({ path: `${folder}${name}-${width}-${theme}.png`, fullPage });

      // The boards of the home page are drawn when they are seen: for a while the window is high enough for all.
      const shootHome = async (name: string) => {
        await page.goto('./#/');
        await page.setViewportSize({ width, height: 2600 });
        await page.waitForFunction(() => {
          const cards = [...document.querySelectorAll('main li')];
          return cards.length > 0 && cards.every((card) => card.querySelector('svg g'));
        });
        await page.waitForTimeout(300);
        await page.setViewportSize({ width, height });
        await shoot(name);
      };

      const links = await familyLinks(page);
      await shootHome('home');
      await keep(page, 'statistics', someResults);
      for (const name of [
        'settings',
        'statistics',
        'keys',
        'about',
        'analysis/new',
        'openings',
        'learn',
        'puzzles',
        'print',
        'nowhere',
      ]) {
        await page.goto(`./#/${name}`);
        await page.reload();
        await page.waitForSelector('main h1');
        await shoot(name.replace('/', '-'));
      }
      for (const link of links) {
        const id = decodeURIComponent(link.split('/').pop() ?? '');
        await page.goto(`./${link}`);
        await page.waitForSelector('dialog[open]');
        await page.waitForTimeout(100);
        await shoot(`new-${id}`, false);
        await page.locator('dialog button.primary').click();
        await page.waitForSelector('main svg');
        await page.waitForTimeout(600);
        await shoot(`play-${id}`);
        for (const name of ['analysis', 'editor', 'openings', 'learn', 'rules', 'puzzles']) {
          await page.goto(`./#/${name}/${id}`);
          await page.waitForSelector('main svg');
          await page.waitForTimeout(300);
          await shoot(`${name}-${id}`);
        }
      }
      await shootHome('home-continue');
    });
  }
}
