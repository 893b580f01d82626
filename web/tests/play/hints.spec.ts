// Hints against the computer: step by step, for every game, counted in the result and in the statistics.
import { expect, test } from '@playwright/test';
import { button, make, mouse, moves, sitDown } from './desk';
import { gameOf, names } from './games';

test.use({ serviceWorkers: 'block' });

const person = { kind: 'person' } as const;
const newcomer = { kind: 'computer', level: 1 } as const;

for (const name of names)
  test(`hints in ${name} tell more and more, down to a move that can be played`, async ({ page }) => {
    const rest = /players=[34]/.test(name) ? [newcomer, newcomer, newcomer] : [newcomer];
    await sitDown(page, name, { players: [person, ...rest] });
    await button(page, 'Hint').click();
    const hint = page.locator('.actions .hint');
    await expect(hint).toHaveText(/^(Look at|Place a piece)/);
    await button(page, 'Tell me more').click();
    await expect(hint).toHaveText(/^It should go to/);
    await button(page, 'Tell me more').click();
    await expect(hint).toHaveText(/^Play /);
    await expect(page.locator('.arrow')).toHaveCount(1);
    await expect(button(page, 'Hint')).toBeDisabled();
    const move = (await hint.innerText()).replace(/^Play |\.$/g, '');
    await page.getByLabel('Type a move').fill(move);
    await button(page, 'Play').click();
    await expect(moves(page).first()).toContainText(move);
    await expect(hint).toHaveCount(0);
  });

test('hints are counted in the result and in the statistics', async ({ page }) => {
  const game = gameOf('checkers');
  await sitDown(page, 'checkers', { players: [person, newcomer], moves: game.slice(0, -1) });
  await button(page, 'Hint').click();
  await button(page, 'Tell me more').click();
  await expect(page.locator('.actions .hint')).toHaveText(/^It should go to/);
  await page.reload();
  await make(page, mouse(page), game.at(-1)!);
  await expect(page.locator('.result')).toContainText('You have won!');
  await expect(page.locator('.result')).toContainText('With 2 hints.');
  await page.goto('./#/statistics');
  await expect(page.getByRole('columnheader', { name: 'Hints' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Newcomer|1/ }).last()).toContainText('2');
});

test('between people there are no hints', async ({ page }) => {
  await sitDown(page, 'checkers');
  await expect(button(page, 'Hint')).toHaveCount(0);
});
