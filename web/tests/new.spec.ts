// Setting up a game: what is not as usual is seen, and everything that was chosen is played.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { moves } from './play/desk';

test.use({ serviceWorkers: 'block' });

const dialog = (page: Page) => page.getByRole('dialog');
const choose = (page: Page, name: string) => dialog(page).getByText(name, { exact: true }).click();
const start = (page: Page) => dialog(page).locator('button.primary').click();
const field = (within: Locator, name: string) => within.getByRole('spinbutton', { name, exact: true });
const clocks = (page: Page) => page.locator('.bar .clock');
/** Of the second side first: it sits above the board. */
const plates = (page: Page) => page.locator('.bar');

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`./#/new/${game}`);
  await expect(dialog(page)).toBeVisible();
}

test('options that differ from the usual are seen without opening anything', async ({ page }) => {
  await open(page, 'checkers');
  const changed = dialog(page).locator('.changed');
  await expect(changed).toHaveCount(0);
  await dialog(page).locator('summary').first().click();
  await choose(page, 'Parker Brothers');
  await dialog(page).locator('summary').first().click();
  await expect(dialog(page).getByText('Rule sheet: Parker Brothers')).toBeVisible();
  await start(page);
  await expect(page.locator('aside header')).toContainText('Parker Brothers');

  await open(page, 'checkers');
  await expect(
    dialog(page).getByText('Rule sheet: Parker Brothers'),
    'also when it is remembered',
  ).toBeVisible();
});

test('house rules have a sentence and a small board each', async ({ page }) => {
  await open(page, 'diamond-dogs');
  const house = dialog(page).locator('details').filter({ hasText: 'House rules' });
  await expect(house.locator('figure')).toHaveCount(0);
  await house.locator('summary').click();
  await expect(house.locator('figure')).toHaveCount(6);
  await expect(house.locator('fieldset')).toHaveCount(6);
  await expect(house.locator('figure').first()).toContainText('d2>d6-d8');
  await choose(page, 'Hops over its own and stays 1');
  await house.locator('summary').click();
  await expect(dialog(page).locator('.changed')).toHaveText(
    'A die that shows 1: Hops over its own and stays 1',
  );
  await start(page);
  await page.getByLabel('Type a move').fill('d2>d6-d8');
  await page.keyboard.press('Enter');
  await expect(moves(page).first()).toContainText('d2>d6-d8');
});

test('people at one screen call their draws, unless they choose otherwise', async ({ page }) => {
  await open(page, 'diamond-kings');
  await choose(page, 'With a friend here');
  const told = dialog(page).getByText('Repetition and lack of progress: Let a player call a draw');
  await expect(told).toBeVisible();
  await dialog(page).locator('details').filter({ hasText: 'House rules' }).locator('summary').click();
  await choose(page, 'End the game in a draw');
  await expect(told).toBeHidden();
});

test('a clock of your own, another for the second side', async ({ page }) => {
  await open(page, 'checkers');
  await choose(page, 'With a friend here');
  await dialog(page).locator('.clock select').selectOption({ label: 'A clock of your own …' });
  await field(dialog(page), 'Minutes').fill('2');
  await field(dialog(page), 'Seconds').fill('30');
  await field(dialog(page), 'Seconds more for each move').fill('4');
  await dialog(page).getByLabel('Another clock for White').check();
  const second = dialog(page).getByRole('group', { name: 'Clock of White' });
  await field(second, 'Minutes').fill('0');
  await field(second, 'Seconds').fill('45');
  await start(page);
  await expect(clocks(page)).toHaveText(['0:45', '2:30']);

  await open(page, 'checkers');
  await expect(field(second, 'Seconds'), 'it is remembered').toHaveValue('45');
});

test('a clock without time is not started', async ({ page }) => {
  await open(page, 'checkers');
  await dialog(page).locator('.clock select').selectOption({ label: 'A clock of your own …' });
  await field(dialog(page), 'Minutes').fill('0');
  await field(dialog(page), 'Seconds').fill('0');
  await start(page);
  await expect(page).toHaveURL(/#\/new\/checkers/);
  await field(dialog(page), 'Seconds').fill('20');
  await start(page);
  await expect(clocks(page)).toHaveText(['0:20', '0:20']);
});

test('a ballot is chosen by its number and named', async ({ page }) => {
  await open(page, 'checkers');
  await choose(page, 'With a friend here');
  await dialog(page).getByLabel('Opening').selectOption({ label: '1. 9-13 21-17 5-9 · Edinburgh' });
  await start(page);
  await expect(moves(page)).toHaveText([/9-13/, /21-17/, /5-9/]);
  await expect(page.getByText('Opening: Edinburgh')).toBeVisible();
  await expect(page.locator('.actions .turn')).toHaveText('White to move');
});

test('three moves are drawn by lot', async ({ page }) => {
  await open(page, 'checkers');
  await choose(page, 'With a friend here');
  await dialog(page).getByLabel('Opening').selectOption({ label: 'Three moves by lot' });
  await start(page);
  await expect(moves(page)).toHaveCount(3);
  await open(page, 'diam');
  await expect(dialog(page).getByLabel('Opening')).toHaveCount(0);
});

test('who watches gives each side its level', async ({ page }) => {
  await open(page, 'checkers');
  await choose(page, 'Just watch');
  await dialog(page).getByLabel('Level of Black').fill('1');
  await dialog(page).getByLabel('Level of White').fill('5');
  await start(page);
  await expect(plates(page).locator('.who')).toHaveText(['Keen player', 'Newcomer']);
});

test('people who share a screen have names', async ({ page }) => {
  await open(page, 'diam:players=4');
  await choose(page, 'With a friend here');
  await dialog(page)
    .getByLabel(/Player 1/)
    .last()
    .fill('Ada');
  await start(page);
  await expect(page.locator('.actions .turn')).toHaveText('Ada to move');
});

test('with four seats, chance has more than two to choose from', async ({ page }) => {
  await open(page, 'diam:players=4');
  await expect(dialog(page).getByText('Left to chance')).toBeVisible();
  await expect(dialog(page).getByText(/Either/)).toHaveCount(0);
});
