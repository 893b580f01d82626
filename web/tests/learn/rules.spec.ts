// The rulebooks in the browser: every game and every language, with diagrams that can be played with.
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keep } from '../kept';
import { families } from './course';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const source = (id: string, language: string): string => {
  const shared = language === 'en' ? 'docs/rules/README.md' : `docs/rules/${language}/README.md`;
  const path = id === 'README' ? shared : `src/games/${id}/rulebook/${language}.md`;
  return readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
};
const headings = (text: string): string[] =>
  [...text.matchAll(/^#{1,3} (.+)$/gm)].map(([, title]) => title!.trim());

for (const language of ['en', 'es', 'fr', 'de', 'pt'])
  test(`every rulebook is there in ${language}`, async ({ page }) => {
    await keep(page, 'settings', { language, animation: false });
    for (const id of [...families.map((family) => family.id), 'README']) {
      await page.goto(`./#/rules/${id}`);
      const [title, ...others] = headings(source(id, language));
      await expect(page.locator('article h1')).toHaveText(title!);
      await expect(page.locator('article :is(h2, h3)')).toHaveText(others);
    }
  });

for (const { id } of families)
  test(`every diagram of ${id} comes alive`, async ({ page }) => {
    await keep(page, 'settings', { language: 'en', animation: false });
    await page.goto(`./#/rules/${id}`);
    await page.waitForSelector('article h2');
    const diagrams = source(id, 'en').match(/^```position /gm)?.length ?? 0;
    for (let number = 1; number <= diagrams; ++number) {
      const figure = page.getByRole('figure', { name: `Diagram ${number}`, exact: true });
      await page.evaluate(() => document.querySelector('.blank')?.scrollIntoView());
      await expect(figure).toBeVisible();
      const show = figure.getByRole('button', { name: /^Show / });
      if ((await show.count()) === 0) continue;
      const before = await figure.locator('figcaption p').first().textContent();
      await show.click();
      await expect(figure.locator('.refusal')).toHaveCount(0);
      await expect(figure.locator('figcaption p').first()).not.toHaveText(before!);
      await figure.getByRole('button', { name: 'Take back' }).click();
      await expect(figure.locator('figcaption p').first()).toHaveText(before!);
    }
    expect(await page.getByRole('figure').count()).toBe(diagrams);
  });

test('a reader tries moves, is refused in words, and goes back', async ({ page }) => {
  await keep(page, 'settings', { language: 'en', animation: false });
  await page.goto('./#/rules/checkers/moving');
  const figure = page.getByRole('figure', { name: 'Diagram 2' });
  await expect(page.getByRole('heading', { name: 'Moving' })).toBeFocused();
  const cell = (name: string) => figure.locator(`[data-hit][aria-label^="${name}: "]`);
  // The piece that lies above takes the click as well.
  const click = (name: string) => cell(name).click({ force: true });
  await click('14');
  await click('10');
  await expect(figure.getByRole('alert')).toHaveText('A man moves forward only; 14 to 10 is backward.');
  await click('14');
  await click('18');
  await expect(cell('18')).toHaveAttribute('aria-label', '18: Black man');
  await figure.getByRole('button', { name: 'From the start' }).click();
  await expect(cell('14')).toHaveAttribute('aria-label', '14: Black man');
});

test('links lead from the rulebook to what all games share, to the course and to a game', async ({
  page,
}) => {
  await keep(page, 'settings', { language: 'en' });
  await page.goto('./#/rules/checkers/how-the-game-ends');
  await page.getByRole('link', { name: 'Draws' }).first().click();
  await expect(page).toHaveURL(/#\/rules\/README\/draws$/);
  await expect(page.getByRole('heading', { name: 'Draws' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Interactive course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkers: the course' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Play it' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Rulebook' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkers' })).toBeVisible();
});

test('those who hear the page are told what stands in a diagram', async ({ page }) => {
  await keep(page, 'settings', { language: 'en', screenReader: true });
  await page.goto('./#/rules/checkers/moving');
  await expect(page.getByRole('figure', { name: 'Diagram 2' })).toContainText('14: Black man');
});

test('a rulebook that there is not', async ({ page }) => {
  await page.goto('./#/rules/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The rulebook cannot be opened');
});
