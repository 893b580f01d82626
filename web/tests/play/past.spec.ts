// Earlier positions are looked at without leaving the game: by clicking moves, by keys, by buttons.
import { expect, type Page, test } from '@playwright/test';
import { board, button, make, mouse, moves, sitDown } from './desk';
import { gameOf } from './games';
import { sizes } from '../sizes';

test.use({ serviceWorkers: 'block' });

const played = ['11-15', '22-18', '15x22', '25x18'];
const cell = (page: Page, name: string) => page.locator(`[data-hit][aria-label^="${name}: "]`);
const here = (page: Page) => page.locator('[aria-current=step]');
const past = (page: Page) => page.locator('.past');

test('a click on a move shows its position, and the game goes on from where it was', async ({ page }) => {
  await sitDown(page, 'checkers', { moves: played });
  await moves(page).filter({ hasText: '22-18' }).getByRole('button').click();
  await expect(cell(page, '15')).toHaveAttribute('aria-label', /Black man/);
  await expect(past(page)).toContainText('You look at move 2.');
  await mouse(page).cell('15');
  await expect(past(page), 'nothing is moved in the past').toBeVisible();
  await expect(moves(page)).toHaveCount(4);
  await button(page, /Back to the game$/).click();
  await expect(past(page)).toHaveCount(0);
  await expect(cell(page, '15')).toHaveAttribute('aria-label', /empty/);
  await make(page, mouse(page), '12-16');
  await expect(moves(page)).toHaveCount(5);
});

test('arrow keys go through the game', async ({ page }) => {
  await sitDown(page, 'checkers', { moves: played });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(here(page)).toContainText('22-18');
  await page.keyboard.press('Home');
  await expect(past(page)).toContainText('You look at the start.');
  await page.keyboard.press('ArrowRight');
  await expect(here(page)).toContainText('11-15');
  await page.keyboard.press('End');
  await expect(past(page)).toHaveCount(0);
  await make(page, mouse(page), '12-16');
  await page.keyboard.press('ArrowLeft');
  await expect(past(page), 'also after a click on the board').toContainText('You look at move 4.');
  await expect(page).toHaveURL(/#\/play\//);
});

test('the computer moves while one looks back', async ({ page }) => {
  await sitDown(page, 'checkers', {
    moves: played,
    players: [{ kind: 'person' }, { kind: 'computer', level: 1 }],
  });
  await make(page, mouse(page), '12-16');
  await page.keyboard.press('Home');
  await expect(moves(page)).toHaveCount(6);
  await expect(past(page)).toContainText('You look at the start.');
  await expect(cell(page, '11')).toHaveAttribute('aria-label', /Black man/);
});

test('taking back leads to the game as it stands', async ({ page }) => {
  await sitDown(page, 'checkers', { moves: played });
  await page.keyboard.press('Home');
  await button(page, 'Take back').click();
  await expect(moves(page)).toHaveCount(3);
  await expect(past(page)).toHaveCount(0);
});

test('moves stand in two columns, those of four players in rounds', async ({ page }) => {
  const placeOf = async (text: string) => (await moves(page).filter({ hasText: text }).boundingBox())!;
  await sitDown(page, 'checkers', { moves: played });
  const [first, second, third] = await Promise.all(['11-15', '22-18', '15x22'].map(placeOf));
  expect(first!.y).toBe(second!.y);
  expect(second!.x).toBeGreaterThan(first!.x);
  expect(third!.y).toBeGreaterThan(first!.y);
  expect(third!.x).toBe(first!.x);

  await sitDown(page, 'diam:players=4', { moves: gameOf('diam:players=4').slice(0, 5) });
  const all = await Promise.all(['R@3', 'N@3', 'O@8', 'K@3'].map(placeOf));
  expect(new Set(all.map(({ y }) => y)).size).toBe(1);
  expect((await placeOf('3.1-4')).y).toBeGreaterThan(all[0]!.y);
});

test('a finished game is looked at too', async ({ page }) => {
  await sitDown(page, 'diam', { moves: gameOf('diam') });
  await expect(page.locator('.result')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(board(page).locator('.piece')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(board(page).locator('.piece')).toHaveCount(4);
});

for (const [width, height] of sizes) {
  test(`what walks through the game stays under the mouse at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sitDown(page, 'checkers', { moves: gameOf('checkers').slice(0, 20) });
    const back = button(page, 'One move back');
    await back.scrollIntoViewIfNeeded();
    const { x, y, width: wide, height: high } = (await back.boundingBox())!;
    for (let i = 1; i <= 6; ++i) {
      await page.mouse.click(x + wide / 2, y + high / 2);
      await expect(past(page)).toContainText(`You look at move ${20 - i}.`);
    }
    expect(await back.boundingBox()).toEqual({ x, y, width: wide, height: high });
  });
}
