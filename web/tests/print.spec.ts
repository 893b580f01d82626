// The Print page: every document of every game is made in the browser, printed, downloaded; refusals are told.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { keep } from './kept';
import { families } from './learn/course';

async function open(page: Page, draft: Record<string, unknown> = {}): Promise<void> {
  await keep(page, 'print', { paper: 'letter', ...draft });
  await page.goto('./#/print');
  await settled(page);
}

const settled = (page: Page) =>
  expect(page.locator('.print-sheets [role=status]')).toHaveText(/^(\d+ pages?|)$/);
const sheets = (page: Page) => page.locator('.print-sheets .sheet > svg');
const choose = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).selectOption(value);

test('is reached from the header and from the home page', async ({ page }) => {
  await page.goto('./');
  await page.locator('header nav').getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Print');
  await page.goto('./');
  await page.locator('main a[href="#/print"]').click();
  await expect(sheets(page).first()).toBeVisible();
});

test('makes every document of every published game', async ({ page }) => {
  await open(page);
  const values = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const documents = (await values('Document')).filter((name) => name !== 'booklet');
  expect(documents.length).toBeGreaterThan(5);
  for (const { id } of families) {
    await choose(page, 'Game', id);
    for (const name of documents) {
      await choose(page, 'Document', name);
      await settled(page);
      await expect(page.locator('.print-sheets [role=alert]')).toHaveCount(0);
      await expect(sheets(page).first()).toBeVisible();
    }
  }
});

test('draws a position with a move, and says what is wrong with one', async ({ page }) => {
  await open(page, { document: 'diagram' });
  const before = await sheets(page).first().innerHTML();
  await page.getByLabel('Position').fill('nonsense');
  await expect(page.getByRole('alert')).toHaveText(/\.$/);
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeDisabled();
  await page.getByLabel('Position').fill('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(sheets(page)).toHaveCount(1);
  expect(await sheets(page).first().innerHTML()).toBe(before);
});

test('a board that does not fit is refused; on several sheets it fits', async ({ page }) => {
  await open(page, { document: 'board', space: '1in' });
  await expect(page.getByRole('alert')).toContainText('does not fit');
  await page.getByLabel('On several sheets').check();
  await settled(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await sheets(page).count()).toBeGreaterThan(2);
});

test('a score sheet has a column for each player', async ({ page }) => {
  await open(page, { document: 'scoresheet' });
  const players = async () =>
    new Set((await page.locator('.sheet').first().textContent())?.match(/Player \d/g)).size;
  for (const option of await page.getByLabel('Game', { exact: true }).locator('option').all()) {
    await choose(page, 'Game', (await option.getAttribute('value')) ?? '');
    if ((await page.locator('.choices fieldset').count()) > 0) break;
  }
  await settled(page);
  const few = await players();
  await page.locator('.choices fieldset input').last().check({ force: true });
  await expect.poll(players).toBeGreaterThan(few);
});

test('keeps what was chosen, and speaks the language of the app', async ({ page }) => {
  await page.goto('./#/print');
  await choose(page, 'Document', 'rules');
  await page.getByLabel('Black and white').check();
  await settled(page);
  await page.evaluate(() =>
    localStorage.setItem('lozenge.settings', JSON.stringify({ version: 1, value: { language: 'de' } })),
  );
  await page.reload();
  await expect(page.locator('.print-sheets .sheet').first()).toContainText('Was du brauchst');
  await expect(page.getByLabel('Schwarz', { exact: false })).toBeChecked();
});

test('downloads SVG with its fonts, and PNG', async ({ page }) => {
  await open(page, { document: 'diagram' });
  for (const [button, ending, begin] of [
    ['Download SVG', '.svg', '<svg'],
    ['Download PNG', '.png', '\u0089PNG'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(new RegExp(`diagram\\${ending}$`));
    const bytes = await readFile(await download.path());
    expect(bytes.toString('latin1').startsWith(begin)).toBe(true);
    if (ending === '.svg') expect(bytes.toString()).toContain('font/ttf;base64');
  }
});

test('prints the pages alone, in the size of their paper', async ({ page }) => {
  await open(page, { document: 'rules', paper: 'legal' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => [
    Number(w),
    Number(h),
  ]);
  expect(boxes).toHaveLength(await sheets(page).count());
  for (const [width, height] of boxes) {
    expect(Math.abs((width ?? 0) - 612)).toBeLessThan(2);
    expect(Math.abs((height ?? 0) - 1008)).toBeLessThan(2);
  }
});

test('prints sheets that lie on paper that lies', async ({ page }) => {
  await open(page, { document: 'board', paper: 'a4', space: '1in', tiled: true });
  const games = page.getByLabel('Game', { exact: true }).locator('option');
  const lying = page.locator('.print-sheets li.lying');
  for (const option of await games.all()) {
    await choose(page, 'Game', (await option.getAttribute('value')) ?? '');
    await settled(page);
    if ((await lying.count()) > 0) break;
  }
  const wanted = await page
    .locator('.print-sheets li')
    .evaluateAll((all) => all.map((one) => one.classList.contains('lying')));
  expect(wanted).toContain(true);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes.map(([, width, height]) => Number(width) > Number(height))).toEqual(wanted);
});

for (const theme of ['light', 'dark'] as const)
  test(`is accessible in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const document of ['set', 'diagram', 'booklet']) {
      await page.goto('./#/');
      await page.evaluate(
        (value) => localStorage.setItem('lozenge.print', JSON.stringify({ version: 1, value })),
        { document },
      );
      await page.goto('./#/print');
      await settled(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 120)).join()}`),
      ).toEqual([]);
    }
  });

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
