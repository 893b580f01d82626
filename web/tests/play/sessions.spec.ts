// What happens around the moves: opponents, clocks, taking back, offers, the end and the next game, a closed tab.
import { expect, type Page, test } from '@playwright/test';
import { button, fromMenu, lastMove, make, mouse, moves, openMenu, sitDown } from './desk';

// What a service worker keeps is not to be tested here.
test.use({ serviceWorkers: 'block' });

const person = { kind: 'person' } as const;
const newcomer = { kind: 'computer', level: 1 } as const;
const turn = (page: Page) => page.locator('.actions .turn');
const result = (page: Page) => page.locator('.result');

test('a closed tab loses nothing', async ({ page, context }) => {
  await sitDown(page, 'diamond-dogs', { players: [person, newcomer] });
  await make(page, mouse(page), 'd4-d6-d8');
  await expect(moves(page)).toHaveCount(2);
  const played = await moves(page).allInnerTexts();
  await page.close();
  const again = await context.newPage();
  await again.goto('./#/play');
  await expect(moves(again)).toHaveCount(2);
  expect(await moves(again).allInnerTexts()).toEqual(played);
  await expect(turn(again)).toHaveText('Your turn: Red');
});

test('a kept game that is broken is brought back as far as it goes', async ({ page }) => {
  await sitDown(page, 'checkers', { moves: ['11-15', '22-18', '1-32', '15x22'] });
  await expect(moves(page)).toHaveCount(2);
  await expect(page.getByText(/brought back up to move 2/).first()).toBeVisible();
});

test('a kept game that is none leads to the games', async ({ page }) => {
  await page.goto('./#/about');
  await page.evaluate(() => localStorage.setItem('lozenge.game', '{"version":1,"value":{"setup":7}}'));
  await page.goto('./#/play');
  await expect(page.getByRole('link', { name: 'Choose a game' })).toBeVisible();
});

test('moves are taken back up to one of your own', async ({ page }) => {
  await sitDown(page, 'checkers', { players: [person, newcomer] });
  await make(page, mouse(page), '11-15');
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Take back').click();
  await expect(moves(page)).toHaveCount(0);
  await make(page, mouse(page), '9-14');
  await expect(moves(page)).toHaveCount(2);
});

test('half a turn of two dice is taken back', async ({ page }) => {
  await sitDown(page, 'diamond-dogs');
  const hand = mouse(page);
  await hand.cell('d4');
  await hand.cell('d6');
  await expect(page.locator('[data-hit][aria-label^="d6: Red die"]')).toHaveCount(1);
  await hand.cell('c3');
  await button(page, 'One step back').click();
  await button(page, 'One step back').click();
  await expect(page.locator('[data-hit][aria-label^="d4: Red die"]')).toHaveCount(1);
  await make(page, hand, 'c3-c5+e3-e5');
  await expect(lastMove(page)).toContainText('c3-c5+e3-e5');
});

test('a move waits for a yes where that is wanted', async ({ page }) => {
  await sitDown(page, 'checkers', { settings: { confirm: true } });
  await make(page, mouse(page), '11-15');
  await expect(moves(page)).toHaveCount(0);
  await button(page, 'Play it').click();
  await expect(lastMove(page)).toContainText('11-15');
});

test('resigning asks once more, says who won and why, and the rematch changes places', async ({ page }) => {
  await sitDown(page, 'checkers');
  await fromMenu(page, 'Resign');
  await button(page, 'Yes, resign').click();
  await expect(result(page)).toContainText('White wins: Black resigned.');
  await button(page, 'Rematch').click();
  await expect(turn(page)).toHaveText('Black to move');
  await expect(page.locator('.points')).toHaveText(['0', '1']);
  await openMenu(page);
  await expect(button(page, 'Yes, resign')).toBeHidden();
  await expect(button(page, 'Resign')).toBeVisible();
});

test('a double click on Resign gives nothing up', async ({ page }) => {
  await sitDown(page, 'checkers');
  await openMenu(page);
  const box = (await button(page, 'Resign').boundingBox())!;
  for (const part of [0.1, 0.5, 0.9]) {
    await page.mouse.dblclick(box.x + part * box.width, box.y + box.height / 2);
    await expect(turn(page)).toHaveText('Black to move');
    await expect(result(page)).toBeHidden();
    const no = button(page, 'No');
    if (await no.isVisible()) await no.click();
  }
});

test('a friend answers an offer of a draw', async ({ page }) => {
  await sitDown(page, 'diamond-checkers');
  await fromMenu(page, 'Offer a draw');
  await button(page, 'Decline').click();
  await fromMenu(page, 'Offer a draw');
  await button(page, 'Accept').click();
  await expect(result(page)).toContainText('Both sides agreed on a draw.');
});

test('who runs out of time has lost', async ({ page }) => {
  await sitDown(page, 'checkers', { clock: { minutes: 0.03, increment: 0 } });
  await make(page, mouse(page), '11-15');
  await expect(result(page)).toContainText('Black wins: the time of White is over.');
});

test('the board is turned to each player', async ({ page }) => {
  await sitDown(page, 'diam:players=4');
  const top = () => page.locator('[data-hit="0"]').getAttribute('d');
  const first = await top();
  for (let i = 0; i < 4; ++i) await fromMenu(page, 'Turn the board');
  expect(await top()).toBe(first);
  await fromMenu(page, 'Turn the board');
  expect(await top()).not.toBe(first);
});

test('a long board lies on its side where the screen is wide, and is turned by hand', async ({ page }) => {
  await sitDown(page, 'diamond-dogs');
  const svg = page.locator('.holder svg');
  const ratio = async () => {
    const { width, height } = (await svg.boundingBox())!;
    return width / height;
  };
  expect(await ratio()).toBeGreaterThan(1.5);
  await make(page, mouse(page), 'd4-d6-d8');
  for (let i = 0; i < 2; ++i) await fromMenu(page, 'Turn the board');
  expect(await ratio()).toBeLessThan(1);
  await make(page, mouse(page), 'd12-d10xd6');
  await expect(lastMove(page)).toContainText('d12-d10xd6');
});

test('the arrows walk over the board in reading order', async ({ page }) => {
  await sitDown(page, 'checkers');
  await page.locator('[data-hit][tabindex="0"]').focus();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(':')[0]);
  const start = await focused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).not.toBe(start);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe(start);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`moves slide over the board, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...args) {
        document.documentElement.dataset['slides'] = String(
          1 + Number(document.documentElement.dataset['slides'] ?? 0),
        );
        return animate.apply(this, args);
      };
    });
    await sitDown(page, 'checkers', { settings: { animation: true } });
    await make(page, mouse(page), '11-15');
    await mouse(page).cell('22');
    await fromMenu(page, 'Turn the board');
    const slides = await page.locator('html').getAttribute('data-slides');
    expect(slides).toBe(reducedMotion === 'reduce' ? null : '1');
  });
}

test('a game is played in one tab at a time, and nothing is overwritten', async ({ page, context }) => {
  await sitDown(page, 'checkers');
  await make(page, mouse(page), '11-15');
  const other = await context.newPage();
  await other.goto('./#/play');
  await expect(other.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  await make(page, mouse(page), '22-18');

  await button(other, 'Play here').click();
  await expect(moves(other)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  await make(other, mouse(other), '15x22');
  await button(page, 'Play here').click();
  await expect(moves(page)).toHaveCount(3);

  // A game that is begun elsewhere has a place of its own.
  await other.goto('./#/new/diam');
  await other.getByRole('dialog').locator('button.primary').click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('DIAM');
  await make(page, mouse(page), '25x18');
  await page.close();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('DIAM');
  await other.goto('./#/games');
  await expect(other.getByRole('article', { name: 'Checkers' })).toContainText('4 moves played');
});

test('the title says whose turn it is and of which game, and how it ended', async ({ page }) => {
  await sitDown(page, 'checkers');
  await expect(page).toHaveTitle('Black to move · Checkers · Lozenge');
  await make(page, mouse(page), '11-15');
  await expect(page).toHaveTitle('White to move · Checkers · Lozenge');
  await fromMenu(page, 'Resign');
  await button(page, 'Yes, resign').click();
  await expect(page).toHaveTitle('Black wins: White resigned. · Checkers · Lozenge');
  await page.goto('./#/settings');
  await expect(page).toHaveTitle('Settings · Lozenge');
  await page.goto('./#/puzzles/checkers');
  await expect(page).toHaveTitle('Checkers · Puzzles · Lozenge');
  await page.goto('./#/analysis/diam%3Aplayers%3D4');
  await expect(page).toHaveTitle('DIAM · Analysis · Lozenge');
});

test('the focus stays among the buttons, whatever a button does to itself', async ({ page }) => {
  await sitDown(page, 'checkers');
  const press = async (name: string) => {
    await expect(button(page, name)).toBeEnabled();
    await button(page, name).focus();
    await expect(button(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('aside :focus')).toHaveCount(1);
  };
  await make(page, mouse(page), '11-15');
  await press('Take back');
  await press('More');
  await press('Resign');
  await press('No');
  await press('Resign');
  await press('Yes, resign');
  await press('Rematch');
});
