// Turns of two pieces, clicked in any order: all that can follow is shown, and a wrong click takes nothing back.
import { expect, type Page, test } from '@playwright/test';
import { button, finger, lastMove, mouse, moves, sitDown } from './desk';

// What a service worker keeps is not to be tested here.
test.use({ serviceWorkers: 'block' });

const hit = (page: Page, name: string) => page.locator(`[data-hit][aria-label^="${name}: "]`);

/** The names of the cells that the board points out as the next click. */
async function pointedOut(page: Page): Promise<string[]> {
  const cells = await page
    .locator('[data-target]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('data-target')));
  const names = cells.map(
    async (cell) => (await page.locator(`[data-hit="${cell}"]`).getAttribute('aria-label'))!.split(':')[0]!,
  );
  return (await Promise.all(names)).sort();
}

test('all that can follow the first die is shown, and the second can be any of them', async ({ page }) => {
  await sitDown(page, 'diamond-dogs');
  const hand = mouse(page);
  await hand.cell('d4');
  await hand.cell('d6');
  await expect(page.locator('.prompt')).toHaveText('One space left: this piece or another.');
  // On with this die to d8, c7, e7 and back beside where it was; or another die that has a space to go to.
  const shown = await pointedOut(page);
  for (const name of ['d8', 'c7', 'e7', 'c3', 'e3', 'b2', 'f2', 'd2']) expect(shown).toContain(name);
  await hand.cell('c3');
  await hand.cell('d4');
  await expect(lastMove(page)).toContainText('c3');
  await expect(hit(page, 'd6')).toHaveAttribute('aria-label', /Red/);
  await expect(hit(page, 'd4')).toHaveAttribute('aria-label', /Red/);
  await expect(hit(page, 'c3')).toHaveAttribute('aria-label', /empty/i);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a wrong second tap is refused in sight, and the half turn stays', async ({ page }) => {
    await sitDown(page, 'diamond-dogs');
    const hand = finger(page);
    await hand.cell('d4');
    await hand.cell('d6');
    for (const wrong of ['c1', 'd12', 'b10']) {
      await hand.cell(wrong);
      await expect(hit(page, 'd6')).toHaveAttribute('aria-label', /Red/);
      await expect(page.locator('.refusal').first()).toBeInViewport();
    }
    await expect(moves(page)).toHaveCount(0);
    await hand.press(button(page, 'One step back'));
    await expect(hit(page, 'd4')).toHaveAttribute('aria-label', /Red/);
    await expect(hit(page, 'd6')).toHaveAttribute('aria-label', /empty/i);
  });
});
