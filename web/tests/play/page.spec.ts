// The playing page as a page: what belongs to the game is at hand, and what happened to it is seen.
import { expect, type Page, test } from '@playwright/test';
import { board, button, make, mouse, sitDown } from './desk';
import { gameOf, names } from './games';
import { sizes } from '../sizes';

test.use({ serviceWorkers: 'block' });

for (const [width, height] of sizes) {
  test(`rules and course are at hand at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [link, address] of [
      ['Rulebook', '#/rules/diam'],
      ['Learn this game', '#/learn/diam'],
    ] as const) {
      await sitDown(page, 'diam');
      const ways = page.locator('aside').getByRole('link', { name: link, exact: true });
      const way = ways.filter({ visible: true }).last();
      await expect(way).toBeInViewport({ ratio: 1 });
      await way.click();
      await expect(page).toHaveURL(new RegExp(address));
    }
  });
}

test('what was captured lies beside its captor', async ({ page }) => {
  await sitDown(page, 'checkers', { moves: ['11-15', '22-18', '15x22'] });
  const captured = (side: string) => page.getByRole('group', { name: side }).locator('.captured');
  await expect(captured('Black')).toHaveAttribute('aria-label', '1 piece captured');
  await expect(captured('White')).toHaveCount(0);
  await make(page, mouse(page), '25x18');
  await expect(captured('White')).toHaveAttribute('aria-label', '1 piece captured');
});

for (const name of names) {
  test(`${name}: the aim is said before the first move`, async ({ page }) => {
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await sitDown(page, name);
      const aim = page.locator('.aim').filter({ visible: true });
      await expect(aim).toHaveText(/.{20,}\.$/);
      await expect(aim).toBeInViewport({ ratio: 1 });
      const plate = (await page.locator('.stage .bar').last().boundingBox())!;
      const dock = (await page.locator('.dock').boundingBox())!;
      const isCovered = plate.y + plate.height > dock.y + 1 && plate.x + plate.width > dock.x + 1;
      expect(isCovered, 'the plate beneath the board').toBe(false);
    }
  });
}

test('hoops are seen through the dice that stand on them', async ({ page }) => {
  await sitDown(page, 'diamond-dogs');
  await expect(page.locator('.through')).not.toHaveCount(0);
});

test.describe('a game that is won', () => {
  const sparks = (page: Page) => page.locator('.cheer .spark');
  const last = gameOf('diam').at(-1)!;

  test('is celebrated on the board', async ({ page }) => {
    await sitDown(page, 'diam', { moves: gameOf('diam').slice(0, -1), settings: { animation: true } });
    await make(page, mouse(page), last);
    await expect(page.locator('.cheer .halo')).toHaveCount(2);
    await expect(sparks(page)).not.toHaveCount(0);
  });

  test('is marked without motion where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sitDown(page, 'diam', { moves: gameOf('diam'), settings: { animation: true } });
    await expect(page.locator('.cheer .halo')).toHaveCount(2);
    await expect(sparks(page)).toHaveCount(0);
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
  });
});

test('the menu closes by Escape, by a click elsewhere and by what is chosen', async ({ page }) => {
  await sitDown(page, 'checkers');
  const [more, flip] = [button(page, 'More'), button(page, 'Turn the board')];
  await expect(flip).toBeHidden();
  await more.click();
  await expect(flip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(flip).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(flip).toBeHidden();
  await more.click();
  await flip.click();
  await expect(flip).toBeHidden();
  await expect(more).toBeFocused();
  await expect(board(page)).toBeVisible();
});
