// Puzzles solved and failed, by mouse, touch, keys and by ear, and what is kept of it.
import { expect, type Page, test } from '@playwright/test';
import type { Puzzle } from '../../src/core/puzzle';
import { keep } from '../kept';
import { button, ear, finger, type Hand, keys, make, mouse } from '../play/desk';
import { families, otherMoves, puzzlesOf } from './course';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const hands: Record<string, (page: Page) => Hand> = { mouse, keys, finger, ear };

async function solve(page: Page, hand: Hand, { moves }: Puzzle): Promise<void> {
  for (let i = 0; i < moves.length; i += 2) await make(page, hand, moves[i]!.replace('~', ''));
}

/** Makes a move that is not the solution, and says whether it was called a mistake; a win never is. */
async function err(page: Page, hand: Hand, puzzle: Puzzle, move: string): Promise<boolean> {
  await make(page, hand, move.replace('~', ''));
  const said = page.getByRole('alert');
  if (puzzle.claim === 'only')
    await expect(said).toHaveText(`${move} is allowed, but it does not win. Try again.`);
  else
    await expect(said).toContainText(
      new RegExp(`is not the fastest win\\.|wins too, but more slowly: it does not count as a mistake\\.`),
      { timeout: 20_000 },
    );
  return (await page.locator('.said.bad').count()) > 0;
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
      const at = puzzles.findIndex((puzzle) => otherMoves(puzzle).length > 0);
      const [first, second] = [puzzles[at]!, puzzles[at + 1]!];
      await keep(page, 'settings', { animation: false, language: 'en', screenReader: name === 'ear' });
      await page.goto(`./#/puzzles/${id}/${at + 1}`);
      const isMistake = await err(page, hand, first, otherMoves(first)[0]!);
      await solve(page, hand, first);
      await expect(page.locator('.said.good')).toHaveText(
        isMistake ? 'Solved! Next time at the first try?' : 'Solved! At the first try.',
      );
      await hand.press(button(page, 'Next puzzle'));
      await expect(page.getByText(`Puzzle ${at + 2} of ${puzzles.length}`)).toBeVisible();
      await expect(page.locator('main h2').first()).toBeFocused();
      await solve(page, hand, second);
      await expect(page.locator('.said.good')).toHaveText('Solved! At the first try.');
      await expect(page.getByText(`2 of ${puzzles.length} solved`)).toBeVisible();
      const streak = isMistake ? 1 : 2;
      await expect(page.getByText(`In a row at the first try: ${streak}. Best: ${streak}.`)).toBeVisible();
      await expect(page.getByText(/^Your rating is now \d+ \(\+\d+\)\.$/)).toBeVisible();
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
    await expect(page.getByText('1 solved')).toBeVisible();
  });

  test('an illegal move is refused in words and costs nothing', async ({ page }) => {
    await page.goto(`./#/puzzles/${id}/1`);
    await page.getByLabel('Type a move').fill('nonsense');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await solve(page, mouse(page), puzzles[0]!);
    await expect(page.locator('.said.good')).toHaveText('Solved! At the first try.');
  });

  test('a rating and its puzzles are there again, and without storage until the page is closed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(`./#/puzzles/${id}/1`);
    await solve(page, mouse(page), puzzles[0]!);
    await expect(page.getByText(/^Your rating is now/)).toBeVisible();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await expect(page.getByText('1 solved')).toBeVisible();
    await expect(page.getByText(/^Your rating: \d+ \(puzzles: 1\)$/)).toBeVisible();
  });

  test('a number that there is not', async ({ page }) => {
    await page.goto(`./#/puzzles/${id}/9999`);
    await expect(page.getByText('There is no puzzle “9999”')).toBeVisible();
  });
});

test.describe('what is claimed', () => {
  const fastest = families
    .flatMap(({ id }) => puzzlesOf(id).map((puzzle, i) => ({ id, puzzle, number: i + 1 })))
    .filter(({ puzzle }) => puzzle.claim === 'fastest' && puzzle.themes.includes('ending'));

  test('a slower win is honoured, and is no mistake', async ({ page }) => {
    test.slow();
    await keep(page, 'settings', { animation: false, language: 'en' });
    for (const { id, puzzle, number } of fastest.slice(0, 5)) {
      await page.goto(`./?${number}#/puzzles/${id}/${number}`);
      for (const move of otherMoves(puzzle)) {
        if (await err(page, mouse(page), puzzle, move)) break;
        await expect(page.getByRole('alert')).toContainText(`${move} wins too, but more slowly`);
        await solve(page, mouse(page), puzzle);
        await expect(page.locator('.said.good')).toHaveText('Solved! At the first try.');
        return;
      }
    }
    throw new Error('No slower win was met.');
  });

  test('the engine says what a mistake runs into', async ({ page }) => {
    test.slow();
    await keep(page, 'settings', { animation: false, language: 'en' });
    const { id } = families[0]!;
    const puzzles = puzzlesOf(id);
    for (const [i, puzzle] of puzzles.slice(-5).entries()) {
      const number = puzzles.length - 4 + i;
      await page.goto(`./?${number}#/puzzles/${id}/${number}`);
      for (const move of otherMoves(puzzle)) {
        if (!(await err(page, mouse(page), puzzle, move))) continue;
        await button(page, 'Why not?').click();
        await expect(page.getByRole('alert')).toContainText('The best answer to it is', { timeout: 20_000 });
        return;
      }
    }
    throw new Error('No mistake was met.');
  });

  test('without the engine nobody is told off', async ({ page }) => {
    const { id, puzzle, number } = fastest[0]!;
    await page.route('**/*worker*', (route) => route.abort());
    await page.goto(`./#/puzzles/${id}/${number}`);
    const move = otherMoves(puzzle)[0]!;
    await make(page, mouse(page), move);
    await expect(page.getByRole('alert')).toContainText(`${move} is not the fastest win.`);
    await solve(page, mouse(page), puzzle);
    await expect(page.locator('.said.good')).toHaveText('Solved! At the first try.');
  });
});

test('puzzles of a theme are listed, and the next one is of it', async ({ page }) => {
  const { id } = families[0]!;
  const puzzles = puzzlesOf(id);
  const theme = 'sacrifice';
  const wanted = puzzles.flatMap(({ themes }, i) => (themes.includes(theme) ? [i + 1] : []));
  expect(wanted.length).toBeGreaterThan(1);
  await page.goto(`./#/puzzles/${id}/${wanted[0]}`);
  await page.getByLabel('Theme').selectOption(theme);
  const numbers = page.getByRole('region', { name: 'All numbers' }).getByRole('listitem');
  await expect(numbers).toHaveText(wanted.slice(0, 40).map(String));
  await button(page, 'Skip').click();
  await expect(page.getByText(`Puzzle ${wanted[1]} of ${puzzles.length}`)).toBeVisible();
});

test('the puzzles of a game come when it is looked at, and those of no other', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  const sets = async () =>
    (await Promise.all(texts)).filter((text) => text.includes(' | fastest') || text.includes(' | only'));
  await page.goto('./#/puzzles');
  await expect(page.locator('main li')).toHaveCount(families.length);
  expect(await sets()).toHaveLength(0);
  await page.locator('main li .main').first().click();
  await expect(page.locator('main h2').first()).toBeVisible();
  expect(await sets()).toHaveLength(1);
});
