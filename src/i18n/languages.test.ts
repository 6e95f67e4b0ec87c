import { describe, expect, it } from 'vitest';
import { firstLanguage, formatLocale, languageOf } from './languages.ts';

describe('languageOf', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-de', 'de'],
    ['en-US', 'en'],
    ['fr', undefined],
    ['den', undefined],
    ['', undefined],
  ])('%s is %s', (tag, language) => expect(languageOf(tag)).toBe(language));
});

describe('firstLanguage', () => {
  it('is what was chosen before', () => {
    expect(firstLanguage('de', ['en-US'])).toBe('de');
    expect(firstLanguage('en', ['de-DE'])).toBe('en');
  });
  it('follows the browser until something is chosen', () => {
    expect(firstLanguage(null, ['de-CH', 'en'])).toBe('de');
    expect(firstLanguage(null, ['en-GB', 'de'])).toBe('en');
    expect(firstLanguage(null, ['fr-CH', 'de-CH'])).toBe('de');
  });
  it('is English for everybody else, and where something unknown was kept', () => {
    expect(firstLanguage(null, ['fr', 'it'])).toBe('en');
    expect(firstLanguage(null, [])).toBe('en');
    expect(firstLanguage('klingon', ['de'])).toBe('de');
  });
});

describe('formatLocale', () => {
  it('takes the region from the browser', () => {
    expect(formatLocale('de', ['en-US', 'de-AT', 'de'])).toBe('de-AT');
    expect(formatLocale('en', ['en-GB', 'en'])).toBe('en-GB');
  });
  it('is the language alone where the browser has no region for it', () => {
    expect(formatLocale('de', ['en-US', 'en'])).toBe('de');
  });
});
