import polyglotI18nProvider from 'ra-i18n-polyglot';
import { core } from '@/i18n/en/core.ts';

let words: typeof core = core;

/** The words on the screen. */
export const i18nProvider = polyglotI18nProvider(() => words, 'en', [
  { locale: 'en', name: 'English' },
]);

let loading: Promise<void> | undefined;

const loadPageWords = () => {
  loading ??= import('@/i18n/en/index.ts').then(async ({ english }) => {
    words = english;
    await i18nProvider.changeLocale('en');
  });
  return loading;
};

/** Loads a part of the console together with the words of all pages, so that it has its own. */
export const withWords =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [part] = await Promise.all([load(), loadPageWords()]);
    return part;
  };
