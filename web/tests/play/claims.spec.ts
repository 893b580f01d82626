// What the opponent may say about a missed jump: call it, huff, or play on.
import { expect, type Page, test } from '@playwright/test';
import { sizes } from '../sizes';
import { button, lastMove, make, mouse, moves, sitDown } from './desk';

// What a service worker keeps is not to be tested here.
test.use({ serviceWorkers: 'block' });

const missed = ['11-16', '24-20', '16-19', '22-17'];
const parker = 'checkers:sheet=parker';

const refusal = (page: Page) => page.locator('.refusal');

test('calling the jump takes the move back, and the jump is made', async ({ page }) => {
  await sitDown(page, parker, { moves: missed });
  await make(page, mouse(page), 'insist');
  await expect(lastMove(page)).toHaveText(/insists on the jump/);
  await make(page, mouse(page), '23x16');
  await expect(lastMove(page)).toHaveText(/23x16/);
});

test('huffing takes the piece that should have jumped', async ({ page }) => {
  await sitDown(page, parker, { moves: missed });
  await button(page, 'Huff').click();
  await expect(page.locator('[data-target]')).toHaveCount(1);
  await mouse(page).cell('23');
  await expect(lastMove(page)).toHaveText(/huffs 23/);
  await expect(page.locator('[data-hit][aria-label="23: empty"]')).toHaveCount(1);
});

test('whoever plays on has let the jump pass', async ({ page }) => {
  await sitDown(page, parker, { moves: missed });
  await make(page, mouse(page), '19-24');
  await expect(lastMove(page)).toHaveText(/19/);
  await expect(button(page, 'Huff')).toHaveCount(0);
});

test('nothing is offered where nothing was missed', async ({ page }) => {
  await sitDown(page, parker, { moves: missed.slice(0, 2) });
  await expect(button(page, 'Call the jump')).toHaveCount(0);
});

for (const [width, height] of sizes)
  test(`what can be claimed moves no button at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sitDown(page, parker, { moves: missed.slice(0, 3) });
    const before = await button(page, 'One move back').boundingBox();
    await make(page, mouse(page), missed[3]!);
    await expect(button(page, 'Huff')).toBeVisible();
    expect(await button(page, 'One move back').boundingBox()).toEqual(before);
  });

test.describe('where claims are to be found by oneself', () => {
  const settings = { hideClaims: true };

  test('they are always offered, and a wrong one is refused in words', async ({ page }) => {
    await sitDown(page, parker, { moves: missed.slice(0, 2), settings });
    await button(page, 'Call the jump').click();
    await expect(refusal(page)).toHaveText(/nothing to claim/);
    await expect(moves(page)).toHaveCount(2);
  });

  test('a right one counts, and no ring tells what must jump', async ({ page }) => {
    await sitDown(page, parker, { moves: missed, settings });
    await expect(page.locator('.demanded')).toHaveCount(0);
    await button(page, 'Call the jump').click();
    await expect(lastMove(page)).toHaveText(/insists on the jump/);
  });

  test('a game without claims offers none', async ({ page }) => {
    await sitDown(page, 'checkers', { moves: ['11-15', '22-17'], settings });
    await expect(button(page, 'Call the jump')).toHaveCount(0);
  });
});

test('a jump that must be taken is marked, and another move is refused in words', async ({ page }) => {
  await sitDown(page, 'checkers', { moves: ['11-15', '22-18'] });
  await expect(page.locator('.demanded')).toHaveCount(1);
  await mouse(page).cell('12');
  await expect(refusal(page)).toHaveText('A jump must be taken: 15 can jump.');
  await page.getByLabel('Type a move').fill('12-16');
  await page.keyboard.press('Enter');
  await expect(refusal(page)).toHaveText('15 can jump over 18: in this game a jump must be taken.');
});
