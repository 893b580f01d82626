// axe finds nothing to complain about in the analysis, its dialogs and panels, the editor and the openings.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { fromMenu, make, mouse, openMenu, sitDown } from '../play/desk';
import { gameOf } from '../play/games';
import { bring, button, moves, open, panel, paste, prepare } from './bench';

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html.slice(0, 200)).join('\n')}`,
  );
  expect(told).toEqual([]);
}

for (const theme of ['light', 'dark'] as const)
  test.describe(`in the ${theme} theme`, () => {
    test.use({
      serviceWorkers: 'block',
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('the analysis with its panels is accessible', async ({ page }) => {
      await open(page, 'checkers', { engine: true });
      await expect(page.locator('.arrow')).toHaveCount(3);
      for (const move of ['11-15', '22-18']) await make(page, mouse(page), move);
      await page.keyboard.press('ArrowLeft');
      await make(page, mouse(page), '23-19');
      await expectNoViolation(page);
      await fromMenu(page, 'Comment');
      await panel(page, 'Openings');
      await expectNoViolation(page);
      await panel(page, 'Share');
      await expectNoViolation(page);
    });

    test('a review and a text that is pasted are accessible', async ({ page }) => {
      await open(page, 'diamond-kings');
      await openMenu(page);
      await expectNoViolation(page);
      await bring(page);
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await paste(
        page,
        `[Game "diamond-kings"]\n\n${gameOf('diamond-kings').join(' ')} 1-1 *`,
        'diamond-kings',
      );
      await expect(moves(page).first()).toBeVisible();
      await button(page, 'Review the game').click();
      await expect(page.getByRole('table')).toBeVisible({ timeout: 60_000 });
      await page.locator('.review ol button').first().click();
      await expectNoViolation(page);
    });

    test('the ways in, the editor, the openings and a hint are accessible', async ({ page }) => {
      await prepare(page);
      for (const path of ['analysis/new', 'editor', 'editor/diam', 'openings', 'analysis/r/broken']) {
        await page.goto(`./?${encodeURIComponent(path)}#/${path}`);
        await page.waitForSelector('main h1');
        await expectNoViolation(page);
      }
      await sitDown(page, 'checkers', { players: [{ kind: 'person' }, { kind: 'computer', level: 1 }] });
      await button(page, 'Hint').click();
      await expect(page.locator('.actions .hint')).toHaveText(/^Look/);
      await expectNoViolation(page);
    });

    test('the analysis by ear is accessible', async ({ page }) => {
      await prepare(page, { settings: { screenReader: true } });
      await page.goto('./?ear#/analysis/checkers');
      await page.waitForSelector('main .row button');
      await expectNoViolation(page);
    });
  });

test('on a phone nothing is wider than the screen, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ['en', 'es', 'fr', 'de', 'pt']) {
    await prepare(page, { settings: { language } });
    for (const path of [
      'analysis/new',
      'analysis/checkers',
      'analysis/diam',
      'editor/diamond-dogs',
      'openings',
    ]) {
      await page.goto(`./?${language}#/${path}`);
      await page.waitForSelector('main h1');
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${path} in ${language}`).toBeLessThanOrEqual(0);
    }
  }
});
