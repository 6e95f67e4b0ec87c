import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useMemo, useSyncExternalStore } from 'react';
import type { Depth } from './catalogues.ts';
import { formatLocale, LANGUAGES } from './languages.ts';
import { type Messages, requireMessages, shownMessages, watchMessages } from './messages.ts';

/** Fills in a message's placeholders; numbers are written as the reader writes them. */
const fillIn = (locale: string) => {
  const { format } = new Intl.NumberFormat(locale);
  return function (
    this: string,
    placeholders: RegExp,
    valueFor: (placeholder: string, name: string) => string | number,
  ) {
    return this.replace(placeholders, (placeholder, name: string) => {
      const value = valueFor(placeholder, name);
      return typeof value === 'number' ? format(value) : value;
    });
  };
};

/** react-admin's translations over the words of one language. */
export const createI18nProvider = (
  { language, console: words }: Pick<Messages, 'language' | 'console'>,
  wanted: readonly string[],
): I18nProvider => {
  if (!words) throw new Error('The words of the console are not loaded.');
  return polyglotI18nProvider(() => words, language, [...LANGUAGES], {
    replace: fillIn(formatLocale(language, wanted)),
  });
};

/**
 * The translations in the language in view. Another language is another provider: what shows words
 * renders anew, in place, and keeps what was typed, which react-admin's own `changeLocale` does not.
 */
export const useI18n = (): I18nProvider => {
  const words = useSyncExternalStore(watchMessages, shownMessages);
  return useMemo(() => createI18nProvider(words, navigator.languages), [words]);
};

/**
 * Loads a part of the console together with its words.
 * @param depth how many: those of most pages unless given.
 */
export const withMessages =
  <T>(load: () => Promise<T>, depth: Depth = 'pages') =>
  async (): Promise<T> => {
    const [part] = await Promise.all([load(), requireMessages(depth)]);
    return part;
  };
