// Pieces that are dragged: on the board, from beside it, while dice are arranged.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { lastMove, mouse, moves, sitDown } from './desk';

// What a service worker keeps is not to be tested here.
test.use({ serviceWorkers: 'block' });

test.describe('dragging', () => {
  const hit = (page: Page, name: string) => page.locator(`[data-hit][aria-label^="${name}: "]`);

  async function drag(page: Page, from: Locator, ...names: string[]): Promise<void> {
    const start = (await from.boundingBox())!;
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    for (const name of names) {
      const box = (await hit(page, name).boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    }
    await page.mouse.up();
  }

  test('a man is dragged', async ({ page }) => {
    await sitDown(page, 'checkers');
    await drag(page, hit(page, '11'), '15');
    await expect(lastMove(page)).toContainText('11-15');
  });

  test('what is dragged is meant, not what was chosen before', async ({ page }) => {
    await sitDown(page, 'diamond-queens');
    await mouse(page).cell('7A');
    await drag(page, hit(page, '8A'), '14A');
    await expect(lastMove(page)).toContainText('8A/2-14A');
  });

  test('two dice are dragged one after the other', async ({ page }) => {
    await sitDown(page, 'diamond-dogs');
    await drag(page, hit(page, 'e3'), 'e5');
    await drag(page, hit(page, 'c3'), 'c5');
    await expect(lastMove(page)).toContainText('c3-c5+e3-e5');
  });

  test('a pawn is dragged from beside the board', async ({ page }) => {
    await sitDown(page, 'diam');
    await drag(page, page.locator('.reserve button:enabled').first(), '4');
    await expect(moves(page)).toHaveCount(1);
  });

  test('dice are arranged by dragging', async ({ page }) => {
    await sitDown(page, 'diamond-dogs:setup=mixed');
    const before = await hit(page, 'd4').getAttribute('aria-label');
    await drag(page, hit(page, 'd4'), 'a1');
    await expect(hit(page, 'a1')).toHaveAttribute('aria-label', before!.replace('d4', 'a1'));
  });

  test('a drag that leads nowhere is refused in words', async ({ page }) => {
    await sitDown(page, 'checkers');
    await drag(page, hit(page, '11'), '14', '18');
    await expect(page.locator('.refusal')).toBeVisible();
    await expect(moves(page)).toHaveCount(0);
  });
});
