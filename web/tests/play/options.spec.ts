// Every option set can be started, and a move made in it.
import { expect, test } from '@playwright/test';
import { button, lastMove, sitDown } from './desk';

// What a service worker keeps is not to be tested here.
test.use({ serviceWorkers: 'block' });

const openings: Record<string, { move: string; options: Record<string, string[]> }> = {
  checkers: {
    move: '11-15',
    options: {
      sheet: ['maple', 'parker'],
      enforcement: ['strict', 'insist', 'huff'],
      crowning: ['ends', 'continues'],
    },
  },
  'diamond-checkers': {
    move: '13A-21',
    options: { enforcement: ['insist', 'strict'], promotion: ['at-once', 'at-end'] },
  },
  'diamond-kings': { move: '13A-21', options: { enforcement: ['insist', 'strict'] } },
  'diamond-queens': { move: '7A/1-13A', options: { enforcement: ['insist', 'strict'] } },
  'diamond-dogs': { move: 'd4-d6-d8', options: { goal: ['first', 'most'], setup: ['ones'] } },
  diam: { move: 'R@3', options: { players: ['2', '3', '4'] } },
};

const sets = (options: Record<string, string[]>): string[] =>
  Object.entries(options).reduce<string[]>(
    (texts, [key, values]) =>
      texts.flatMap((text) => values.map((v) => [text, `${key}=${v}`].filter(Boolean).join(','))),
    [''],
  );

for (const [family, { move, options }] of Object.entries(openings)) {
  test(`${family} with all its options`, async ({ page }) => {
    for (const set of sets(options)) {
      await sitDown(page, `${family}:${set}`);
      await page.getByLabel('Type a move').fill(move);
      await page.keyboard.press('Enter');
      await expect(lastMove(page), set).toContainText(move);
    }
  });
}

for (const goal of ['first', 'most']) {
  test(`dice are arranged by both players, goal=${goal}`, async ({ page }) => {
    await sitDown(page, `diamond-dogs:goal=${goal},setup=mixed`);
    const die = (name: string) => page.locator(`[data-hit][aria-label^="${name}: "]`);
    const before = await die('a1').getAttribute('aria-label');
    const other = await die('d4').getAttribute('aria-label');
    await die('a1').press('Enter');
    await die('d4').press('Enter');
    const shows = (label: string | null) => label?.split(', ')[1];
    await expect(die('a1')).toHaveAttribute('aria-label', `a1: Red die, ${shows(other)}`);
    await expect(die('d4')).toHaveAttribute('aria-label', `d4: Red die, ${shows(before)}`);
    await button(page, 'Done').click();
    await expect(page.locator('.actions .turn')).toHaveText('White to move');
    await expect(die('a1'), 'what is laid out stays hidden').toHaveAttribute('aria-label', 'a1: empty');
    await button(page, 'Random').click();
    await button(page, 'Done').click();
    await expect(page.locator('.actions .turn')).toHaveText('Red to move');
    await expect(page.locator('.piece')).toHaveCount(20);
  });
}

test('a house rule is played by', async ({ page }) => {
  await sitDown(page, 'diamond-dogs:mode=2,spaces=up-to,ones=hop');
  await page.getByLabel('Type a move').fill('d2>d6');
  await page.keyboard.press('Enter');
  await expect(lastMove(page)).toContainText('d2>d6');
});

test('a draw is called where the rules let a player do so', async ({ page }) => {
  await sitDown(page, 'diamond-kings:draws=called');
  const around = ['14A-15A', '14B-15B', '15A-14A', '15B-14B'];
  for (const move of [...around, ...around]) {
    await expect(button(page, 'Call a draw')).toBeHidden();
    await page.getByLabel('Type a move').fill(move);
    await page.keyboard.press('Enter');
    await expect(lastMove(page)).toContainText(move);
  }
  await button(page, 'Call a draw').click();
  await expect(page.getByText('Draw: it was called.').first()).toBeVisible();
});
