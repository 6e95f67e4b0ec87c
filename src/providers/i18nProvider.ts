import polyglotI18nProvider from 'ra-i18n-polyglot';
import { english } from '@/i18n/en/index.ts';

/** The words on the screen. */
export const i18nProvider = polyglotI18nProvider(
  () => english,
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: false },
);
