// A finger on a small board: it sees in a lens what it will pick, and picks what it sees.
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { board, lastMove, sitDown } from '../play/desk';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 640 }, hasTouch: true });

const hit = (page: Page, name: string) => page.locator(`[data-hit][aria-label^="${name}: "]`);

async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = (await hit(page, name).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Spot {
  x: number;
  y: number;
}

/** A finger that can stay down. */
function fingerOf(cdp: CDPSession) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Spot) => send('touchStart', [at]),
    move: (at: Spot) => send('touchMove', [at]),
    up: () => send('touchEnd', []),
  };
}

const finger = async (page: Page) => fingerOf(await page.context().newCDPSession(page));

/** The name of the cell around which something is drawn. */
const nameUnder = (page: Page, selector: string): Promise<string> =>
  board(page).evaluate((svg, what) => {
    const ring = svg.querySelector<SVGCircleElement>(what);
    if (!ring) return '';
    const [x, y] = [ring.cx.baseVal.value, ring.cy.baseVal.value];
    const found = [...svg.querySelectorAll<SVGGraphicsElement>('[data-hit]')].find((cell) => {
      const box = cell.getBBox();
      return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 1;
    });
    return found?.getAttribute('aria-label')?.split(':')[0] ?? '';
  }, selector);

test('a tap lands on the cell that the lens shows in its ring', async ({ page }) => {
  await sitDown(page, 'diamond-kings');
  const hand = await finger(page);
  const { x, y } = await middle(page, '13A');
  for (const [dx, dy] of [
    [0, 0],
    [14, 3],
    [-12, 9],
    [9, -14],
    [-18, -6],
  ] as const) {
    await hand.down({ x: x + dx, y: y + dy });
    await expect(page.locator('.lens .meant')).toBeVisible();
    const seen = await nameUnder(page, '.lens .meant');
    await hand.up();
    await expect(page.locator('.lens')).toHaveCount(0);
    await expect.poll(() => nameUnder(page, '.hints .selected'), `${dx} ${dy}`).toBe(seen);
    await page.keyboard.press('Escape');
    await expect(page.locator('.hints .selected')).toHaveCount(0);
  }
});

test('the lens shows what is under the finger, larger, above it and within the window', async ({ page }) => {
  await sitDown(page, 'diamond-kings');
  const hand = await finger(page);
  for (const name of ['12A', '17A', '17B', '1A']) {
    const at = await middle(page, name);
    await hand.down(at);
    const glass = (await page.locator('.lens .glass').boundingBox())!;
    expect(glass.x).toBeGreaterThanOrEqual(0);
    expect(glass.x + glass.width).toBeLessThanOrEqual(360);
    expect(glass.y).toBeGreaterThanOrEqual(0);
    expect(glass.y + glass.height).toBeLessThan(at.y);
    // What lies in the middle of the lens is what lies under the finger.
    const ring = (await page.locator('.lens .meant').boundingBox())!;
    expect(Math.abs(ring.x + ring.width / 2 - glass.x - glass.width / 2)).toBeLessThan(3);
    expect(Math.abs(ring.y + ring.height / 2 - glass.y - glass.height / 2)).toBeLessThan(3);
    expect(ring.width).toBeGreaterThanOrEqual(44);
    await hand.up();
    await page.keyboard.press('Escape');
  }
});

test('a finger that has come down beside the place slides on to it', async ({ page }) => {
  await sitDown(page, 'diamond-kings');
  const hand = await finger(page);
  await hand.down(await middle(page, '13A'));
  await hand.up();
  await expect.poll(() => nameUnder(page, '.hints .selected')).toBe('13A');
  const ring = () => nameUnder(page, '.lens .meant');
  await hand.down(await middle(page, '19B'));
  await expect.poll(ring).toBe('19B');
  await hand.move(await middle(page, '21'));
  await expect.poll(ring).toBe('21');
  await hand.up();
  await expect(lastMove(page)).toContainText('13A-21');
});
