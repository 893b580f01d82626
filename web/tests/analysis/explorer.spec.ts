// The opening explorer: what was played, how often and how well; and where it ends.
import { expect, test } from '@playwright/test';
import { names } from '../play/games';
import { moves, prepare, texts } from './bench';

test.use({ serviceWorkers: 'block' });

const families = names.filter((id) => !id.includes(':'));

for (const name of families)
  test(`the openings of ${name} are gone through to their end`, async ({ page }) => {
    await prepare(page);
    await page.goto('./?o#/openings');
    await page.locator(`main li a[href$="/${name}"]`).click();
    const panel = page.getByRole('tabpanel', { name: 'Openings' });
    const rows = panel.getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    await expect(rows.nth(1)).toContainText(/\d+ %, in 19 of 20 cases between \d+ % and \d+ %/);
    const first = rows.nth(1).getByRole('button');
    const move = await first.innerText();
    await first.click();
    await expect(moves(page).first()).toContainText(move);
    for (let i = 0; i < 40 && (await rows.count()) > 1; ++i) {
      await rows.nth(1).getByRole('button').click();
      await expect(moves(page)).toHaveCount(i + 2);
    }
    // Or the favourite moves go back and forth for ever.
    const went = await texts(page);
    if (went.length <= 40 || went.at(-1) !== went.at(-5))
      await expect(panel).toContainText(/The book ends here|The game is over/);
  });
