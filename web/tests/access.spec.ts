// axe finds nothing to complain about on any page, in either theme.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { familyLinks, keep, someGames, someResults } from './kept';
import { openMenu, sitDown } from './play/desk';
import { gameOf } from './play/games';

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html.slice(0, 200)).join('\n')}`,
  );
  expect(told).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['', 'settings', 'statistics', 'games', 'keys', 'about', 'play', 'nowhere']) {
      test(`the page '${path}' is accessible`, async ({ page }) => {
        await keep(page, 'statistics', someResults);
        for (const game of someGames) await keep(page, `games.${game.id}`, game);
        await page.goto(`./#/${path}`);
        await page.waitForSelector('main h1');
        await expectNoViolation(page);
      });
    }

    test('every new-game dialog and every board is accessible', async ({ page }) => {
      for (const link of await familyLinks(page)) {
        await page.goto(`./${link}`);
        await page.waitForSelector('dialog[open]');
        await page
          .locator('dialog details')
          .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
        await expectNoViolation(page);
        await page.locator('dialog button.primary').click();
        await page.waitForSelector('main svg');
        await expectNoViolation(page);
      }
    });

    test('the playing page is accessible at the start, in the past, at the end, with its menu', async ({
      page,
    }) => {
      await sitDown(page, 'diam:players=4');
      await expectNoViolation(page);
      await sitDown(page, 'diam:players=4', { moves: gameOf('diam:players=4') });
      await expectNoViolation(page);
      await openMenu(page);
      await page.keyboard.press('ArrowLeft');
      await expectNoViolation(page);
      await page.setViewportSize({ width: 360, height: 640 });
      await expectNoViolation(page);
      await sitDown(page, 'checkers');
      await expectNoViolation(page);
    });

    test('a dialog with all it can ask is accessible', async ({ page }) => {
      await page.goto('./#/new/checkers%3Asheet%3Dparker');
      await page.getByText('With a friend here').click();
      await page.locator('.clock select').selectOption({ label: 'A clock of your own …' });
      await page.getByLabel('Another clock for White').check();
      await expectNoViolation(page);
    });

    test('the screen-reader mode is accessible', async ({ page }) => {
      await keep(page, 'settings', { screenReader: true });
      for (const link of await familyLinks(page)) {
        await page.goto(`./${link}`);
        await page.locator('dialog button.primary').click();
        await page.waitForSelector('main .row button');
        await expectNoViolation(page);
      }
    });
  });
}

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const links = await familyLinks(page);
  for (const language of ['en', 'es', 'fr', 'de', 'pt']) {
    await page.evaluate(
      (value) => localStorage.setItem('lozenge.settings', JSON.stringify({ version: 1, value })),
      { language },
    );
    for (const path of ['#/', '#/settings', '#/statistics', '#/keys', '#/about', ...links]) {
      await page.goto(`./${path}`);
      await page.reload();
      await page.waitForSelector('main h1');
      const wide = await page.evaluate(() => {
        const dialog = document.querySelector('dialog');
        return [document.documentElement, ...(dialog ? [dialog] : [])].map(
          (element) => element.scrollWidth - element.clientWidth,
        );
      });
      expect(
        wide.every((excess) => excess <= 0),
        `${path} in ${language}: ${wide}`,
      ).toBe(true);
    }
  }
});
