// The texts of the app in the language that is spoken now.
import { type Catalogue as Sentences, type Sentence, spoken } from '../core/sentence';
import type en from './en';
import { loadGameTexts } from './games';
import type { Language } from './languages';

export type Key = keyof (typeof en)['texts'];

interface Catalogue {
  texts: Record<string, string>;
  sentences: Record<string, string>;
}

interface Speech {
  language: Language;
  texts: Record<string, string>;
  sentences: Sentences;
}

const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  de: () => import('./de'),
  pt: () => import('./pt'),
};

let speech: Speech = $state.raw({ language: 'en', texts: {}, sentences: {} });

/** Loads the language and speaks it from now on. Rejects if its texts cannot be fetched. */
export async function speak(language: Language): Promise<void> {
  const [{ default: catalogue }, games] = await Promise.all([
    catalogues[language](),
    loadGameTexts(language),
  ]);
  speech = {
    language,
    texts: { ...games.texts, ...catalogue.texts },
    sentences: { ...games.sentences, ...catalogue.sentences },
  };
  document.documentElement.lang = language;
}

export const language = (): Language => speech.language;

function fill(template: string, holes: readonly (string | number)[]): string {
  return template.replace(/\{(\d)\}/g, (hole, digit) => String(holes[Number(digit) - 1] ?? hole));
}

/** The text of the key, with {1}, {2} ... filled. */
export function t(key: Key, ...holes: (string | number)[]): string {
  return fill(speech.texts[key] ?? key, holes);
}

/** The text of a key that is made of ids from the core; the fallback where the catalogue has none. */
export function named(key: string, fallback: string): string {
  return speech.texts[key] ?? fallback;
}

/** "{1} game" or "{1} games", by the rules of the language: the keys end in .one and .other. */
export function counted(stem: string, count: number): string {
  const form = new Intl.PluralRules(speech.language).select(count) === 'one' ? 'one' : 'other';
  return fill(speech.texts[`${stem}.${form}`] ?? stem, [count]);
}

/** A sentence of the core (a refusal, an ending) in the language that is spoken. */
export function sentence(said: Sentence): string {
  return spoken(said, speech.sentences);
}
