// Every lesson of every course to its end, with the mistakes on the way that the lesson names.
import { expect, type Page, test } from '@playwright/test';
import { keep } from '../kept';
import { button, ear, finger, type Hand, keys, make, mouse } from '../play/desk';
import { courseOf, families, solutionOf, wordsOf } from './course';

// What a service worker keeps is not to be tested here.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const said = (page: Page) => page.getByRole('alert');

/** Makes what the notation says, also what only lessons ask for: a pass, a removal, an arrangement. */
async function move(page: Page, hand: Hand, text: string): Promise<void> {
  if (text === '--') await hand.press(button(page, 'Pass'));
  else if (text === '=') await hand.press(button(page, 'Done'));
  else await make(page, hand, text.replace('~', ''));
}

async function type(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^(Type a move|Question or move)$/).fill(text);
  await page.keyboard.press('Enter');
}

async function goThrough(page: Page, id: string, hand: Hand): Promise<void> {
  const words = wordsOf(id);
  const course = courseOf(id);
  await page.goto(`./#/learn/${id}`);
  for (const lesson of course.lessons)
    for (const [index, step] of lesson.steps.entries()) {
      const key = `${lesson.name}.${step.name}`;
      await test.step(key, async () => {
        await expect(page.locator('.task .text')).toHaveText(words[key]!);
        for (const { move: wrong, sentence } of step.wrong) {
          if (sentence !== '') await type(page, wrong);
          else await move(page, hand, wrong);
          await expect(said(page)).toHaveText(sentence || words[`${key}.hint`]!);
        }
        if (step.accept.length > 0) {
          await move(page, hand, solutionOf(lesson, index));
          await expect(page.locator('.said.good')).toHaveText(`Right! ${words[`${key}.done`]}`);
        }
        await hand.press(button(page, 'Next'));
      });
    }
  await expect(page.getByRole('heading', { level: 2, name: /^You know the rules/ })).toBeFocused();
  await expect(
    page.getByText(`${course.lessons.length} of ${course.lessons.length} lessons done`),
  ).toBeVisible();
}

const hands: Record<string, (page: Page) => Hand> = { mouse, keys, finger, ear };

for (const [i, { id }] of families.entries()) {
  const name = Object.keys(hands)[i % 4]!;
  test.describe(`by ${name}`, () => {
    test.use({ hasTouch: name === 'finger' });
    test(`the course of ${id} can be gone through`, async ({ page }) => {
      test.setTimeout(180_000);
      await keep(page, 'settings', { animation: false, language: 'en', screenReader: name === 'ear' });
      await goThrough(page, id, hands[name]!(page));
    });
  });
}

test('a wrong click is answered in words, and the lesson goes on', async ({ page }) => {
  await keep(page, 'settings', { animation: false, language: 'en' });
  await page.goto('./#/learn/checkers/forward');
  await mouse(page).cell('14');
  await mouse(page).cell('10');
  await expect(said(page)).toHaveText('A man moves forward only; 14 to 10 is backward.');
  await button(page, 'Show me').click();
  await expect(page.locator('.said.good')).toBeVisible();
  await button(page, 'Again').click();
  await expect(page.locator('.said')).toHaveCount(0);
  await make(page, mouse(page), '14-18');
  await expect(page.locator('.said.good')).toBeVisible();
});

test('where piles and towers are moved, a wrong click is answered with the reason too', async ({ page }) => {
  await keep(page, 'settings', { animation: false, language: 'en' });
  await page.goto('./#/learn/diamond-queens/split');
  await mouse(page).cell('13A');
  await mouse(page).cell('7B');
  await expect(said(page)).toHaveText('7B is not next to 13A.');
  await page.goto('./#/learn/diam/move');
  await mouse(page).pawn('1', 1);
  await mouse(page).cell('3');
  await expect(said(page)).toHaveText('Square 3 is not beside 1: pawns go from there to 8 or 2.');
});

test('the reply is played, and the next step goes on from it', async ({ page }) => {
  await keep(page, 'settings', { language: 'en' });
  await page.goto('./#/learn/checkers/crown-stops');
  await make(page, mouse(page), '21x30');
  await expect(page.locator('.said.good')).toBeVisible();
  await expect(page.locator('[data-hit][aria-label^="28: White man"]')).toHaveCount(1);
  await button(page, 'Next').click();
  await expect(page.locator('[data-hit][aria-label^="30: Black king"]')).toHaveCount(1);
  await button(page, 'Back').click();
  await expect(page.locator('[data-hit][aria-label^="21: Black man"]')).toHaveCount(1);
});

test('progress is kept, and the course goes on where it was left', async ({ page }) => {
  await page.goto('./#/learn/diam/ground');
  for (let i = 0; i < 3; ++i) {
    await button(page, 'Show me').click();
    await button(page, 'Next').click();
  }
  await expect(page).toHaveURL(/#\/learn\/diam\/move$/);
  await page.goto('./?again#/learn');
  await expect(page.getByText('1 of 11 lessons done')).toBeVisible();
  await page.getByRole('link', { name: /^DIAM/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Place a pawn' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Not on the ground done/ })).toBeVisible();
});

test('after the course comes the first game', async ({ page }) => {
  const names = courseOf('checkers').lessons.map(({ name }) => name);
  await keep(page, 'learnt', { checkers: names });
  await page.goto('./#/learn/checkers');
  await button(page, 'Play your first game at level 1').click();
  await expect(page).toHaveURL(/#\/play\/\w+$/);
  await expect(page.getByText('Newcomer')).toBeVisible();
});

test('an unknown course, an unknown lesson', async ({ page }) => {
  await page.goto('./#/learn/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await page.goto('./#/learn/checkers/nothing');
  await expect(page.getByText('This course has no lesson “nothing”')).toBeVisible();
});
