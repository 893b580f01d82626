// The puzzle of the day, and a rush of three minutes.
import { expect, type Page, test } from '@playwright/test';
import { dayOf, ofTheDay } from '../../src/puzzles/daily';
import { begun, current } from '../../src/puzzles/rush';
import { keep } from '../kept';
import { board, button, make, mouse } from '../play/desk';
import { isInSight, sizes } from '../sizes';
import { families, puzzlesOf } from './course';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const { id } = families[0]!;
const puzzles = puzzlesOf(id);
const score = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function type(page: Page, move: string): Promise<void> {
  await page.getByLabel('Type a move').fill(move);
  await page.keyboard.press('Enter');
}

test('everybody has the same puzzle on a day', async ({ page }) => {
  const day = new Date(2026, 10, 18, 9);
  await page.clock.setFixedTime(day);
  await keep(page, 'settings', { language: 'en' });
  await page.goto(`./#/puzzles/${id}/daily`);
  await expect(page.getByText(/^Puzzle of the day, November 18 ·/)).toBeVisible();
  const at = ofTheDay(puzzles.length, dayOf(day));
  await expect(page.locator('a[aria-current="step"]')).toHaveText(String(at + 1));
  for (let i = 0; i < puzzles[at]!.moves.length; i += 2)
    await make(page, mouse(page), puzzles[at]!.moves[i]!);
  await expect(page.locator('.said.good')).toHaveText('Solved! At the first try.');
});

test.describe('a rush', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => (Math.random = () => 0.5));
    await keep(page, 'settings', { animation: false, language: 'en' });
    await page.clock.install({ time: new Date(2026, 10, 18) });
    await page.goto(`./#/puzzles/${id}/rush`);
    await expect(page.getByText(/^As many puzzles as you can in three minutes/)).toBeVisible();
    await button(page, 'Start the rush').click();
    await expect(board(page)).toBeVisible();
  });
  const rush = begun(puzzles, () => 0.5);

  test('counts what is solved, ends with the third mistake, and the best is kept', async ({ page }) => {
    const first = puzzles[current(rush)!]!;
    for (let i = 0; i < first.moves.length; i += 2) await type(page, first.moves[i]!);
    await expect(score(page, '1 puzzle solved')).toBeVisible();
    for (const mistakes of [1, 2]) {
      await button(page, 'Give this one up').click();
      await expect(score(page, `Mistakes: ${mistakes} of 3`)).toBeVisible();
    }
    await button(page, 'Give this one up').click();
    await expect(page.getByRole('heading', { name: '1 puzzle solved' })).toBeFocused();
    await expect(page.getByText('Best: 1')).toBeVisible();
    await page.goto('./?list#/puzzles');
    await expect(page.getByRole('link', { name: 'Rush · Best: 1' })).toBeVisible();
  });

  test('ends with the time', async ({ page }) => {
    await expect(page.getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/);
    await page.clock.fastForward(181_000);
    await expect(page.getByText('The time is over.')).toBeVisible();
    await button(page, 'Another rush').click();
    await expect(page.getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/);
  });
});

for (const [width, height] of sizes)
  test(`a rush is in sight at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await keep(page, 'settings', { animation: false, language: 'en' });
    for (const family of families) {
      await page.goto(`./?${family.id}#/puzzles/${family.id}/rush`);
      await button(page, 'Start the rush').click();
      await isInSight(page, page.getByRole('timer'));
      await isInSight(page, board(page));
    }
  });
