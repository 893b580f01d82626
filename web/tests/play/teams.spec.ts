// Three and four at one board: who owns which colour, who plays with whom, who comes next, who has won.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { board, sitDown } from './desk';
import { gameOf } from './games';

test.use({ serviceWorkers: 'block' });

const plate = (page: Page, name: string) => page.locator('.bar').filter({ hasText: name });
/** Not what they hold in reserve. */
const players = (team: Locator) => team.locator('li:has(> strong)');
const people = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ kind: 'person' as const, name }));

test('the plates name the teams, the order of play and the colours', async ({ page }) => {
  await sitDown(page, 'diam:players=4');
  const first = page.getByRole('group', { name: 'Team 1' });
  await expect(players(first)).toHaveText([/^1\.\s*Player 1\s*red/, /^3\.\s*Player 2\s*orange/]);
  const second = page.getByRole('group', { name: 'Team 2' });
  await expect(players(second)).toHaveText([/^2\.\s*Player 3\s*/, /^4\.\s*Player 4\s*/]);
  for (const team of [first, second])
    for (const place of await players(team).all()) await expect(place.locator('.reserve')).toHaveCount(1);
});

test('who plays alone against two has two turns and two colours', async ({ page }) => {
  await sitDown(page, 'diam:players=3');
  await expect(page.locator('.bar li').filter({ hasText: /^1 \+ 3\./ })).toHaveCount(1);
});

test('people at one screen have names', async ({ page }) => {
  await sitDown(page, 'diam:players=4', { players: people });
  await expect(page.locator('.actions .turn')).toHaveText('Ada to move');
  await expect(page).toHaveTitle(/^Ada to move · DIAM/);
  for (const { name } of people) await expect(plate(page, name)).toHaveCount(1);
});

test('the winning pair is marked, and the team is named', async ({ page }) => {
  await sitDown(page, 'diam:players=4', { moves: gameOf('diam:players=4') });
  await expect(page.locator('.cheer .halo')).toHaveCount(2);
  await expect(page.locator('.result p').first()).toHaveText(/^Team 2 wins: two pawns/);
  await sitDown(page, 'diam:players=4', { moves: gameOf('diam:players=4'), players: people });
  await expect(page.locator('.result p').first()).toHaveText(/^Ben \+ Dan wins: two pawns/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.cheer')).toHaveCount(0);
  await expect(board(page)).toBeVisible();
});
