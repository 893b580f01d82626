// The computer as an opponent: alone, in a team, against itself, and when its worker dies.
import { expect, type Page, test } from '@playwright/test';
import { button, fromMenu, make, mouse, moves, sitDown } from './desk';

// What a service worker keeps is not to be tested here.
test.use({ serviceWorkers: 'block' });

const person = { kind: 'person' } as const;
const newcomer = { kind: 'computer', level: 1 } as const;
const turn = (page: Page) => page.locator('.actions .turn');
const result = (page: Page) => page.locator('.result');

test('the computer answers', async ({ page }) => {
  await sitDown(page, 'checkers', { players: [person, newcomer] });
  await make(page, mouse(page), '11-15');
  await expect(moves(page)).toHaveCount(2);
  await expect(turn(page)).toHaveText('Your turn: Black');
});

test('the computer begins where it has the first seat, and the board is turned', async ({ page }) => {
  await sitDown(page, 'diamond-kings', { players: [newcomer, person] });
  await expect(moves(page)).toHaveCount(1);
  await expect(turn(page)).toHaveText('Your turn: Ivory (B)');
});

test('two computers play by themselves until they are paused', async ({ page }) => {
  await page.clock.install();
  await sitDown(page, 'diamond-dogs', { players: [newcomer, newcomer] });
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Pause').click();
  const count = await moves(page).count();
  await page.clock.runFor(20_000); // a move would have come at its pace
  await expect(moves(page)).toHaveCount(count);
  await button(page, 'Go on').click();
  await expect(moves(page)).not.toHaveCount(count);
});

for (const [game, players] of [
  ['diam:players=3', [person, newcomer, person, newcomer]],
  ['diam:players=4', [newcomer, person, newcomer, newcomer]],
  ['diam:players=4', [person, person, newcomer, newcomer]],
] as const) {
  test(`${game} with ${players.map((p) => p.kind).join(', ')}`, async ({ page }) => {
    await sitDown(page, game, { players: [...players] });
    await expect(page.locator('.reserve button:enabled').first()).toBeVisible();
    const before = await moves(page).count();
    await page.locator('.reserve button:enabled').first().click();
    await mouse(page).cell('6');
    await expect.poll(() => moves(page).count()).toBeGreaterThan(before);
    await expect(page.locator('.reserve button:enabled').first()).toBeVisible();
  });
}

test('the computer declines a draw at the start', async ({ page }) => {
  await sitDown(page, 'checkers', { players: [person, newcomer] });
  await fromMenu(page, 'Offer a draw');
  await expect(page.getByText('The computer declines the draw.').first()).toBeVisible();
});

test('the computer takes a draw where it has no more to hope for', async ({ page }) => {
  const threeMenBehind = '11-15 23-19 8-11 19-16 11x20 21-17 9-13 17-14 10x17 27-23 20x27 31x24';
  await sitDown(page, 'checkers', { players: [person, newcomer], moves: threeMenBehind.split(' ') });
  await fromMenu(page, 'Offer a draw');
  await expect(result(page)).toContainText('Both sides agreed on a draw.');
});

test('sides are swapped in the middle of the game', async ({ page }) => {
  await sitDown(page, 'checkers', { players: [person, newcomer], moves: ['11-15', '22-17'] });
  await fromMenu(page, 'Swap sides');
  await expect(moves(page)).toHaveCount(3);
  await expect(turn(page)).toHaveText('Your turn: White');
});

test('an engine that dies is replaced, and says so', async ({ page }) => {
  await page.route(/worker/, (route) => route.abort());
  await sitDown(page, 'checkers', { players: [person, newcomer] });
  await make(page, mouse(page), '11-15');
  await expect(page.getByText(/computer player cannot go on/)).toBeVisible();
  await page.unroute(/worker/);
  await button(page, 'Try again').click();
  await expect(moves(page)).toHaveCount(2);
});
