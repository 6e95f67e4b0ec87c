import { english } from '../../../src/i18n/en/index.ts';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { german } from '../../support/german.ts';
import { LOCALES, TIME_ZONE, WALKED_LANGUAGES, type Walker } from './walker.ts';

type Language = Walker['language'];

const CATALOGUES = { en: english, de: german } as const;

const providers = {
  en: createI18nProvider({ language: 'en', console: CATALOGUES.en }, [LOCALES.en]),
  de: createI18nProvider({ language: 'de', console: CATALOGUES.de }, [LOCALES.de]),
};

/** Spaces of every kind become one plain space: the browser's and Node's Intl differ in them. */
export const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Says things as the console does in a language. */
export const speaker = (language: Language) => {
  const locale = LOCALES[language];
  const { translate } = providers[language];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    locale,
    /** @returns a message of the catalogue. */
    say: (key: string, values?: Record<string, unknown>) => squash(translate(key, values)),
    day: (value: Date) => squash(day.format(value)),
    number: (value: number) => squash(value.toLocaleString(locale)),
    country: (code: string) => {
      try {
        return countries.of(code) ?? code;
      } catch {
        return code;
      }
    },
  };
};

/** Says things as the console does in a language. */
export type Speaker = ReturnType<typeof speaker>;

/** How the sentence about unsaved changes begins, in each language. */
export const UNSAVED = WALKED_LANGUAGES.map(language =>
  speaker(language).say('forms.unsaved', { fields: '', smart_count: 0 }),
);
