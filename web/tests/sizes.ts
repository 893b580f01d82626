// The screens on which everything must be seen, from the smallest phone to a desk.
import { expect, type Locator, type Page } from '@playwright/test';

export const sizes = [
  [320, 568],
  [360, 640],
  [740, 360],
  [768, 1024],
  [1440, 900],
] as const;

/** All of it, without scrolling. */
export async function isInSight(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const { width, height } = page.viewportSize()!;
  const box = (await what.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(-1);
  expect(box.y).toBeGreaterThanOrEqual(-1);
  expect(box.x + box.width).toBeLessThanOrEqual(width + 1);
  expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
}
