// A player at the page: sits down at a game and makes moves that are written in the notation.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Player, Setup } from '../../src/match/setup';

const people = (seats: number): Player[] => Array.from({ length: seats }, () => ({ kind: 'person' }));

interface Places {
  /** Of the app, where it is not the one that all tests use. */
  app?: string;
  players?: Player[];
  /** Played already. */
  moves?: readonly string[];
  clock?: Setup['clock'];
  settings?: Record<string, unknown>;
}

/** Sits down at a game. Nothing slides over the board, so that a test need not wait for it. */
export async function sitDown(page: Page, game: string, places: Places = {}): Promise<void> {
  const {
    app = './',
    players = people(/players=[34]/.test(game) ? 4 : 2),
    moves = [],
    clock = null,
    settings = {},
  } = places;
  const kept = (value: unknown) => JSON.stringify({ version: 1, value });
  await page.goto(`${app}#/about`);
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [
    ['lozenge.game', kept({ setup: { game, players, clock }, moves })],
    ['lozenge.settings', kept({ animation: false, language: 'en', ...settings })],
  ] as [string, string][]);
  // Another query, so that the page is loaded anew and reads what is kept.
  await page.goto(`${app}?seated#/play`);
  await expect(board(page)).toBeVisible();
}

export const board = (page: Page): Locator => page.getByRole('group', { name: /^Board of/ });
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
/** Something less common, from the menu beside the board. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await button(page, name).click();
}
export async function openMenu(page: Page): Promise<void> {
  const menu = button(page, 'More');
  if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
}
export const moves = (page: Page): Locator => page.getByRole('list', { name: 'Moves' }).getByRole('listitem');
/** The last move that the page lists. */
export const lastMove = (page: Page): Locator => moves(page).last();

/** How a player reaches what is on the page. */
export interface Hand {
  cell(name: string): Promise<void>;
  /** A pawn of a tower. */
  pawn(name: string, level: number): Promise<void>;
  press(button: Locator): Promise<void>;
}

const pawns: Record<string, string> = { R: 'red', O: 'orange', K: 'black', N: 'brown' };
const claims: Record<string, string> = { insist: 'Call the jump', huff: 'Huff' };

/** Makes a move by hand, as a player would who reads it from paper. */
export async function make(page: Page, hand: Hand, move: string): Promise<void> {
  const claim = /^(insist|huff)(.*)$/.exec(move);
  const placed = /^(.)@(.+)$/.exec(move);
  const carried = /^(.+)\.(\d)-(.+)$/.exec(move);
  if (claim) {
    await hand.press(button(page, claims[claim[1]!]!));
    if (claim[2]) await hand.cell(claim[2]);
  } else if (placed) {
    await hand.press(button(page, new RegExp(`^${pawns[placed[1]!]} pawn`)));
    await hand.cell(placed[2]!);
  } else if (carried) {
    await hand.pawn(carried[1]!, Number(carried[2]));
    await hand.cell(carried[3]!);
  } else await walk(page, hand, move);
}

async function walk(page: Page, hand: Hand, move: string): Promise<void> {
  for (const landing of move.split(/[-x>+]/)) {
    const [name, count] = landing.split('/');
    await hand.cell(name!);
    const size = button(page, count ?? '-');
    if (count && (await size.isVisible())) await hand.press(size);
  }
  const stop = button(page, 'Stop here');
  if (await stop.isVisible()) await hand.press(stop);
}

const hit = (page: Page, name: string) => page.locator(`[data-hit][aria-label^="${name}: "]`);

async function middle(of: Locator): Promise<{ x: number; y: number; bottom: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, bottom: box.y + box.height };
}

async function pawnAt(page: Page, name: string, level: number): Promise<{ x: number; y: number }> {
  const cell = await hit(page, name).getAttribute('data-hit');
  const { x, bottom } = await middle(page.locator(`[data-piece="${cell}"][data-level="${level}"] .edge`));
  return { x, y: bottom - 4 };
}

export const mouse = (page: Page): Hand => ({
  async cell(name) {
    const { x, y } = await middle(hit(page, name));
    await page.mouse.click(x, y);
  },
  async pawn(name, level) {
    const { x, y } = await pawnAt(page, name, level);
    await page.mouse.click(x, y);
  },
  press: (target) => target.click(),
});

export const finger = (page: Page): Hand => ({
  async cell(name) {
    const { x, y } = await middle(hit(page, name));
    await page.touchscreen.tap(x, y);
  },
  async pawn(name, level) {
    const { x, y } = await pawnAt(page, name, level);
    await page.touchscreen.tap(x, y);
  },
  press: (target) => target.tap(),
});

/** Enter on what has the focus. Tab and arrows are tested by themselves. */
export const keys = (page: Page): Hand => {
  const enter = async (target: Locator) => {
    await target.focus();
    await page.keyboard.press('Enter');
  };
  return {
    cell: (name) => enter(hit(page, name)),
    async pawn(name, level) {
      await enter(hit(page, name));
      const choice = button(page, `Level ${level}`);
      if (await choice.isVisible()) await enter(choice);
    },
    press: enter,
  };
};

/** By the tree that a screen reader sees: buttons and their names, nothing else. */
export const ear = (page: Page): Hand => {
  const enter = async (target: Locator) => {
    await target.focus();
    await page.keyboard.press('Enter');
  };
  const cell = (name: string) => enter(board(page).getByRole('button', { name: new RegExp(`^${name}: `) }));
  return {
    cell,
    async pawn(name, level) {
      await cell(name);
      const choice = button(page, `Level ${level}`);
      if (await choice.isVisible()) await enter(choice);
    },
    press: enter,
  };
};
