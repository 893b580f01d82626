// A whole game of each kind through the page: with the mouse, by touch, with the keyboard, by ear.
import { expect, type Page, test } from '@playwright/test';
import { ear, finger, type Hand, keys, make, mouse, moves, sitDown } from './desk';
import { gameOf, names } from './games';

// What a service worker keeps is not to be tested here.
test.use({ serviceWorkers: 'block' });

async function playAll(page: Page, hand: Hand, name: string): Promise<void> {
  for (const move of gameOf(name)) await make(page, hand, move);
  await expect(moves(page)).toHaveCount(gameOf(name).length);
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  await expect(page.locator('.result p').first()).toHaveText(/wins: .+\.$/);
}

for (const name of names) {
  test(`${name} with the mouse`, async ({ page }) => {
    await sitDown(page, name);
    await playAll(page, mouse(page), name);
  });

  test(`${name} with the keyboard`, async ({ page }) => {
    await sitDown(page, name);
    await playAll(page, keys(page), name);
  });

  test(`${name} by ear`, async ({ page }) => {
    await sitDown(page, name, { settings: { screenReader: true } });
    await playAll(page, ear(page), name);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test(`${name} by touch`, async ({ page }) => {
      await sitDown(page, name);
      await playAll(page, finger(page), name);
    });
  });
}
