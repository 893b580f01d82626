// How boards look: nothing leaks, nothing is covered that is to be read, and what is dragged lies on top.
import { expect, test } from '@playwright/test';
import { board, sitDown } from '../play/desk';
import { gameOf, names } from '../play/games';
import { sizes } from '../sizes';

test.use({ serviceWorkers: 'block' });

const middleOf = (name: string) => gameOf(name).slice(0, Math.floor(gameOf(name).length / 2));

for (const [width, height] of sizes)
  test(`no piece hides the name of a cell at ${width} by ${height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const name of names) {
      await sitDown(page, name, { moves: middleOf(name) });
      const hidden = await board(page).evaluate((svg) => {
        const faces = [...svg.querySelectorAll<SVGGeometryElement>('.piece .face')];
        const isCovered = (x: number, y: number) =>
          faces.some((face) => {
            const at = new DOMPoint(x, y).matrixTransform(face.getScreenCTM()!.inverse());
            return face.isPointInFill(at);
          });
        const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
        return [...svg.querySelectorAll('.names text')].flatMap((text) => {
          const box = text.getBoundingClientRect();
          // Above and below the digits a line has room for other letters.
          const points = shares.flatMap((across) =>
            [0.25, 0.5, 0.75].map((down) => [box.x + across * box.width, box.y + down * box.height] as const),
          );
          const covered = points.filter(([x, y]) => isCovered(x, y)).length;
          return covered > points.length / 5 ? [`${text.textContent}: ${covered}`] : [];
        });
      });
      expect(hidden, name).toEqual([]);
    }
  });

for (const [width, height] of sizes)
  test(`names of cells are large enough to be read at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const name of names) {
      await sitDown(page, name);
      const pixels = await board(page).evaluate((svg) =>
        [...svg.querySelectorAll<SVGTextElement>('.names text')].map(
          (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a,
        ),
      );
      expect(Math.min(...pixels, 100), name).toBeGreaterThanOrEqual(6);
    }
  });

test('the grain of the wood ends where the board does', async ({ page }) => {
  for (const name of names) {
    await sitDown(page, name);
    const leaks = await board(page).evaluate((svg) => {
      const grain = svg.querySelector<SVGGeometryElement>('.grained')!;
      const { x, y, width, height } = grain.getBBox();
      return [
        [x + 1, y + 1],
        [x + width - 1, y + 1],
        [x + 1, y + height - 1],
        [x + width - 1, y + height - 1],
      ].filter(([a, b]) => grain.isPointInFill(new DOMPoint(a, b))).length;
    });
    expect(leaks, name).toBe(0);
  }
});

test('where a piece can go lies under the piece that is dragged there', async ({ page }) => {
  await sitDown(page, 'checkers');
  const box = async (name: string) => {
    const { x, y, width, height } = (await page
      .locator(`[data-hit][aria-label^="${name}: "]`)
      .boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await box('11')));
  await page.mouse.down();
  await page.mouse.move(...(await box('15')), { steps: 4 });
  await expect(page.locator('.dragged')).toBeVisible();
  const isUnder = await board(page).evaluate((svg) =>
    [...svg.querySelectorAll('.target')].every(
      (target) =>
        target.compareDocumentPosition(svg.querySelector('.dragged')!) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  );
  expect(isUnder).toBe(true);
  await page.mouse.up();
});

test('a plate has a border all around, whoever is to move', async ({ page }) => {
  await sitDown(page, 'checkers');
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const borders = await page.locator('.stage .bar').evaluateAll(
    (bars, around) =>
      bars.flatMap((bar) => {
        const style = getComputedStyle(bar);
        return around.map((side) => [style[`border${side}Width`], style[`border${side}Color`]] as const);
      }),
    sides,
  );
  expect(borders).toHaveLength(8);
  for (const [width, colour] of borders) {
    expect(parseFloat(width)).toBeGreaterThan(0);
    expect(colour).not.toMatch(/transparent|, 0\)$/);
  }
});
