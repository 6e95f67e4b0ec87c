import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useMemo, useSyncExternalStore } from 'react';
import { LANGUAGES } from '@/i18n/languages.ts';
import { needWords, type Words, watchWords, wordsShown } from '@/i18n/words.ts';

const providerOf = ({ language, console: words }: Words): I18nProvider => {
  if (!words) throw new Error('The words of the console are not loaded.');
  return polyglotI18nProvider(() => words, language, [...LANGUAGES]);
};

/**
 * react-admin's translations in the language in view. Another language is another provider: what
 * shows words renders anew, in place, and keeps what was typed, which react-admin's own
 * `changeLocale` does not.
 */
export const useI18n = (): I18nProvider => {
  const words = useSyncExternalStore(watchWords, wordsShown);
  return useMemo(() => providerOf(words), [words]);
};

/** Loads a part of the console together with the words of all pages, so that it has its own. */
export const withWords =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [part] = await Promise.all([load(), needWords('pages')]);
    return part;
  };
