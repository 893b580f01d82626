// A tree of variations: made on the board, gone through by keys, changed, kept.
import { expect, test } from '@playwright/test';
import { ear, finger, fromMenu, type Hand, keys, make, mouse } from '../play/desk';
import { gameOf, names } from '../play/games';
import { button, here, moves, open, paste, prepare, texts, tree } from './bench';

test.use({ serviceWorkers: 'block' });

const hands: [string, (page: Parameters<typeof mouse>[0]) => Hand][] = [
  ['mouse', mouse],
  ['keyboard', keys],
  ['screen reader', ear],
];

for (const [i, name] of names.entries()) {
  const [how, hand] = hands[i % hands.length]!;
  test(`${name} is analysed by ${how}`, async ({ page }) => {
    await open(page, encodeURIComponent(name));
    const game = gameOf(name).slice(0, 6);
    for (const move of game) await make(page, hand(page), move);
    expect(await texts(page)).toEqual(game);
    await page.getByRole('button', { name: 'To the start' }).click();
    await expect(here(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(here(page)).toContainText(game.at(-1)!);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a game is analysed on a phone, and the board stays in view', async ({ page }) => {
    await open(page, 'checkers');
    for (const move of ['11-15', '22-18', '15x22']) await make(page, finger(page), move);
    expect(await texts(page)).toEqual(['11-15', '22-18', '15x22']);
    await page.getByRole('tab', { name: 'Share' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: /^Board of/ })).toBeInViewport({ ratio: 0.9 });
  });
});

test('variations are added, walked, promoted, commented on and deleted', async ({ page }) => {
  await open(page, 'checkers');
  const hand = mouse(page);
  for (const move of ['11-15', '22-18', '15x22']) await make(page, hand, move);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(here(page)).toContainText('11-15');
  await make(page, hand, '23-19');
  await make(page, hand, '8-11');
  expect(await texts(page)).toEqual(['11-15', '22-18', '23-19', '8-11', '15x22']);
  await expect(page.getByRole('list', { name: 'Instead of 22-18' })).toContainText('23-19');

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(here(page)).toContainText('22-18');
  await page.keyboard.press('ArrowDown');
  await expect(here(page)).toContainText('23-19');
  await page.keyboard.press('End');
  await expect(here(page)).toContainText('8-11');
  await page.keyboard.press('Home');
  await expect(here(page)).toHaveCount(0);

  await moves(page).filter({ hasText: '8-11' }).click();
  await fromMenu(page, 'Make it the main line');
  expect(await texts(page)).toEqual(['11-15', '23-19', '22-18', '15x22', '8-11']);
  await fromMenu(page, 'Comment');
  await page.getByLabel('Comment on 8-11').fill('The old way {of} play.');
  await page.getByLabel('Comment on 8-11').blur();
  await expect(tree(page)).toContainText('The old way of play.');

  await page.reload();
  await expect(here(page)).toContainText('8-11');
  await expect(tree(page)).toContainText('The old way of play.');
  expect(await texts(page)).toEqual(['11-15', '23-19', '22-18', '15x22', '8-11']);

  await moves(page).filter({ hasText: '23-19' }).click();
  await fromMenu(page, 'Delete from here');
  expect(await texts(page)).toEqual(['11-15', '22-18', '15x22']);
  await expect(here(page)).toContainText('11-15');
  await button(page, 'Undo').click();
  expect(await texts(page)).toEqual(['11-15', '23-19', '22-18', '15x22', '8-11']);
  await expect(here(page)).toContainText('23-19');
});

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const) {
  test(`a mouse at rest goes through a whole game, engine on, at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'checkers', { engine: true });
    const game = gameOf('checkers');
    await paste(page, game.join(' '), 'checkers');
    await expect(moves(page)).toHaveCount(game.length);
    await button(page, 'To the start').click();
    const box = (await button(page, 'One move on').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    for (let i = 0; i < game.length; ++i) {
      await page.mouse.click(x, y);
      await expect(here(page)).toContainText(game[i]!);
    }
    await page.mouse.click(x, y);
    expect(await texts(page)).toEqual(game);
  });
}

test('what is illegal is refused in words, and nothing is added', async ({ page }) => {
  await open(page, 'checkers');
  await mouse(page).cell('11');
  await mouse(page).cell('18');
  await expect(page.getByRole('alert')).toHaveText('There is no opponent on 15 to jump over.');
  await expect(moves(page)).toHaveCount(0);
});

test('claims are moves like any other', async ({ page }) => {
  await open(page, encodeURIComponent('checkers:sheet=parker'));
  for (const move of ['11-16', '24-20', '16-19', '22-17', 'insist', '23x16'])
    await make(page, mouse(page), move);
  await expect(moves(page)).toHaveCount(6);
  await expect(tree(page)).toContainText('insists on the jump');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await make(page, mouse(page), 'huff23');
  await expect(page.getByRole('list', { name: /^Instead of insists/ })).toContainText('huffs');
});

test('the moves are heard with their side and their place', async ({ page }) => {
  await open(page, 'checkers');
  for (const move of ['11-15', '22-18']) await make(page, mouse(page), move);
  await expect(tree(page)).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - 'button "1. Black: 11-15"'
      - listitem:
        - 'button "White: 22-18"'
  `);
});

test('pawns beside the board are placed in the screen-reader mode', async ({ page }) => {
  await prepare(page, { settings: { screenReader: true } });
  await page.goto('./?ear#/analysis/diam');
  await page.getByRole('button', { name: /^orange pawn/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^5: / }).focus();
  await page.keyboard.press('Enter');
  expect(await texts(page)).toEqual(['O@5']);
});
