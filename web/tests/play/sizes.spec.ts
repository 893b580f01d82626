// What one must see to play is seen together, on every screen: the board, whose turn it is, what went wrong.
import { expect, test } from '@playwright/test';
import { board, sitDown } from './desk';
import { names } from './games';
import { isInSight, sizes } from '../sizes';

test.use({ serviceWorkers: 'block' });

for (const [width, height] of sizes) {
  test(`every game is played in sight at ${width} by ${height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const name of names) {
      await test.step(name, async () => {
        await sitDown(page, name);
        await isInSight(page, board(page));
        await isInSight(page, page.locator('.turn').last());
        await page.getByLabel('Type a move').fill('nothing');
        await page.keyboard.press('Enter');
        await page.evaluate(() => scrollTo(0, 0));
        await isInSight(page, page.locator('.refusal').first());
        await isInSight(page, board(page));
        const [seen, said] = await Promise.all(
          [board(page), page.locator('.actions')].map((it) => it.boundingBox()),
        );
        const isCovered = said!.y < seen!.y + seen!.height && said!.x < seen!.x + seen!.width;
        expect(isCovered).toBe(false);
      });
    }
  });

  test(`every way is in sight at ${width} by ${height}, in every language`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const language of ['en', 'de', 'es', 'fr', 'pt']) {
      await page.goto('./#/statistics');
      await page.evaluate(
        (value) => localStorage.setItem('lozenge.settings', value),
        JSON.stringify({ version: 1, value: { language } }),
      );
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // The smallest phone has room for all but one beside each other: that one is in the footer.
      const print = page.locator('a[href="#/print"]').filter({ visible: true });
      await expect(print).toHaveCount(1);
      const ways = page.locator('header nav a').filter({ visible: true });
      expect(await ways.count()).toBe(width < 350 ? 7 : 8);
      for (const way of await ways.all()) {
        await isInSight(page, way);
        const { width: across, height: down } = (await way.boundingBox())!;
        expect(Math.min(across, down)).toBeGreaterThanOrEqual(44);
      }
    }
  });
}
