// The styles of boards and pieces: chosen from pictures, told apart, and one that all eyes can read.
import { expect, test } from '@playwright/test';
import { board, sitDown } from '../play/desk';

test.use({ serviceWorkers: 'block' });

for (const [group, part] of [
  ['Board', '.cell.tone-dark'],
  ['Pieces', '.side1 .face'],
] as const)
  test(`there are at least five looks of ${group.toLowerCase()}, all different`, async ({ page }) => {
    await page.goto('./#/settings');
    const cards = page.getByRole('group', { name: group, exact: true }).locator('label');
    await expect(cards.first()).toBeVisible();
    const paints = await cards.evaluateAll(
      (all, selector) =>
        all.map((card) => {
          const style = getComputedStyle(card.querySelector(selector)!);
          const shine = card.querySelector('.shine');
          return [style.fill, style.strokeWidth, shine && getComputedStyle(shine).display].join(' ');
        }),
      part,
    );
    expect(paints.length).toBeGreaterThanOrEqual(5);
    expect(new Set(paints).size).toBe(paints.length);
    for (const card of await cards.all()) {
      await card.click();
      await expect(card.getByRole('radio')).toBeChecked();
    }
  });

/** The contrast of two colours as the guidelines count it. */
function contrast(a: string, b: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
      const c = Number(part) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [x, y] = [light(a), light(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

for (const theme of ['light', 'dark'])
  test(`high contrast is high when it is ${theme}`, async ({ page }) => {
    await sitDown(page, 'checkers', {
      settings: { theme, boardStyle: 'contrast', pieceStyle: 'outline' },
    });
    const [name, cell, ...faces] = await board(page).evaluate((svg) =>
      ['.name.tone-dark', '.cell.tone-dark', '.side0 .face', '.side1 .face'].map(
        (part) => getComputedStyle(svg.querySelector(part)!).fill,
      ),
    );
    expect(contrast(name!, cell!)).toBeGreaterThanOrEqual(7);
    expect(contrast(faces[0]!, faces[1]!)).toBeGreaterThanOrEqual(7);
    const edge = await board(page)
      .locator('.side0 .face')
      .first()
      .evaluate((face) => getComputedStyle(face).stroke);
    expect(contrast(edge, cell!)).toBeGreaterThanOrEqual(7);
  });

test('there are red and black for checkers', async ({ page }) => {
  await sitDown(page, 'checkers', { settings: { boardStyle: 'red', pieceStyle: 'red' } });
  const [square, man] = await board(page).evaluate((svg) =>
    ['.tone-light', '.side1 .face'].map((part) =>
      (getComputedStyle(svg.querySelector(part)!).fill.match(/\d+/g) ?? []).map(Number),
    ),
  );
  for (const [red = 0, green = 0, blue = 0] of [square!, man!])
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});
