// How pages are laid out: along one grid, in full rows, with nothing bare.
import { expect, type Locator, test } from '@playwright/test';
import { open, paste } from '../analysis/bench';
import { gameOf } from '../play/games';

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });

const edges = async (of: Locator): Promise<{ left: number; right: number; bottom: number }> => {
  const box = (await of.boundingBox())!;
  return { left: box.x, right: box.x + box.width, bottom: box.y + box.height };
};
const close = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThanOrEqual(1);

for (const way of ['editor/checkers', 'puzzles/checkers', 'learn/diamond-checkers'])
  test(`heading, board and logo stand on one line in ${way}`, async ({ page }) => {
    await page.goto(`./#/${way}`);
    const logo = await edges(page.locator('header .name').first());
    const heading = await edges(page.locator('main h1'));
    const stage = await edges(page.locator('main :is(.stage, .place)').first());
    close(heading.left, stage.left);
    expect(Math.abs(heading.left - logo.left)).toBeLessThanOrEqual(8);
  });

test('the list of the games of a record stands on that line, too', async ({ page }) => {
  await open(page, 'checkers');
  await paste(page, '[Event "one"]\n\n11-15 *\n\n[Event "two"]\n\n11-16 *\n', 'checkers');
  const logo = await edges(page.locator('header .name').first());
  const games = await edges(page.locator('label', { hasText: 'Games in this record' }));
  expect(Math.abs(games.left - logo.left)).toBeLessThanOrEqual(8);
});

for (const [width, height, columns] of [
  [1440, 900, 4],
  [768, 1024, 2],
  [360, 640, 1],
] as const)
  test(`no way stands alone in its row at home, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    /** How many ways stand in each row, all seen at the same moment. */
    const inRows = async () => {
      const heights = await page
        .locator('main nav a')
        .evaluateAll((ways) => ways.map((way) => Math.round(way.getBoundingClientRect().y)));
      return [...new Set(heights)].map((y) => heights.filter((other) => other === y).length);
    };
    await expect.poll(async () => new Set(await inRows())).toEqual(new Set([columns]));
  });

for (const way of ['analysis/new', 'openings', 'learn'])
  test(`the games fill the page of ${way}`, async ({ page }) => {
    await page.goto(`./#/${way}`);
    const games = page.locator('main ul > li');
    await expect(games).toHaveCount(6);
    const { right, bottom } = await edges(games.last());
    expect(bottom).toBeGreaterThan(0.7 * 900);
    close(right, (await edges(games.nth(2))).right);
  });

test('what is on or off on the Print page is a switch', async ({ page }) => {
  await page.goto('./#/print');
  await expect(page.getByRole('switch', { name: 'Black and white' })).not.toBeChecked();
  await page.getByText('Black and white').click();
  await expect(page.getByRole('switch', { name: 'Black and white' })).toBeChecked();
  await expect(page.locator('main input[type=checkbox]:not([role=switch])')).toHaveCount(0);
});

test('the marks of a review are seen whole, at the ends too', async ({ page }) => {
  // The second move of this game is a blunder: its mark stands at the end.
  await open(page, 'diamond-dogs');
  await paste(page, gameOf('diamond-dogs').slice(0, 2).join(' '), 'diamond-dogs');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.locator('figure .error').first()).toBeVisible({ timeout: 60_000 });
  const cut = await page.locator('figure .error').evaluateAll((marks) =>
    marks.filter((mark) => {
      const [inner, outer] = [mark.getBoundingClientRect(), mark.parentElement!.getBoundingClientRect()];
      return (
        inner.left < outer.left ||
        inner.right > outer.right ||
        inner.top < outer.top ||
        inner.bottom > outer.bottom
      );
    }),
  );
  expect(cut).toHaveLength(0);
});
