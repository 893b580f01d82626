// Puzzles solved and failed, by mouse, touch, keys and by ear, and what is kept of it.
import { expect, type Page, test } from '@playwright/test';
import { keep } from '../kept';
import { button, ear, finger, type Hand, keys, make, mouse } from '../play/desk';
import { families, type PuzzleLine, puzzlesOf, wrongMove } from './course';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const hands: Record<string, (page: Page) => Hand> = { mouse, keys, finger, ear };

async function solve(page: Page, hand: Hand, { moves }: PuzzleLine): Promise<void> {
  for (let i = 0; i < moves.length; i += 2) await make(page, hand, moves[i]!.replace('~', ''));
}

for (const [i, { id }] of families.entries()) {
  const name = Object.keys(hands)[(i + 1) % 4]!;
  test.describe(`by ${name}`, () => {
    test.use({ hasTouch: name === 'finger' });
    test(`puzzles of ${id} are failed and solved`, async ({ page }) => {
      const hand = hands[name]!(page);
      const puzzles = puzzlesOf(id);
      if (puzzles.length === 0) {
        await page.goto(`./#/puzzles/${id}`);
        await expect(page.locator('main')).toContainText(/no puzzles of this game/);
        return;
      }
      const at = puzzles.findIndex((puzzle) => wrongMove(puzzle) !== null);
      const [first, second] = [puzzles[at]!, puzzles[at + 1]!];
      await keep(page, 'settings', { animation: false, language: 'en', screenReader: name === 'ear' });
      await page.goto(`./#/puzzles/${id}/${at + 1}`);
      const wrong = wrongMove(first)!;
      await make(page, hand, wrong.replace('~', ''));
      await expect(page.getByRole('alert')).toHaveText(
        `${wrong} is allowed, but it does not win. Try again.`,
      );
      await solve(page, hand, first);
      await expect(page.locator('.said.good')).toHaveText('Solved! Next time at the first try?');
      await hand.press(button(page, 'Next puzzle'));
      await expect(page.getByText(`Puzzle ${at + 2} of ${puzzles.length}`)).toBeVisible();
      await expect(page.locator('main h2').first()).toBeFocused();
      await solve(page, hand, second);
      await expect(page.locator('.said.good')).toHaveText('Solved! At the first try.');
      await expect(page.getByText(`2 of ${puzzles.length} solved`)).toBeVisible();
      await expect(page.getByText('In a row at the first try: 1. Best: 1.')).toBeVisible();
    });
  });
}

test.describe('what is kept', () => {
  const id = families[0]!.id;
  const puzzles = puzzlesOf(id);

  test('a solution that was shown counts as not solved', async ({ page }) => {
    await page.goto(`./#/puzzles/${id}/1`);
    await button(page, 'Show the solution').click();
    await expect(page.locator('.said')).toHaveText(`The solution: ${puzzles[0]!.moves.join(' ')}`);
    await expect(page.getByRole('link', { name: /^1.?not solved/ })).toBeVisible();
    await button(page, 'Again').click();
    await solve(page, mouse(page), puzzles[0]!);
    await expect(page.getByRole('link', { name: /^1.?solved$/ })).toBeVisible();
    // The next visit begins with the first one that is not solved, and the others can be left out.
    await page.goto(`./?again#/puzzles/${id}`);
    await expect(page.getByText(`Puzzle 2 of ${puzzles.length}`)).toBeVisible();
    await page.getByLabel('Only the unsolved ones').check();
    await expect(page.getByRole('link', { name: /^1\D/ })).toHaveCount(0);
    await page.goto('./?list#/puzzles');
    await expect(page.getByText(`1 of ${puzzles.length} solved`)).toBeVisible();
  });

  test('an illegal move is refused in words and costs nothing', async ({ page }) => {
    await page.goto(`./#/puzzles/${id}/1`);
    await page.getByLabel('Type a move').fill('nonsense');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await solve(page, mouse(page), puzzles[0]!);
    await expect(page.locator('.said.good')).toHaveText('Solved! At the first try.');
  });

  test('the engine says what a wrong move runs into', async ({ page }) => {
    const at = puzzles.findIndex((puzzle) => wrongMove(puzzle) !== null);
    await page.goto(`./#/puzzles/${id}/${at + 1}`);
    await make(page, mouse(page), wrongMove(puzzles[at]!)!);
    await button(page, 'Why not?').click();
    await expect(page.getByRole('alert')).toContainText('The best answer to it is', { timeout: 20_000 });
  });

  test('a number that there is not', async ({ page }) => {
    await page.goto(`./#/puzzles/${id}/9999`);
    await expect(page.getByText('There is no puzzle “9999”')).toBeVisible();
  });
});
