// The board editor: set up by mouse, touch and keys; the core says in words what cannot be.
import { expect, type Page, test } from '@playwright/test';
import { board, finger, keys, mouse } from '../play/desk';
import { names } from '../play/games';
import { button, moves, panel, prepare } from './bench';

test.use({ serviceWorkers: 'block' });

const verdict = (page: Page) => page.locator('.verdict');
const code = (page: Page) => page.locator('.verdict code');

async function openEditor(page: Page, tail: string): Promise<void> {
  await prepare(page);
  await page.goto(`./?edit#/editor/${tail}`);
  await expect(board(page)).toBeVisible();
}

for (const name of names)
  test(`the start of ${name} can be played and analysed`, async ({ page }) => {
    await openEditor(page, encodeURIComponent(name));
    await expect(verdict(page)).toContainText('This position can be played.');
    const position = await code(page).innerText();
    await page.getByRole('link', { name: 'Analyse' }).click();
    await panel(page, 'Share');
    await expect(page.locator('.share code')).toHaveText(position);
  });

for (const [how, hand] of [
  ['mouse', mouse],
  ['keyboard', keys],
] as const)
  test(`pieces are placed, moved and removed by ${how}`, async ({ page }) => {
    await openEditor(page, 'checkers');
    const by = hand(page);
    await by.press(button(page, 'Clear the board'));
    await expect(verdict(page)).toContainText('the game is over');
    await expect(button(page, 'Play from here')).toBeDisabled();
    await by.press(button(page, 'Black man'));
    await by.cell('11');
    await by.cell('12');
    await by.press(button(page, 'White king'));
    await by.cell('30');
    await expect(code(page)).toHaveText('B:WK30:B11,12');
    await by.press(button(page, 'Remove pieces'));
    await by.cell('12');
    await by.press(button(page, 'Move pieces'));
    await by.cell('30');
    await by.cell('22');
    await page.getByLabel('To move').selectOption('White');
    await expect(code(page)).toHaveText('W:WK22:B11');
    await by.press(button(page, 'Start position'));
    await expect(code(page)).toContainText('B1,2,3');
  });

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('towers are built', async ({ page }) => {
    await openEditor(page, 'diam');
    const by = finger(page);
    await by.press(button(page, /^red pawn/));
    await by.cell('3');
    await by.press(button(page, /^black pawn/));
    await by.cell('3');
    await expect(code(page)).toContainText('-/-/RK/');
  });
});

test('a piece is dragged to another square', async ({ page }) => {
  await openEditor(page, 'checkers/B%3AWK30%3AB11');
  const box = async (name: string) =>
    (await page.locator(`[data-hit][aria-label^="${name}: "]`).boundingBox())!;
  const [from, to] = [await box('11'), await box('15')];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(code(page)).toHaveText('B:WK30:B15');
});

test('what cannot be is refused with the reason', async ({ page }) => {
  await openEditor(page, 'checkers');
  const text = page.getByLabel('Position as text');
  for (const [position, why] of [
    ['nonsense', /./],
    ['B:W40:B1', /40/],
    ['B:W21,22', /missing/],
  ] as const) {
    await text.fill(position);
    await button(page, 'Set up').click();
    await expect(page.getByRole('alert')).toContainText(why);
  }
  await text.fill('W:W21:BK1');
  await button(page, 'Set up').click();
  await expect(code(page)).toHaveText('W:W21:BK1');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // A man on the row where he would have been crowned.
  await button(page, 'White man').click();
  await mouse(page).cell('2');
  await expect(verdict(page)).toContainText('This cannot be played yet');
  await expect(button(page, 'Analyse')).toBeDisabled();
  await expect(button(page, 'Play from here')).toBeDisabled();
});

test('a position is played from the editor', async ({ page }) => {
  await openEditor(page, 'checkers/B%3AWK30%3AB11');
  await button(page, 'Play from here').click();
  await expect(page.locator('.actions .turn')).toHaveText('Your turn: Black');
  await expect(page.locator('[data-hit][aria-label="30: White king"]')).toHaveCount(1);
});

test('a broken address opens the first game, with a sentence for a bad position', async ({ page }) => {
  await openEditor(page, 'nowhere');
  await expect(verdict(page)).toContainText('This position can be played.');
  await page.goto('./?b#/editor/checkers/B%3AW99%3AB1');
  await expect(page.getByRole('alert')).toContainText('99');
  await expect(moves(page)).toHaveCount(0);
});
