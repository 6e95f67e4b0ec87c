import { describe, expect, it } from 'vitest';
import { german } from '../../tests/support/german.ts';
import { english } from './en/index.ts';
import { createI18nProvider } from './i18nProvider.ts';

const inEnglish = createI18nProvider({ language: 'en', console: english }, ['en-US']);
const inGerman = createI18nProvider({ language: 'de', console: german }, ['en-US']);

describe('createI18nProvider', () => {
  it('says the words of its language', () => {
    expect(inEnglish.translate('shell.nav.allProducts')).toBe('All Products');
    expect(inGerman.translate('shell.nav.allProducts')).toBe('Alle Produkte');
    expect(inGerman.getLocale()).toBe('de');
  });

  it('knows one and many', () => {
    expect(inGerman.translate('common.rows.results', { smart_count: 1 })).toBe('1 Ergebnis');
    expect(inGerman.translate('common.rows.results', { smart_count: 2 })).toBe('2 Ergebnisse');
  });

  it('writes numbers as the locale does, with the reader’s region where it is known', () => {
    const results = { smart_count: 2500 };
    expect(inEnglish.translate('common.rows.results', results)).toBe('2,500 results');
    expect(inGerman.translate('common.rows.results', results)).toBe('2.500 Ergebnisse');
    const inAustria = createI18nProvider({ language: 'de', console: german }, ['de-AT']);
    expect(inAustria.translate('common.rows.results', results)).toBe('2\u00a0500 Ergebnisse');
  });

  it('leaves texts and unknown placeholders as they are', () => {
    expect(inEnglish.translate('common.rows.selectRow', { name: '2500' })).toBe('Select 2500');
    expect(inEnglish.translate('common.rows.selectRow')).toBe('Select %{name}');
  });

  it('refuses to speak before its words are loaded', () => {
    expect(() => createI18nProvider({ language: 'de', console: null }, [])).toThrow('not loaded');
  });
});
