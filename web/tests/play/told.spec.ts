// What a player is told: why a tap leads nowhere, what the opponent did, why a game is won; and what is heard of it.
import { expect, type Page, test } from '@playwright/test';
import { finger, keys, make, mouse, sitDown } from './desk';
import { gameOf, names } from './games';

test.use({ serviceWorkers: 'block' });

const refusal = (page: Page) => page.locator('.refusal');
const spoken = (page: Page) => page.locator('[aria-live=polite]').first();
const cell = (page: Page, name: string) => page.locator(`[data-hit][aria-label^="${name}: "]`);

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('on a piece of the opponent is answered', async ({ page }) => {
    await sitDown(page, 'checkers');
    await finger(page).cell('22');
    await expect(refusal(page)).toHaveText('The piece on 22 is not yours: Black is to move.');
    await expect(refusal(page)).toBeInViewport({ ratio: 1 });
    await make(page, finger(page), '11-15');
    await expect(refusal(page)).toHaveCount(0);
  });

  test('on an empty square is answered', async ({ page }) => {
    await sitDown(page, 'checkers');
    await finger(page).cell('15');
    await expect(refusal(page)).toHaveText('Nothing stands on 15: choose one of your pieces first.');
    await sitDown(page, 'diam');
    await finger(page).cell('3');
    await expect(refusal(page)).toHaveText(/Nothing stands on 3: choose a piece beside the board first/);
  });
});

test('a wrong claim is answered with the right piece', async ({ page }) => {
  const missed = ['11-16', '24-20', '16-19', '22-17'];
  await sitDown(page, 'checkers:sheet=parker', { moves: missed, settings: { hideClaims: true } });
  await page.getByLabel('Type a move').fill('huff17');
  await page.keyboard.press('Enter');
  await expect(refusal(page)).toHaveText(
    /^That piece could not have jumped: the one on (23|24|23 or 24) could have\.$/,
  );
});

test('a huff is told until its victim has moved', async ({ page }) => {
  const huffed = ['11-16', '24-20', '16-19', '22-17', 'huff23', '8-11'];
  await sitDown(page, 'checkers:sheet=parker', {
    moves: huffed,
    players: [{ kind: 'computer', level: 1 }, { kind: 'person' }],
  });
  const news = page.locator('.news');
  await expect(news).toHaveText('Black huffs the piece on 23: it could have jumped.');
  await expect(page.locator('.taken'), 'and the board shows where').not.toHaveCount(0);
});

for (const name of names) {
  test(`${name}: the end says why`, async ({ page }) => {
    await sitDown(page, name, { moves: gameOf(name) });
    await expect(page.locator('.result p').first()).toHaveText(/.+ wins: .{12,}\.$/);
  });
}

test('moves are heard in words', async ({ page }) => {
  await sitDown(page, 'checkers', { moves: ['11-15', '22-18'] });
  await make(page, mouse(page), '15x22');
  await expect(spoken(page)).toHaveText('Black: 15 to 22, takes 1 piece.');
});

test('the seen board says what is picked up, and where it can go', async ({ page }) => {
  await sitDown(page, 'checkers');
  await expect(cell(page, '11')).toHaveAttribute('aria-label', '11: Black man, can move');
  await keys(page).cell('11');
  await expect(spoken(page)).toHaveText('11: Black man. Can go to 15, 16.');
  await expect(cell(page, '11')).toHaveAttribute('aria-label', '11: Black man, chosen');
  await expect(cell(page, '15')).toHaveAttribute('aria-label', '15: empty, can go here');
  await expect(cell(page, '11')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(page, '15')).toHaveAttribute('aria-label', '15: empty');
});
