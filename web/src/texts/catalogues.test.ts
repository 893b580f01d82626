// @vitest-environment node
// The catalogues: every language says everything, with the same holes.
import { beforeAll, describe, expect, it } from 'vitest';
import { readModule } from '../core/built';
import { makeCore } from '../core/core';
import de from './de';
import en from './en';
import es from './es';
import fr from './fr';
import { loadGameTexts, readWords } from './games';
import { type Language, languages, preferredLanguage } from './languages';
import pt from './pt';

const catalogues = { en, es, fr, de, pt };
const core = makeCore(await readModule());
const published = core.families().filter((family) => family.published);
/** What every language has to say: the app's texts, and the words of the published games. */
async function textsIn(language: Language): Promise<Record<string, string>> {
  const words = Object.entries((await loadGameTexts(language)).texts);
  const asked = words.filter(([key]) => published.some(({ id }) => key.startsWith(`game.${id}.`)));
  return { ...Object.fromEntries(asked), ...catalogues[language].texts };
}
const english = await textsIn('en');
const holes = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort();

describe.each(languages)('the texts in %s', (language) => {
  let texts: Record<string, string>;
  beforeAll(async () => {
    texts = await textsIn(language);
  });

  it('have the same keys as in English', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });
  it('have the same holes as in English', () => {
    for (const [key, text] of Object.entries(english))
      expect(holes(texts[key] ?? ''), key).toEqual(holes(text));
  });
  it('are never empty', () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
  it('are translated', () => {
    const same = Object.entries(english).filter(([key, text]) => texts[key] === text && text.length > 25);
    if (language !== 'en') expect(same).toEqual([]);
  });
});

it('says of every published game what its aim is, and why it is won', () => {
  for (const { id } of published)
    for (const key of ['aim', 'won']) expect(english, id).toHaveProperty([`game.${id}.${key}`]);
});

it('reads the words of a game', () => {
  expect(readWords('# a remark\nname = A game\n\nrank=high = a = b\n')).toEqual([
    ['name', 'A game'],
    ['rank=high', 'a = b'],
  ]);
});

describe('the preferred language', () => {
  it('is the first one that we speak', () => {
    expect(preferredLanguage(['ja', 'pt-BR', 'en'])).toBe('pt');
  });
  it('is English where we speak none of them', () => {
    expect(preferredLanguage(['ja', 'xx'])).toBe('en');
  });
});
