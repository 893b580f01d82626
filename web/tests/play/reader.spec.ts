// The command line of those who hear the board.
import { expect, test } from '@playwright/test';
import { board, lastMove, sitDown } from './desk';

// What a service worker keeps is not to be tested here.
test.use({ serviceWorkers: 'block' });

test('the command line answers questions and plays moves', async ({ page }) => {
  await sitDown(page, 'checkers', { moves: ['11-15', '22-18'], settings: { screenReader: true } });
  const say = async (text: string) => {
    await page.getByLabel('Question or move').fill(text);
    await page.keyboard.press('Enter');
  };
  const answer = page.getByRole('definition').first();
  await say('what must jump');
  await expect(answer).toHaveText('Must jump: 15: Black man.');
  await say('What can move?');
  await expect(answer).toContainText('15: Black man');
  await say('read pile 18');
  await expect(answer).toHaveText('18: White man');
  await say('read board');
  await expect(answer).toContainText('32: White man');
  await say('12-16');
  await expect(answer).toContainText('a jump must be taken');
  await say('15x22');
  await expect(lastMove(page)).toContainText('15x22');
  await expect(board(page).getByRole('button', { name: '22: Black man' })).toBeVisible();
});

test('a tower is read from the bottom up', async ({ page }) => {
  await sitDown(page, 'diam', { moves: ['R@3', 'K@3', 'O@3'], settings: { screenReader: true } });
  await page.getByLabel('Question or move').fill('read pile 3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition').first()).toHaveText(
    '3: level 1 red, level 2 black, level 3 orange',
  );
  await expect(board(page).getByRole('button', { name: /^3: pile of 3, top orange/ })).toBeVisible();
});
