// The catalogues: every language says everything, with the same holes.
import { describe, expect, it } from 'vitest';
import de from './de';
import en from './en';
import es from './es';
import fr from './fr';
import { languages, preferredLanguage } from './languages';
import pt from './pt';

const catalogues: Record<string, { texts: Record<string, string> }> = { en, es, fr, de, pt };
const holes = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort();

describe.each(languages)('the texts in %s', (language) => {
  const texts = catalogues[language]?.texts ?? {};

  it('have the same keys as in English', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en.texts).sort());
  });
  it('have the same holes as in English', () => {
    for (const [key, text] of Object.entries(en.texts))
      expect(holes(texts[key] ?? ''), key).toEqual(holes(text));
  });
  it('are never empty', () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
  it('are translated', () => {
    const same = Object.entries(en.texts).filter(([key, text]) => texts[key] === text && text.length > 25);
    if (language !== 'en') expect(same).toEqual([]);
  });
});

describe('the preferred language', () => {
  it('is the first one that we speak', () => {
    expect(preferredLanguage(['ja', 'pt-BR', 'en'])).toBe('pt');
  });
  it('is English where we speak none of them', () => {
    expect(preferredLanguage(['ja', 'xx'])).toBe('en');
  });
});
