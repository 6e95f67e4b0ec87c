/** The languages of the console, by the name each gives itself. English is there for everybody else. */
export const LANGUAGES = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
] as const;

/** The code of a language that the console speaks (BCP 47, without a region). */
export type Language = (typeof LANGUAGES)[number]['locale'];

/** @returns the language of a tag such as `de` or `de-AT`; undefined where the console has none. */
export const languageOf = (tag: string): Language | undefined => {
  const base = tag.toLowerCase().split('-')[0];
  return LANGUAGES.find(({ locale }) => locale === base)?.locale;
};

/**
 * The language to begin with: what was chosen in this browser, else the first one of the browser's
 * own list that the console speaks, else English.
 */
export const firstLanguage = (chosen: string | null, wanted: readonly string[]): Language =>
  [chosen ?? '', ...wanted].map(languageOf).find(language => language !== undefined) ?? 'en';

/**
 * The locale of dates, numbers and amounts: the language with the reader's region, such as `de-AT`,
 * where the browser's list has one for it; else the language alone.
 */
export const formatLocale = (language: string, wanted: readonly string[]): string =>
  wanted.find(tag => tag.toLowerCase().split('-')[0] === language) ?? language;
