// What a test finds on the device: values as the app keeps them.
import type { Page } from '@playwright/test';
import type { Kept } from '../src/match/library';
import { fresh } from '../src/match/progress';

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

const players = [{ kind: 'person' as const }, { kind: 'computer' as const, level: 3 }];
const checkers = fresh({ game: 'checkers', players, clock: null });

/** A game in progress, one that is over, and an analysis. */
export const someGames: Kept[] = [
  {
    id: 'going',
    kind: 'game',
    changed: Date.UTC(2026, 4, 3, 12),
    progress: { ...checkers, moves: ['11-15', '22-18'] },
    verdict: null,
  },
  {
    id: 'over',
    kind: 'game',
    changed: Date.UTC(2026, 4, 2, 12),
    progress: {
      ...checkers,
      moves: ['11-15', '22-18', '15x22', '25x18'],
      over: true,
      ended: { by: 'resignation', side: 1 },
    },
    verdict: { winner: 0, ending: 'resignation' },
  },
  {
    id: 'study',
    kind: 'analysis',
    changed: Date.UTC(2026, 4, 1, 12),
    name: '',
    record: '[Black "Ann"]\n[White "Bob"]\n[Date "1985.??.??"]\n[GameType "21"]\n\n1. 9-14 22-18 {Hm.} *\n',
    about: { game: 'checkers', title: 'Ann – Bob', date: '1985.??.??', turns: 2, result: '*' },
    games: 1,
    chosen: 0,
    ways: [0, 0],
  },
];

/** The addresses of the new-game dialogs on the home page, one a family. */
export async function familyLinks(page: Page): Promise<string[]> {
  await page.goto('./');
  await page.waitForSelector('main li a');
  return page
    .locator('main li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
