// Games from outside: pasted, from a file, from a link, from the play page. The good part is kept, the rest is told.
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { board, fromMenu, make, mouse, sitDown } from '../play/desk';
import { gameOf, names } from '../play/games';
import { bring, button, here, moves, notices, open, panel, paste, prepare, texts, tree } from './bench';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

const long = names.filter((name) => gameOf(name).length > 12 && !name.includes(':'));

for (const name of long) {
  test(`a pasted game of ${name} with an error in move 12 keeps the first 11`, async ({ page }) => {
    await open(page, 'checkers');
    const good = gameOf(name).slice(0, 11);
    await paste(
      page,
      `[Game "${name}"]\n\n${[...good, good[0], ...gameOf(name).slice(12)].join(' ')} *`,
      name,
    );
    await expect(notices(page)).toContainText(/Line 3, column \d+: Game 1, .+ move \d+ \(.+\): ./);
    expect(await texts(page)).toHaveLength(11);
    await expect(board(page)).toBeVisible();
  });
}

test('a record with several games, comments and variations', async ({ page }) => {
  await open(page, 'diam');
  const record = (event: string, text: string) => `[Event "${event}"]\n[GameType "21"]\n\n${text}\n\n`;
  await paste(
    page,
    record('First', '1. 11-15 22-18 {Hm.} (22-17 {or so} 8-11) 2. 15x22 *') + record('Second', '1. 9-14 1-0'),
  );
  expect(await texts(page)).toEqual(['11-15', '22-18', '22-17', '8-11', '15x22']);
  await expect(tree(page)).toContainText('Hm.');
  await page.getByLabel('Games in this record').selectOption('Game 2: Second');
  expect(await texts(page)).toEqual(['9-14']);
  await page.keyboard.press('End');
  await make(page, mouse(page), '22-18');
  await page.getByLabel('Games in this record').selectOption('Game 1: First');
  await expect(moves(page)).toHaveCount(5);
  await page.getByLabel('Games in this record').selectOption('Game 2: Second');
  expect(await texts(page)).toEqual(['9-14', '22-18']);
  await page.reload();
  await expect(page.getByLabel('Games in this record')).toHaveValue('1');
  expect(await texts(page)).toEqual(['9-14', '22-18']);
});

test('on a phone the error is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'checkers');
  await paste(page, '1. 11-15 22-18 2. 1-5 *');
  await expect(notices(page)).toBeInViewport();
  expect(await texts(page)).toEqual(['11-15', '22-18']);
});

test('a file, a position, a list of moves', async ({ page }) => {
  await open(page, 'checkers');
  await bring(page);
  await page.getByLabel('Choose a file …').setInputFiles({
    name: 'game.pdn',
    mimeType: 'text/plain',
    buffer: Buffer.from('1. 9-13 22-18 *'),
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await texts(page)).toEqual(['9-13', '22-18']);
  await paste(page, 'B:W21,22,K30:B1,2,K18', 'checkers');
  await expect(moves(page)).toHaveCount(0);
  await expect(page.locator('[data-hit][aria-label^="18: Black king"]')).toHaveCount(1);
  await paste(page, 'O@5 N@5 O@1', 'diam');
  expect(await texts(page)).toEqual(['O@5', 'N@5', 'O@1']);
});

test('what is no game is refused with a sentence, and the page stays', async ({ page }) => {
  await open(page, 'checkers');
  await make(page, mouse(page), '11-15');
  await bring(page);
  const dialog = page.getByRole('dialog');
  for (const text of ['', 'Hello, world', '\u0000\u0001', '[[[[', '('.repeat(5000)]) {
    await page.getByLabel('Records, a position, or a list of moves').fill(text);
    await dialog.getByRole('button', { name: 'Analyse' }).click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
  }
  const huge = test.info().outputPath('huge.pdn');
  await writeFile(huge, Buffer.alloc(17_000_000, '11-15 '));
  await page.getByLabel('Choose a file …').setInputFiles(huge);
  await expect(dialog.getByRole('alert')).toContainText('at most 16 MB');
  await page.keyboard.press('Escape');
  expect(await texts(page)).toEqual(['11-15']);
});

test('a game is shared by a link and comes back with its variations', async ({ page }) => {
  await open(page, 'checkers');
  const hand = mouse(page);
  for (const move of ['11-15', '22-18', '15x22']) await make(page, hand, move);
  await moves(page).first().click();
  await make(page, hand, '23-19');
  await panel(page, 'Share');
  await button(page, 'Copy link').click();
  await expect(page.getByText('Copied.').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/analysis\/r\/[\w-]+$/);
  await page.goto('./?away#/about');
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(moves(page)).toHaveCount(4);
  expect(await texts(page)).toEqual(['11-15', '22-18', '23-19', '15x22']);
  // Looking at a link changes nothing that is kept; the first change makes it the reader's own.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('games.')));
  expect(await kept()).toEqual([]);
  await moves(page).last().click();
  await make(page, mouse(page), '25x18');
  await expect(page).toHaveURL(/#\/analysis\/kept\/\w+$/);
  expect(await kept()).toHaveLength(1);
  await page.reload();
  await expect(moves(page)).toHaveCount(5);
});

for (const name of names)
  test(`a position of ${name} is shared by a link`, async ({ page }) => {
    await open(page, encodeURIComponent(name));
    for (const move of gameOf(name).slice(0, 3)) await make(page, mouse(page), move);
    await panel(page, 'Share');
    const position = await page.locator('.share code').innerText();
    await button(page, 'Copy link to the position').click();
    await expect(page.getByText('Copied.').first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await panel(page, 'Share');
    await expect(page.locator('.share code')).toHaveText(position);
    await expect(moves(page)).toHaveCount(0);
  });

test('broken links say what is wrong', async ({ page }) => {
  await prepare(page);
  await page.goto('./?a#/analysis/r/not-a-game');
  await expect(notices(page)).toContainText('cut off or mistyped');
  await page.goto('./?b#/analysis/nowhere');
  await expect(notices(page)).toContainText('nowhere');
  await page.goto('./?c#/analysis/checkers/B%3AW1%3A');
  await expect(notices(page)).not.toBeEmpty();
  await expect(board(page)).toBeVisible();
  await page.goto(`./?d#/analysis/r/${'A'.repeat(70_000)}`);
  await expect(notices(page)).toContainText('cut off or mistyped');
});

test('record, position and pictures are copied and downloaded', async ({ page }) => {
  await open(page, 'diamond-queens');
  for (const move of gameOf('diamond-queens').slice(0, 2)) await make(page, mouse(page), move);
  await panel(page, 'Share');
  await button(page, 'Copy record').click();
  await expect(page.getByText('Copied.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('8B/2-3B');
  for (const [name, file, start] of [
    ['Download record', 'lozenge-diamond-queens.pdn', '['],
    ['Download SVG', 'lozenge-diamond-queens.svg', '<'],
    ['Download PNG', 'lozenge-diamond-queens.png', '\x89PNG'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    expect(download.suggestedFilename()).toBe(file);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const content = Buffer.concat(chunks);
    expect(content.length).toBeGreaterThan(100);
    expect(content.subarray(0, start.length).toString('latin1')).toBe(start);
  }
});

test('the game in progress is opened with what was played', async ({ page }) => {
  await sitDown(page, 'diamond-dogs', { moves: gameOf('diamond-dogs').slice(0, 3) });
  await fromMenu(page, 'Analyse');
  await expect(moves(page)).toHaveCount(3);
  await page.keyboard.press('End');
  await expect(here(page)).toContainText(gameOf('diamond-dogs')[2]!);
});
