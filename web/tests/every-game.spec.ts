// Any game, whether it is published or not: from the first page to a match with the computer, and to a printed board.
import { expect, test } from '@playwright/test';
import { keep } from './kept';
import { allFamilies, firstMove } from './learn/course';
import { button, moves } from './play/desk';

test.use({ serviceWorkers: 'block' });

for (const { id, name, published } of allFamilies) {
  test(`${id} is chosen, set up and played against the computer`, async ({ page }) => {
    await keep(page, 'settings', { language: 'en', animation: false });
    await page.goto('./');
    await page.locator(`main a[href="#/new/${id}"]`).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('link', { name: 'Puzzles' })).toHaveCount(published ? 1 : 0);
    await dialog.getByLabel(/, who moves first$/).check({ force: true });
    await button(page, 'Start the game').click();
    await page.getByLabel('Type a move').fill(firstMove(id) ?? '');
    await page.keyboard.press('Enter');
    await expect(moves(page)).toHaveCount(2, { timeout: 30_000 });
  });

  test(`${id} has a rulebook, or none is offered`, async ({ page }) => {
    await keep(page, 'settings', { language: 'de' });
    await page.goto(`./#/new/${id}`);
    const link = page.getByRole('dialog').locator(`a[href="#/rules/${id}"]`);
    if ((await link.count()) === 0) return;
    await link.click();
    await expect(page.locator('article h2').first()).toBeVisible();
  });

  test(`${id} has a board to print`, async ({ page }) => {
    await keep(page, 'print', { game: id, document: 'board', paper: 'a4' });
    await page.goto(`./#/print/${id}`);
    await expect(page.locator('.print-sheets .sheet > svg').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
