// The computer beside the analysis: lines and arrows while one looks, and the review of a whole game.
import { expect, type Page, test } from '@playwright/test';
import { board, fromMenu, make, mouse, moves as played, sitDown } from '../play/desk';
import { gameOf, names } from '../play/games';
import { button, here, moves, open, paste, texts } from './bench';

test.use({ serviceWorkers: 'block' });

const person = { kind: 'person' } as const;
const newcomer = { kind: 'computer', level: 1 } as const;
const engine = (page: Page) => page.getByRole('switch', { name: 'Computer' });
const lines = (page: Page) => page.getByRole('list', { name: /^Best lines for/ }).getByRole('listitem');
const progress = (page: Page) => page.getByRole('progressbar');
const table = (page: Page) => page.getByRole('table', { name: 'How well each side played' });

for (const name of names)
  test(`the computer looks at ${name}, with lines, arrows and a bar`, async ({ page }) => {
    await open(page, encodeURIComponent(name), { engine: true });
    await expect(lines(page)).toHaveCount(3);
    await expect(page.locator('.arrow')).toHaveCount(3);
    await expect(page.getByRole('img', { name: /^Chances: / })).toBeVisible();
    await page.getByLabel('Number of lines').selectOption('1');
    await expect(lines(page)).toHaveCount(1);
    await engine(page).click();
    await expect(lines(page)).toHaveCount(0);
    await expect(page.locator('.arrow')).toHaveCount(0);
  });

test('a line is played by a click on its moves, and the page stays quick', async ({ page }) => {
  await open(page, 'checkers', { engine: true });
  await lines(page).first().getByRole('button').nth(2).click();
  await expect(moves(page)).toHaveCount(3);
  for (let i = 0; i < 3; ++i) await page.keyboard.press('ArrowLeft');
  await expect(here(page)).toHaveCount(0);
  await expect(lines(page).first()).toBeVisible();
});

for (const name of names)
  test(`a game of ${name} is reviewed`, async ({ page }) => {
    await open(page, encodeURIComponent(name));
    await paste(page, `[Game "${name}"]\n\n${gameOf(name).join(' ')} *`, name.split(':')[0]);
    await expect(moves(page)).toHaveCount(gameOf(name).length);
    await button(page, 'Review the game').click();
    await expect(table(page)).toBeVisible({ timeout: 60_000 });
    await expect(table(page).getByRole('row', { name: /^Accuracy/ })).toContainText(/\d+\.\d %|–/);
    await expect(page.getByRole('img', { name: /^How the chances went/ })).toBeVisible();
  });

test('a review shows its progress, can be stopped, and leads to the better move', async ({ page }) => {
  await open(page, 'checkers');
  await paste(page, gameOf('checkers').join(' '), 'checkers');
  await button(page, 'Review the game').click();
  await expect(progress(page)).toBeVisible();
  await button(page, 'Stop').click();
  await expect(progress(page)).toHaveCount(0);
  await button(page, 'Review the game').click();
  await expect(table(page)).toBeVisible({ timeout: 60_000 });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download with the review').click(),
  ]);
  const written = await (await download.createReadStream()).setEncoding('utf8').toArray();
  expect(written.join('')).toContain('Review: accuracy Black');

  const error = page.locator('.review ol > li > button').first();
  const text = await error.locator('b').innerText();
  await error.click();
  await expect(here(page)).toContainText(text);
  await button(page, 'Show me better').click();
  await expect(page.locator('.arrow')).toHaveCount(1);
  await expect(here(page)).not.toContainText(text);
  await error.click();
  const before = await moves(page).count();
  await button(page, 'Go through it').click();
  await expect.poll(() => moves(page).count()).toBeGreaterThan(before);
  await expect(page.getByRole('list', { name: `Instead of ${text}` })).toBeVisible();

  await error.click();
  const number = (await texts(page)).indexOf(text);
  await button(page, 'Play it again from here').click();
  await expect(board(page)).toBeVisible();
  await expect(page.locator('.actions .turn')).toContainText('Your turn');
  await expect(played(page)).toHaveCount(number);
});

test('after a loss one tap leads to the worst mistake', async ({ page }) => {
  const lost = gameOf('checkers').slice(0, -1);
  // White is lost; the person has White, and the last move is the computer's.
  await sitDown(page, 'checkers', { players: [newcomer, person], moves: lost });
  await expect(page.locator('.result')).toContainText('You have lost', { timeout: 30_000 });
  await button(page, 'Where did it go wrong?').click();
  await expect(table(page)).toBeVisible({ timeout: 60_000 });
  await expect(here(page)).toHaveAttribute('data-grade', /blunder|mistake/);
  await expect(button(page, 'Show me better')).toBeVisible();
});

test('a place of an analysis is played on against the computer', async ({ page }) => {
  await open(page, encodeURIComponent('diamond-kings'));
  for (const move of gameOf('diamond-kings').slice(0, 2)) await make(page, mouse(page), move);
  await fromMenu(page, 'Play from here');
  await expect(played(page)).toHaveCount(2);
  await make(page, mouse(page), gameOf('diamond-kings')[2]!);
  await expect(played(page)).toHaveCount(4);
});
