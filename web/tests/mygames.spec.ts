// My games: whatever was played or analysed is there, is found, goes to another device and comes back.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bring, moves as analysed, notices, prepare, texts } from './analysis/bench';
import { someGames } from './kept';
import { board, button, make, mouse, moves, openMenu } from './play/desk';

test.use({ serviceWorkers: 'block' });

/** Thousands of games take some seconds, more on a machine that does other things as well. */
const patience = 60_000;

const rows = (page: Page): Locator => page.locator('main li article');
const row = (page: Page, title: string, has: string): Locator =>
  page.getByRole('article', { name: title }).filter({ hasText: has });
const titles = (page: Page): Promise<string[]> => rows(page).getByRole('heading').allInnerTexts();

const shows = (page: Page, wanted: string[]) => expect.poll(() => texts(page)).toEqual(wanted);

/** As somebody who has been here before. */
async function come(page: Page, games = someGames): Promise<void> {
  await prepare(page);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key!, value!)),
    games.map((game) => [`lozenge.games.${game.id}`, JSON.stringify({ version: 1, value: game })]),
  );
  await page.goto('./?come#/games');
  await expect(rows(page)).toHaveCount(games.length);
}

const file = (text: string, name = 'games.json') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
const choose = (page: Page, text: string, name?: string) =>
  page.getByLabel('Import …').setInputFiles(file(text, name));

test('a reviewed game and the openings are both there, whatever is opened next', async ({ page }) => {
  await come(page);
  await row(page, 'Checkers', 'Won').getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('table', { name: 'How well each side played' })).toBeVisible();
  await page.goto('./#/openings/checkers');
  await expect(page).toHaveURL(/openings/);
  await expect(analysed(page)).toHaveCount(0);
  await make(page, mouse(page), '12-16');
  await page.goto('./#/analysis/diam');
  await make(page, mouse(page), 'O@5');
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(6);
  await row(page, 'Checkers', 'Analysis · 1-0 · 4 moves played').getByRole('link', { name: 'Open' }).click();
  await shows(page, ['11-15', '22-18', '15x22', '25x18']);
  await page.goto('./#/games');
  await row(page, 'Checkers', '1 move played').getByRole('link', { name: 'Open' }).click();
  await shows(page, ['12-16']);
  await page.goto('./#/games');
  await row(page, 'Ann – Bob', 'Analysis').getByRole('link', { name: 'Open' }).click();
  await shows(page, ['9-14', '22-18']);
});

test('a game that is over stays when the next one is begun', async ({ page }) => {
  await prepare(page);
  await page.goto('./#/new/checkers');
  await page.getByRole('dialog').getByText('With a friend here').click();
  await page.getByRole('dialog').locator('button.primary').click();
  await make(page, mouse(page), '11-15');
  await openMenu(page);
  await button(page, 'Resign').click();
  await button(page, 'Yes, resign').click();
  await button(page, 'Rematch').click();
  await expect(moves(page)).toHaveCount(0);
  await make(page, mouse(page), '9-14');
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(2);
  await row(page, 'Checkers', 'Decided').getByRole('link', { name: 'Open' }).click();
  await expect(page.locator('.result')).toContainText('Black wins: White resigned.');
});

test('games are found by words, game, opponent, result and date', async ({ page }) => {
  await come(page);
  const found = page.getByRole('status').filter({ hasText: /^\d+ games?$/ });
  await page.getByLabel('Search', { exact: true }).fill('bob 1985');
  await expect(found).toHaveText('1 game');
  expect(await titles(page)).toEqual(['Ann – Bob']);
  await button(page, 'Show all again').click();
  await page.getByText('More to search by').click();
  await page.getByLabel('Result').selectOption('Won');
  await page.getByLabel('Opponent').selectOption('computer');
  await expect(found).toHaveText('1 game');
  await expect(rows(page)).toContainText('4 moves played');
  await button(page, 'Show all again').click();
  await page.getByLabel('From').fill('2026-05-02');
  await expect(found).toHaveText('2 games');
  await page.getByLabel('Kind').selectOption('In progress');
  await expect(found).toHaveText('1 game');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('DIAM');
  await expect(page.getByText('No game fits.')).toBeVisible();
});

test('everything goes to another device in one file, and nothing comes twice', async ({ page, browser }) => {
  await come(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export everything').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lozenge-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');

  const device = await browser.newContext({ serviceWorkers: 'block' });
  const other = await device.newPage();
  await prepare(other);
  await other.goto('./#/games');
  await expect(other.getByText('There are no games here yet.')).toBeVisible();
  await choose(other, text);
  await expect(other.getByText('3 games added.').last()).toBeVisible();
  expect(await rows(other).allInnerTexts()).toEqual(await rows(page).allInnerTexts());
  await choose(other, text);
  await expect(other.getByText('0 games added. 3 were here already.').last()).toBeVisible();
  await other.reload();
  await expect(rows(other)).toHaveCount(3);
  await row(other, 'Checkers', 'In progress').getByRole('link', { name: 'Continue' }).click();
  await expect(moves(other)).toHaveCount(2);
  await device.close();
});

test('what is no such file is refused with a sentence, and nothing is lost', async ({ page }) => {
  await come(page);
  for (const [text, why] of [
    ['{"name":"something else"}', 'This is no file of My games.'],
    ['{"format":"lozenge-games","version":1,"games":[{', 'This file is damaged or cut off.'],
    ['{"format":"lozenge-games","version":9,"games":[]}', 'A newer version of Lozenge'],
    ['Hello, world', 'Line 1, column 1: '],
    ['', 'There is neither a game nor a position in this text.'],
  ] as const) {
    await choose(page, text);
    await expect(page.locator('main section ul')).toContainText(why);
    await expect(rows(page)).toHaveCount(3);
  }
});

test('records of other programs become analyses, and the limit is told', async ({ page }) => {
  await come(page);
  const record = (i: number) => `[Event "Match ${i}"]\n[GameType "21"]\n\n1. 11-15 22-18 2. 15x22 1-0\n\n`;
  await choose(page, Array.from({ length: 3000 }, (_, i) => record(i)).join(''), 'many.pdn');
  const told = page.getByText('1997 games added. There is no room for 1003 more.').last();
  await expect(told).toBeVisible({ timeout: patience });
  await expect(page.getByText('2,000 of 2,000 games')).toBeVisible();
  await expect(page.getByText('It is full: no more games can be imported.')).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByText('Page 1 of 80')).toBeVisible();
  await button(page, 'Next page').click();
  await expect(page.getByText('Page 2 of 80')).toBeVisible();
  await page.getByLabel('Search', { exact: true }).fill('match 1234');
  await expect(rows(page)).toHaveCount(1);
});

test('what was deleted comes back from its place', async ({ page }) => {
  await come(page);
  const before = await rows(page).allInnerTexts();
  await row(page, 'Ann – Bob', 'Analysis').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted: Ann – Bob')).toBeVisible();
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await rows(page).allInnerTexts()).toEqual(before);

  await button(page, 'Delete all games').click();
  await button(page, 'Delete them').click();
  await expect(page.getByText('3 games deleted.').last()).toBeVisible();
  await button(page, 'Bring all back').click();
  expect(await rows(page).allInnerTexts()).toEqual(before);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);

  await row(page, 'Ann – Bob', 'Analysis').getByRole('button', { name: 'Delete' }).click();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test('an analysis gets a name', async ({ page }) => {
  await come(page);
  await row(page, 'Ann – Bob', 'Analysis').getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name').fill('The bridge');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(row(page, 'The bridge', 'Analysis')).toBeVisible();
});

test('where the device is full, everything works until the page is closed, and that is said', async ({
  page,
}) => {
  await come(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('./?full#/play/going');
  await expect(page.getByText('does not let Lozenge remember anything').last()).toBeVisible();
  await make(page, mouse(page), '15x22');
  await expect(moves(page)).toHaveCount(4);
  await page.goto('./#/analysis/checkers');
  await make(page, mouse(page), '9-13');
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(4);
  await choose(page, '[Event "Late"]\n[GameType "21"]\n\n1. 10-14 *', 'late.pdn');
  await expect(page.getByText('1 game added. The browser has no room for 1 of them').last()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export everything').click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect((JSON.parse(text) as { games: unknown[] }).games).toHaveLength(5);
});

test('two tabs see the same games, and change one analysis side by side', async ({ page, context }) => {
  await come(page);
  const other = await context.newPage();
  await other.goto('./#/analysis/kept/study');
  await expect(analysed(other)).toHaveCount(2);
  await row(page, 'Ann – Bob', 'Analysis').getByRole('link', { name: 'Open' }).click();
  await make(other, mouse(other), '11-15');
  await make(page, mouse(page), '10-15');
  await page.goto('./#/games');
  await expect(row(page, 'Ann – Bob', '3 moves played')).toHaveCount(2);
  await other.goto('./#/games');
  await expect(rows(other)).toHaveCount(4);
  await row(page, 'Checkers', 'In progress').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(other)).toHaveCount(3);
});

test('what an earlier version kept is there', async ({ page }) => {
  await prepare(page);
  await page.evaluate(() => {
    const hold = (key: string, value: unknown) =>
      localStorage.setItem(`lozenge.${key}`, JSON.stringify({ version: 1, value }));
    const players = [{ kind: 'person' }, { kind: 'person' }];
    hold('game', { setup: { game: 'checkers', players, clock: null }, moves: ['11-15'] });
    hold('analysis', { record: '1. 9-14 22-18 *', chosen: 0, ways: [0, 0] });
  });
  await page.goto('./?later#/analysis');
  await shows(page, ['9-14', '22-18']);
  await page.goto('./#/play');
  await expect(moves(page)).toHaveCount(1);
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(2);
});

test('a game that is not there is told', async ({ page }) => {
  await prepare(page);
  await page.goto('./#/play/nowhere');
  await expect(page.getByText('This game is not kept on this device, or was deleted.')).toBeVisible();
  await page.goto('./#/analysis/kept/nowhere');
  await expect(notices(page)).toContainText('This game is not kept on this device, or was deleted.');
});

test('3,000 games are read beside the page, which shows how far it is and can be told to stop', async ({
  page,
}) => {
  await prepare(page);
  await page.goto('./#/analysis/new');
  const requests: string[] = [];
  let go = () => {};
  const gone = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/reader-worker-*.js', async (route) => {
    requests.push(route.request().url());
    if (requests.length > 1) await gone;
    await route.continue();
  });
  const record = (i: number) =>
    `[Event "Match ${i}"]\n[Black "Ann ${i}"]\n[White "Bob"]\n[GameType "21"]\n\n1. 11-15 22-18 {A comment that makes it long enough.} 2. 15x22 25x18 1-0\n\n`;
  const text = Array.from({ length: 3000 }, (_, i) => record(i + 1)).join('');
  const dialog = page.getByRole('dialog');
  const bringAll = async () => {
    await bring(page);
    await page.getByLabel('Choose a file …').setInputFiles(file(text, 'many.pdn'));
  };

  await bringAll();
  await expect(page.getByText(/^3000 games · /)).toBeVisible({ timeout: patience });
  await expect(page.getByText('too many to be kept together')).toBeVisible();
  await expect(board(page)).toBeVisible();
  await page.getByLabel('Search in these games').fill('ann 2345');
  await page.getByRole('button', { name: /^Game 2345: Ann 2345 – Bob/ }).click();
  await expect(analysed(page)).toHaveCount(4);
  // One that is changed is kept by itself, and another one does not take its place.
  await page.keyboard.press('End');
  await make(page, mouse(page), '12-16');
  await page.getByText(/^3000 games · Game 2345/).click();
  await page.getByLabel('Search in these games').fill('');
  await button(page, 'Next page').click();
  await page.getByRole('button', { name: /^Game 21: / }).click();
  await expect(analysed(page)).toHaveCount(4);
  await page.keyboard.press('End');
  await make(page, mouse(page), '9-14');

  // The second worker does not come: meanwhile the page answers, and the reading can be stopped.
  await bringAll();
  await expect(dialog.getByRole('progressbar', { name: 'Reading' })).toBeVisible();
  await dialog.getByLabel('Where the text does not say it').selectOption('diam');
  await expect(dialog.getByLabel('Where the text does not say it')).toHaveValue('diam');
  await button(page, 'Stop reading').click();
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  go();
  await page.keyboard.press('Escape');
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(2);
  for (const title of ['Ann 2345 – Bob', 'Ann 21 – Bob'])
    await expect(row(page, title, '5 moves played')).toBeVisible();
});
