// Arrows and rings of one's own: by the right button of a mouse, and by a finger with the pencil.
import { expect, type Page, test } from '@playwright/test';
import { open } from './analysis/bench';
import { fromMenu, sitDown } from './play/desk';

test.use({ serviceWorkers: 'block' });

const hit = (page: Page, cell: number) => page.locator(`.board.live [data-hit="${cell}"]`).first();
const strokes = (page: Page) => page.locator('.strokes [data-stroke]');

async function middle(page: Page, cell: number): Promise<{ x: number; y: number }> {
  await hit(page, cell).scrollIntoViewIfNeeded();
  const box = (await hit(page, cell).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: number, to: number, button: 'left' | 'right'): Promise<void> {
  const end = await middle(page, to);
  const start = await middle(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button });
}

const places: Record<string, (page: Page) => Promise<void>> = {
  'a game': (page) => sitDown(page, 'checkers', { moves: ['11-15', '22-18'] }),
  'an analysis': (page) => open(page, 'checkers'),
  'a lesson': async (page) => {
    await page.goto('./#/learn/checkers/forward');
    await expect(page.locator('.board.live').first()).toBeVisible();
  },
};

for (const [place, come] of Object.entries(places)) {
  test(`the right button draws in ${place}`, async ({ page }) => {
    await come(page);
    await drag(page, 20, 25, 'right');
    await expect(strokes(page)).toHaveCount(1);
    await expect(strokes(page)).toHaveAttribute('data-stroke', '20-25');
    await drag(page, 9, 9, 'right');
    await expect(strokes(page)).toHaveCount(2);
    await drag(page, 20, 25, 'right');
    await expect(strokes(page), 'drawn again, it is gone').toHaveCount(1);
    const { x, y } = await middle(page, 14);
    await page.mouse.click(x, y);
    await expect(strokes(page), 'a click wipes the board').toHaveCount(0);
  });

  test(`the pencil draws in ${place}`, async ({ page }) => {
    await come(page);
    const pencil = page.getByRole('button', { name: 'Draw on the board' });
    if (await pencil.isVisible()) await pencil.click();
    else await fromMenu(page, 'Draw on the board');
    await drag(page, 20, 25, 'left');
    await expect(strokes(page)).toHaveAttribute('data-stroke', '20-25');
    await drag(page, 9, 14, 'left');
    await expect(strokes(page), 'nothing is moved, nothing wiped').toHaveCount(2);
  });
}

test('a drawing belongs to its position', async ({ page }) => {
  await sitDown(page, 'checkers', { moves: ['11-15', '22-18'] });
  await drag(page, 20, 25, 'right');
  await page.keyboard.press('ArrowLeft');
  await expect(strokes(page)).toHaveCount(0);
  await drag(page, 9, 14, 'right');
  await expect(strokes(page), 'the past is drawn on as well').toHaveCount(1);
});
