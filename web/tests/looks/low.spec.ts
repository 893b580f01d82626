// A phone on its side: what is asked stands beside the board, and all of both is seen.
import { expect, test } from '@playwright/test';
import { keep } from '../kept';
import { families } from '../learn/course';
import { board, sitDown } from '../play/desk';
import { names } from '../play/games';
import { isInSight } from '../sizes';

test.use({ serviceWorkers: 'block', viewport: { width: 740, height: 360 } });

for (const [name, task] of [
  ['learn', '.task'],
  ['puzzles', '.task'],
  ['editor', '.palette'],
] as const)
  test(`${name}: the board and what belongs to it are in sight together`, async ({ page }) => {
    await keep(page, 'settings', { animation: false, language: 'en' });
    for (const { id } of families)
      await test.step(id, async () => {
        await page.goto(`./?${id}#/${name}/${id}`);
        await expect(board(page)).toBeVisible();
        await isInSight(page, board(page));
        const beside = page.locator(task).first();
        await isInSight(page, beside);
        const [left, right] = [(await board(page).boundingBox())!, (await beside.boundingBox())!];
        expect(right.x).toBeGreaterThanOrEqual(left.x + left.width - 1);
      });
  });

test('what waits beside the board does not stick out of its plate', async ({ page }) => {
  for (const name of names)
    await test.step(name, async () => {
      await sitDown(page, name, { clock: { minutes: 5, increment: 3 } });
      const excess = await page.locator('.stage .bar').evaluateAll((bars) =>
        bars.flatMap((bar) => {
          const room = bar.getBoundingClientRect();
          return [...bar.querySelectorAll('*')].map((part) => {
            const { right, bottom } = part.getBoundingClientRect();
            return Math.max(right - room.right, bottom - room.bottom);
          });
        }),
      );
      expect(Math.max(...excess)).toBeLessThanOrEqual(1);
      for (const bar of await page.locator('.stage .bar').all()) await isInSight(page, bar);
    });
});
