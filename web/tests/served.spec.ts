// The app as the program serves it (tests/web/browser): whole under the security policy, compressed, cached.
import { expect, test } from '@playwright/test';
import { familyLinks } from './kept';
import { moves, sitDown } from './play/desk';

test.skip(!process.env['LOZENGE_WEB_PORT'], 'another server serves');
test.use({ serviceWorkers: 'block' });

test('nothing in the app is against the security policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  const response = await page.goto('./');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
  for (const link of await familyLinks(page)) await page.goto(`./${link}`);
  for (const route of ['settings', 'statistics', 'about', 'keys']) await page.goto(`./#/${route}`);
  const computer = { kind: 'computer', level: 2 } as const;
  await sitDown(page, 'checkers', { players: [computer, computer] });
  await expect.poll(() => moves(page).count()).toBeGreaterThan(1);
  expect(refused).toEqual([]);
});

test('the core comes compressed, and is kept for good', async ({ page }) => {
  const core = page.waitForResponse(/\.wasm$/);
  await page.goto('./');
  const headers = await (await core).allHeaders();
  expect(headers['content-type']).toBe('application/wasm');
  expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
  expect(headers['cache-control']).toContain('immutable');
});

test('a page that is known is not sent again', async ({ page, request }) => {
  const first = await request.get('./');
  const again = await request.get('./', { headers: { 'If-None-Match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
  const lost = await page.goto('./no/such/page');
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'To the games' })).toBeVisible();
});
