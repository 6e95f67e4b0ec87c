import { describe, expect, it } from 'vitest';
import { german } from '../../tests/support/german.ts';
import { messagesOf } from '../../tests/support/messagesOf.ts';
import { english } from './en/index.ts';

const placeholdersOf = (message: string) =>
  [...new Set(message.match(/%\{\w+\}/g))].filter(name => name !== '%{smart_count}').sort();

const formsOf = (message: string) => message.split('||||').length;

/** `%{smart_count}` may be left out of single forms ("1 row"), but not invented. */
const countsSomething = (message: string) =>
  formsOf(message) > 1 || message.includes('%{smart_count}');

const originals = messagesOf(english);
const TRANSLATIONS = { German: messagesOf(german) };

/** Words that are the same on purpose: names, codes, and what both languages took from each other. */
const SAME_IN_GERMAN = new Set([
  'Google Merchant Center',
  'Shopify',
  'Wix',
  'Wix Catalog V1',
  'Wix Catalog V3',
  'SKU',
  'Barcode',
  'Barcode (EAN, UPC, ISBN)',
  'UTF-8',
  'Status',
  'Name',
  'Name %{number}',
  'in %{time}',
  'Version',
  'Details',
  'Link',
  'Option',
  'Spam',
  'Tablet',
  'Website',
  'Shop',
  'Handle',
  'Import',
  'System',
  'Commit',
  'Browser',
  'Standard',
  'App Check',
  '%{day} (UTC)',
]);

/** Signs and placeholders alone: there is nothing to translate. */
const saysNothing = (message: string) =>
  !/\p{L}/u.test(message.replace(/%\{\w+\}/g, '').replaceAll('||||', ''));

describe.each(Object.entries(TRANSLATIONS))('%s', (_, translated) => {
  it('has the same keys as English', () => {
    expect([...translated.keys()].sort()).toEqual([...originals.keys()].sort());
  });

  it('has the same placeholders in every message', () => {
    const differing = [...originals].filter(
      ([key, message]) =>
        placeholdersOf(message).join() !== placeholdersOf(translated.get(key) ?? '').join() ||
        countsSomething(message) !== countsSomething(translated.get(key) ?? ''),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('has as many plural forms in every message', () => {
    const differing = [...originals].filter(
      ([key, message]) => formsOf(message) !== formsOf(translated.get(key) ?? ''),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('has no empty message', () => {
    const empty = [...translated].filter(
      ([key, message]) => message.trim() === '' && originals.get(key)?.trim() !== '',
    );
    expect(empty).toEqual([]);
  });
});

/** What may be one, or many: the sentence differs in more than its number. */
const COUNTED = [
  ...['images', 'tags', 'attributes'].map(field => `merge.warning.dropped.${field}`),
  ...['currency', 'options', 'limit'].map(why => `merge.warning.variants.${why}`),
  ...['merge.scan.done', 'products.form.option.effect', 'giveaways.done.draw'],
  ...['requests.nobodyFits', 'requests.bulkBody.approve', 'requests.bulkBody.reject'],
  ...['import.file.facts', 'import.file.sheetFacts', 'health.products', 'health.views'],
];

it.each(COUNTED)('%s has a form for one and a form for many', key => {
  expect(formsOf(originals.get(key) ?? '')).toBe(2);
});

describe('German', () => {
  const translated = TRANSLATIONS.German;

  it('is translated, not copied', () => {
    const copied = [...originals].filter(
      ([key, message]) =>
        translated.get(key) === message && !saysNothing(message) && !SAME_IN_GERMAN.has(message),
    );
    expect(copied).toEqual([]);
  });

  it('lists no word as the same that is not', () => {
    const same = new Set(
      [...originals].filter(([key, text]) => translated.get(key) === text).map(([, text]) => text),
    );
    expect([...SAME_IN_GERMAN].filter(word => !same.has(word))).toEqual([]);
  });

  it('says Sie, and quotes „so“', () => {
    const familiar = [...translated].filter(([, message]) =>
      /\b(du|dein\w*|dir|dich)\b|[“][^„“]*”|"/i.test(message),
    );
    expect(familiar).toEqual([]);
  });
});
