// What a test finds on the device: values as the app keeps them.
import type { Page } from '@playwright/test';

/** Puts a value into the app's storage before the page loads. */
export async function keep(page: Page, key: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ([name, text]) => localStorage.setItem(`lozenge.${name}`, text ?? ''),
    [key, JSON.stringify({ version: 1, value })],
  );
}

export const someResults = {
  tallies: {
    checkers: { 1: { won: 7, drawn: 0, lost: 1 }, 3: { won: 4, drawn: 2, lost: 5 } },
    diam: { 2: { won: 1, drawn: 0, lost: 2 } },
  },
  streak: 2,
  bestStreak: 5,
};

/** The addresses of the new-game dialogs on the home page, one a family. */
export async function familyLinks(page: Page): Promise<string[]> {
  await page.goto('./');
  await page.waitForSelector('main li a');
  return page
    .locator('main li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
