import { english } from '../../src/i18n/en/index.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';

/** The console's own words, in English. */
export const { translate } = createI18nProvider({ language: 'en', console: english }, ['en-US']);
