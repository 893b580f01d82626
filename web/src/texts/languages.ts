// The languages that the app speaks.

export const languages = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type Language = (typeof languages)[number];

/** What speakers call their own language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
};

export function isLanguage(data: unknown): data is Language {
  return languages.some((language) => language === data);
}

/** The first of the wanted languages ("pt-BR") that we speak, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}
