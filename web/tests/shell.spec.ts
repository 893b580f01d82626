// The app around the board: ways, dialogs, settings, languages, and what happens when something is missing.
import { expect, test } from '@playwright/test';
import { familyLinks, keep } from './kept';

// What is missing here must not come from what was kept for offline use.
test.use({ serviceWorkers: 'block' });

test('leads from the home page over the dialog to a game, by keyboard alone', async ({ page }) => {
  await page.goto('./');
  const card = page.locator('main li a').first();
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (
    let i = 0;
    i < 40 && !(await dialog.locator('button.primary').evaluate((b) => b === document.activeElement));
    ++i
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/play\/\w+$/);
  await expect(page.locator('main svg').first()).toBeVisible();
});

test('shows the games and their boards before the core is there', async ({ page }) => {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/rules-*.wasm', async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto('./');
  const cards = page.locator('main li a');
  await expect(cards.first().locator('svg.board .piece').first()).toBeVisible();
  await cards.first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  bring();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('keeps the focus inside a dialog, and Escape leads back', async ({ page }) => {
  const [link = ''] = await familyLinks(page);
  await page.goto(`./${link}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 30; ++i) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('dialog') !== null;
    });
    expect(where).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);
});

test('has a skip link that leads to the content', async ({ page }) => {
  await page.goto('./');
  await page.waitForSelector('main h1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('moves the focus to the heading of a new page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await expect(page).toHaveTitle('Settings · Lozenge');
});

test('moves the focus to the heading of a page that comes later', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Analysis' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analysis' })).toBeFocused();
});

test('remembers settings, and obeys them at once', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('switch', { name: 'Sounds' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('switch', { name: 'Sounds' })).toBeChecked();
  await page.getByRole('button', { name: 'Back to the defaults' }).click();
  await expect(page.getByRole('switch', { name: 'Sounds' })).not.toBeChecked();
});

test('fetches only the language that is spoken, and speaks another on request', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const texts = (language: string) => fetched.some((path) => path.includes(`/assets/${language}-`));
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  expect(['en', 'de', 'fr'].map(texts)).toEqual([true, false, false]);
  await page.getByRole('combobox').selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(['de', 'fr'].map(texts)).toEqual([true, false]);
});

test("offers each family's options, and hands them to the game", async ({ page }) => {
  for (const link of await familyLinks(page)) {
    await page.goto(`./${link}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('button.primary')).toBeVisible();
    for (const rules of await dialog.locator('details > summary').all()) await rules.click();
    const last = dialog.locator('fieldset').last().locator('label').last();
    await last.click();
    await dialog.locator('button.primary').click();
    await expect(page).toHaveURL(/#\/play\/\w+$/);
  }
});

test('asks who plays on each place where more than two play', async ({ page }) => {
  await page.goto('./#/new/diam:players=4');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Any mix').click();
  await expect(dialog.locator('select[id]')).toHaveCount(4);
  await dialog.getByLabel('Player 2 · Team 1').selectOption('A person');
  await dialog.locator('button.primary').click();
  await expect(page.locator('main svg').first()).toBeVisible();
});

test('a game is begun beside the one that is in progress', async ({ page }) => {
  await page.goto('./#/new/checkers');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('With a friend here').click();
  await dialog.locator('button.primary').click();
  await page.getByRole('textbox').first().fill('11-15');
  await page.keyboard.press('Enter');
  await page.goto('./#/');
  await expect(page.getByRole('heading', { name: 'Game in progress' })).toBeVisible();
  await page.goto('./#/new/diam');
  await dialog.locator('button.primary').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DIAM');
  await page.goto('./#/');
  await expect(page.getByRole('heading', { name: 'Games in progress' })).toBeVisible();
  const going = page.getByRole('article').filter({ hasText: 'Checkers' });
  await expect(going).toContainText('With a friend here · 1 move played');
  await going.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('listitem')).toHaveCount(1);
});

test('says so when the address leads nowhere', async ({ page }) => {
  for (const path of ['nowhere', 'new/tiddlywinks', 'play/17/3', 'new/%E0%A4%A']) {
    await page.goto(`./#/${path}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  }
  await page.getByRole('link', { name: 'To the games' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a game');
});

test('says so when there is no WebAssembly', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lozenge cannot start here');
  await expect(page.getByText('This browser has no WebAssembly')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('tries again when the core could not be fetched', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lozenge cannot start here');
  await page.unroute('**/*.wasm');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a game');
});

test('is never blank: without its texts, in another language, without its script', async ({ page }) => {
  await page.route('**/assets/de-*.js', (route) => route.abort());
  await page.goto('./#/settings');
  await page.getByRole('combobox').selectOption('de');
  await expect(page.getByText('The texts of that language could not be loaded').last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.route('**/assets/en-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('If nothing happens, please load this page again.')).toBeVisible();
});

test('plays on when storage is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: refuse });
  });
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Sounds' }).click();
  await expect(page.getByText('does not let Lozenge remember anything').last()).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Sounds' })).toBeChecked();
  // A game can be begun, played and come back to, as long as the page is open.
  const [link = ''] = await familyLinks(page);
  await page.goto(`./${link}`);
  await page.getByRole('dialog').locator('button.primary').click();
  await expect(page).toHaveURL(/#\/play\/\w+$/);
  await expect(page.locator('svg.board .piece').first()).toBeVisible();
  await page.goto('./#/');
  await expect(page.getByRole('heading', { name: 'Game in progress' })).toBeVisible();
  await page.goto('./#/play');
  await expect(page.locator('svg.board .piece').first()).toBeVisible();
});

test('survives nonsense in its storage', async ({ page }) => {
  await keep(page, 'settings', { theme: 17, language: 'xx', sound: 'loud' });
  await keep(page, 'statistics', { tallies: { checkers: 'many' } });
  await keep(page, 'game', { setup: { game: 'tiddlywinks', players: [{ kind: 'person' }] }, moves: ['?'] });
  for (const path of ['', 'settings', 'statistics', 'play']) {
    await page.goto(`./#/${path}`);
    await page.reload();
    await expect(page.locator('main h1')).toBeVisible();
  }
});

test('shows results, and forgets them on request', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() =>
    localStorage.setItem(
      'lozenge.statistics',
      JSON.stringify({
        version: 1,
        value: { tallies: { checkers: { 1: { won: 2, drawn: 0, lost: 1 } } }, streak: 2, bestStreak: 2 },
      }),
    ),
  );
  await page.goto('./#/statistics');
  await expect(page.getByRole('row', { name: 'Newcomer 3 2 0 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget all results' }).click();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByText('You have not finished a game')).toBeVisible();
});
