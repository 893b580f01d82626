// axe finds nothing on the pages for learning, in either theme; nothing is wider than a phone.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { keep } from '../kept';
import { button } from '../play/desk';
import { courseOf, families } from './course';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html.slice(0, 200)).join('\n')}`,
  );
  expect(told).toEqual([]);
}

/** Another query, so that the page is loaded anew: the heading waited for is then its own, not that of the page before. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`./?${path}#/${path}`);
  await page.waitForSelector('main h1');
}

const { id } = families[0]!;
/** A lesson of each game, not always the same. */
const lessons = families.map((family, i) => `learn/${family.id}/${courseOf(family.id).lessons[i * 2]!.name}`);

for (const theme of ['light', 'dark'] as const)
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('courses, rulebooks and puzzles are accessible', async ({ page }) => {
      await keep(page, 'settings', { language: 'en', animation: false });
      // The themes differ in colours only: all boards in one of them are enough.
      const some = [lessons[1]!, `rules/${id}`, `puzzles/${id}`, `puzzles/${id}/rush`];
      for (const path of ['learn', 'puzzles', ...some, ...(theme === 'light' ? lessons : [])]) {
        await open(page, path);
        await expectNoViolation(page);
      }
    });

    test('what is said about a move is accessible, and so is the end', async ({ page }) => {
      await keep(page, 'settings', { language: 'en', animation: false });
      await keep(page, 'learnt', { [id]: courseOf(id).lessons.map(({ name }) => name) });
      await page.goto(`./#/${lessons[0]}`);
      await page.getByLabel('Type a move').fill('?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoViolation(page);
      await button(page, 'Show me').click();
      await expect(page.locator('.said.good')).toBeVisible();
      await expectNoViolation(page);
      await page.goto(`./#/learn/${id}`);
      await page.waitForSelector('.finish');
      await expectNoViolation(page);
    });

    test('the same for those who hear it', async ({ page }) => {
      await keep(page, 'settings', { language: 'en', screenReader: true });
      for (const path of [lessons[theme === 'light' ? 0 : 5]!, `rules/${id}`, `puzzles/${id}`]) {
        await open(page, path);
        await expectNoViolation(page);
      }
    });
  });

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pages = families.map((family) => `rules/${family.id}`);
  for (const language of ['en', 'es', 'fr', 'de', 'pt']) {
    await page.goto('./');
    await page.evaluate(
      (value) => localStorage.setItem('lozenge.settings', JSON.stringify({ version: 1, value })),
      { language },
    );
    await page.goto(`./?${language}#/learn`);
    for (const path of ['learn', 'puzzles', `puzzles/${id}`, `puzzles/${id}/rush`, ...lessons, ...pages]) {
      await page.goto(`./?${language}#/${path}`);
      await page.waitForSelector('main h1');
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${path} in ${language}`).toBeLessThanOrEqual(0);
    }
  }
});
