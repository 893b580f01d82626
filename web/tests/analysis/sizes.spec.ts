// What one must see to analyse is seen together, on every screen: the board, the way through the moves, the engine's best line.
import { expect, test } from '@playwright/test';
import { board, fromMenu, openMenu } from '../play/desk';
import { names } from '../play/games';
import { isInSight, sizes } from '../sizes';
import { button, here, moves, open, paste, texts } from './bench';

test.use({ serviceWorkers: 'block' });

for (const [width, height] of sizes) {
  test(`every game is analysed in sight at ${width} by ${height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const name of names)
      await test.step(name, async () => {
        await open(page, encodeURIComponent(name), { engine: true });
        const lines = page.getByRole('list', { name: /^Best lines/ }).getByRole('listitem');
        await expect(lines).toHaveCount(3);
        await isInSight(page, board(page));
        for (const way of ['To the start', 'One move back', 'One move on', 'To the end', 'More'])
          await isInSight(page, button(page, way));
        await isInSight(page, lines.first());
        // No move of a line is seen in part.
        const shown = await lines.evaluateAll((all) =>
          all.map((line) => {
            const room = line.querySelector('.pv')!.getBoundingClientRect();
            return [...line.querySelectorAll('.move')].map((move) => {
              const box = move.getBoundingClientRect();
              const isIn = box.top < room.bottom - 1;
              const isWhole = box.right <= room.right + 1 && box.bottom <= room.bottom + 1;
              return !isIn ? 'out' : isWhole ? 'whole' : 'part';
            });
          }),
        );
        for (const line of shown) {
          expect(line[0]).toBe('whole');
          expect(line).not.toContain('part');
        }
      });
  });

  test(`the menu is in sight at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'checkers');
    await openMenu(page);
    await isInSight(page, page.getByRole('group', { name: 'More' }));
    await page.getByRole('link', { name: 'New analysis' }).click();
    await expect(page.getByRole('heading', { name: 'Or begin with a game' })).toBeVisible();
  });
}

test('a line of the engine is read as a whole, and nothing else moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'checkers', { engine: true });
  const lines = page.getByRole('list', { name: /^Best lines/ });
  await expect(lines.getByRole('listitem')).toHaveCount(3);
  const before = await tops(['Moves and variations', 'Computer']);
  const opener = button(page, 'The whole line 1');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const last = lines.getByRole('listitem').first().locator('.move').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await tops(['Moves and variations', 'Computer'])).toEqual(before);
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');

  function tops(regions: readonly string[]): Promise<number[]> {
    return Promise.all(
      regions.map(async (name) => {
        const box = await page.getByRole('region', { name }).boundingBox();
        return Math.round(box!.y + (await page.evaluate(() => scrollY)));
      }),
    );
  }
});

test('what deletes stands apart in the menu, and is undone where one looks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'checkers');
  await paste(page, '11-15 22-18 15x22 25x18', 'checkers');
  await moves(page).nth(1).click();
  await expect(button(page, 'Delete from here')).toBeHidden();
  await expect(button(page, 'Undo')).toBeHidden();
  await openMenu(page);
  const items = page.getByRole('group', { name: 'More' }).locator('a, button, hr');
  await expect(items.last()).toHaveText('Delete from here');
  expect(await items.nth(-2).evaluate((item) => item.tagName)).toBe('HR');
  await fromMenu(page, 'Delete from here');
  expect(await texts(page)).toEqual(['11-15']);
  const undo = button(page, 'Undo');
  await isInSight(page, undo);
  await undo.click();
  expect(await texts(page)).toEqual(['11-15', '22-18', '15x22', '25x18']);
  await expect(here(page)).toContainText('22-18');
});
