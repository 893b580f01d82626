// Somebody at the analysis page: opens it, pastes a text, reads the moves.
import { expect, type Locator, type Page } from '@playwright/test';
import { board, fromMenu } from '../play/desk';

interface Ways {
  /** Kept on the device before. */
  settings?: Record<string, unknown>;
  engine?: boolean;
}

const kept = (value: unknown) => JSON.stringify({ version: 1, value });

/** Nothing slides over the board, and the computer is off unless it is asked for. */
export async function prepare(page: Page, { settings = {}, engine = false }: Ways = {}): Promise<void> {
  await page.goto('./#/about');
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [
    ['lozenge.settings', kept({ animation: false, language: 'en', ...settings })],
    ['lozenge.engine', kept({ on: engine, lines: 3 })],
  ] as [string, string][]);
}

export async function open(page: Page, tail: string, ways: Ways = {}): Promise<void> {
  await prepare(page, ways);
  await page.goto(`./?open#/analysis/${tail}`);
  await expect(board(page)).toBeVisible();
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
export const tree = (page: Page): Locator => page.getByRole('region', { name: 'Moves and variations' });
/** The moves with their variations, in the order of the page. */
export const moves = (page: Page): Locator => tree(page).locator('[data-node]');
/** The move that is looked at. */
export const here = (page: Page): Locator => tree(page).locator('[aria-current=step]');
export const notices = (page: Page): Locator => page.locator('.notices');

/** The texts of the moves alone, without numbers, sides and signs. */
export const texts = (page: Page): Promise<string[]> =>
  moves(page).evaluateAll((all) =>
    all.map((one) =>
      [...one.childNodes]
        .filter((part) => part.nodeType === Node.TEXT_NODE)
        .map((part) => part.textContent)
        .join('')
        .trim(),
    ),
  );

/** Opens the dialog for texts: from the menu beside a board, or from the page that has none. */
export async function bring(page: Page): Promise<void> {
  const name = 'Paste or open …';
  if (await board(page).isVisible()) await fromMenu(page, name);
  else await button(page, name).click();
}

export async function paste(page: Page, text: string, game?: string): Promise<void> {
  await bring(page);
  await page.getByLabel('Records, a position, or a list of moves').fill(text);
  if (game) await page.getByLabel('Where the text does not say it').selectOption(game);
  await page.getByRole('dialog').getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function panel(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}
