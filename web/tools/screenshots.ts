// Pictures of every page at five sizes, light and dark, in build/screenshots. Boards are shown in the middle of a game.
import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { open, paste } from '../tests/analysis/bench.ts';
import { familyLinks, keep, someGames, someResults } from '../tests/kept.ts';
import { sitDown } from '../tests/play/desk.ts';
import { gameOf, names } from '../tests/play/games.ts';
import { sizes } from '../tests/sizes.ts';

const folder = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
const themes = ['light', 'dark'] as const;
/** A file's name for an address. */
const named = (path: string) => path.replace(/[/:=]/g, '-');

/** The boards of cards are drawn when they are seen: for a while the window is high enough for all. */
async function seeAll(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: size.width, height: 4000 });
  await page.waitForFunction(() => {
    const cards = [...document.querySelectorAll('main .picture')];
    return cards.length > 0 && cards.every((card) => card.querySelector('svg g'));
  });
  await page.setViewportSize(size);
}

for (const theme of themes)
  for (const [width, height] of sizes)
    test.describe(`${theme} at ${width}x${height}`, () => {
      test.setTimeout(300_000);
      test.use({
        viewport: { width, height },
        colorScheme: theme,
        contextOptions: { reducedMotion: 'reduce' },
        serviceWorkers: 'block',
      });
      const shoot = (page: Page, name: string, fullPage = true) =>
        page.screenshot({ path: `${folder}${named(name)}-${width}x${height}-${theme}.png`, fullPage });

      test('pages', async ({ page }) => {
        await keep(page, 'statistics', someResults);
        for (const name of ['', 'learn', 'puzzles']) {
          await page.goto(`./#/${name}`);
          await seeAll(page);
          await shoot(page, name || 'home');
        }
        for (const game of someGames) await keep(page, `games.${game.id}`, game);
        for (const name of [
          'games',
          'settings',
          'statistics',
          'keys',
          'about',
          'analysis/new',
          'openings',
          'print',
          'nowhere',
        ]) {
          // Loaded anew, so that the page reads what is kept.
          await page.goto(`./?${named(name)}#/${name}`);
          await page.waitForSelector('main h1');
          if (name === 'print') await page.waitForSelector('.sheet svg');
          await page.waitForLoadState('networkidle');
          await shoot(page, name);
        }
      });

      test('pages of a game', async ({ page }) => {
        const links = await familyLinks(page);
        for (const link of links) {
          const id = decodeURIComponent(link.split('/').pop() ?? '');
          await page.goto(`./${link}`);
          await page.waitForSelector('dialog[open]');
          await shoot(page, `new-${id}`, false);
          for (const name of ['editor', 'openings', 'learn', 'rules', 'puzzles']) {
            await page.goto(`./#/${name}/${id}`);
            await page.waitForSelector('main h1');
            await page.waitForLoadState('networkidle');
            await shoot(page, `${name}-${id}`);
          }
          await page.goto(`./#/puzzles/${id}/rush`);
          await page.getByRole('main').getByRole('button').first().click();
          await page.waitForSelector('[role=timer]');
          await shoot(page, `rush-${id}`, false);
        }
      });

      test('games', async ({ page }) => {
        for (const name of names) {
          await sitDown(page, name);
          await shoot(page, `start-${name}`, false);
          const moves = gameOf(name);
          await sitDown(page, name, {
            moves: moves.slice(0, Math.floor(moves.length / 2)),
            clock: { minutes: 5, increment: 3 },
          });
          await page.locator('.piece.movable').first().click();
          await shoot(page, `play-${name}`, false);
          await open(page, encodeURIComponent(name), { engine: true });
          await paste(page, `[Game "${name}"]\n\n${moves.join(' ')} *`, name.split(':')[0]);
          await page.keyboard.press('ArrowLeft');
          await expect(page.locator('.arrow').first()).toBeVisible();
          await shoot(page, `analysis-${name}`);
        }
        await page.goto('./#/');
        await seeAll(page);
        await shoot(page, 'home-continue');
      });
    });
