// What happens around the moves: opponents, clocks, taking back, offers, the end and the next game, a closed tab.
import { expect, type Page, test } from '@playwright/test';
import { board, button, lastMove, make, mouse, moves, sitDown } from './desk';

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
  await expect(turn(page)).toHaveText('Your turn: B');
});

test('two computers play by themselves until they are paused', async ({ page }) => {
  await sitDown(page, 'diamond-dogs', { players: [newcomer, newcomer] });
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Pause').click();
  const count = await moves(page).count();
  await page.waitForTimeout(1500);
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
  await button(page, 'Resign').click();
  await button(page, 'Yes, resign').click();
  await expect(result(page)).toContainText('White wins: Black resigned.');
  await button(page, 'Rematch').click();
  await expect(turn(page)).toHaveText('Black to move');
  await expect(page.locator('.points')).toHaveText(['0', '1']);
});

test('a friend answers an offer of a draw', async ({ page }) => {
  await sitDown(page, 'diamond-checkers');
  await button(page, 'Offer a draw').click();
  await button(page, 'Decline').click();
  await button(page, 'Offer a draw').click();
  await button(page, 'Accept').click();
  await expect(result(page)).toContainText('Both sides agreed on a draw.');
});

test('the computer declines a draw at the start', async ({ page }) => {
  await sitDown(page, 'checkers', { players: [person, newcomer] });
  await button(page, 'Offer a draw').click();
  await expect(page.getByText('The computer declines the draw.').first()).toBeVisible();
});

test('the computer takes a draw where it has no more to hope for', async ({ page }) => {
  const even = '11-15 23-19 8-11 22-17 4-8 17-13 15-18 24-20 11-15 28-24 8-11 26-23';
  await sitDown(page, 'checkers', { players: [person, newcomer], moves: even.split(' ') });
  await button(page, 'Offer a draw').click();
  await expect(result(page)).toContainText('Both sides agreed on a draw.');
});

test('who runs out of time has lost', async ({ page }) => {
  await sitDown(page, 'checkers', { clock: { minutes: 0.03, increment: 0 } });
  await make(page, mouse(page), '11-15');
  await expect(result(page)).toContainText('Black wins: the time of White is over.');
});

test('sides are swapped in the middle of the game', async ({ page }) => {
  await sitDown(page, 'checkers', { players: [person, newcomer], moves: ['11-15', '22-17'] });
  await button(page, 'Swap sides').click();
  await expect(moves(page)).toHaveCount(3);
  await expect(turn(page)).toHaveText('Your turn: White');
});

test('the board is turned to each player', async ({ page }) => {
  await sitDown(page, 'diam:players=4');
  const top = () => page.locator('[data-hit="0"]').getAttribute('d');
  const first = await top();
  for (let i = 0; i < 4; ++i) await button(page, 'Turn the board').click();
  expect(await top()).toBe(first);
  await button(page, 'Turn the board').click();
  expect(await top()).not.toBe(first);
});

test('pieces are dragged, on the board and from beside it', async ({ page }) => {
  const drag = async (from: string, to: string) => {
    await page.locator(from).hover();
    await page.mouse.down();
    const box = (await page.locator(to).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  const hit = (name: string) => `[data-hit][aria-label^="${name}: "]`;
  await sitDown(page, 'checkers');
  await drag('[data-piece="10"]', hit('15'));
  await expect(lastMove(page)).toContainText('11-15');
  await sitDown(page, 'diam');
  await drag('.reserve button:enabled >> nth=0', hit('4'));
  await expect(moves(page)).toHaveCount(1);
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

test('an engine that dies is replaced, and says so', async ({ page }) => {
  await page.route(/worker/, (route) => route.abort());
  await sitDown(page, 'checkers', { players: [person, newcomer] });
  await make(page, mouse(page), '11-15');
  await expect(page.getByText(/computer player cannot go on/)).toBeVisible();
  await page.unroute(/worker/);
  await button(page, 'Try again').click();
  await expect(moves(page)).toHaveCount(2);
});

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
