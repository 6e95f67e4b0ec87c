import { describe, expect, it } from 'vitest';
import { formatMoney } from '@/domain/money/money.ts';
import { type ChangeFormats, changeText, shownChanges } from './changeText.ts';

const words: ChangeFormats = {
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
  items: count => `${count} items`,
  amount: minor => `${minor} minor`,
  number: value => String(value),
  money: (minor: number, currency: string) => formatMoney(minor, currency, 'de'),
  weight: grams => `${grams} g`,
  date: value => value.toISOString().slice(0, 10),
  label: path => path.toUpperCase(),
  word: (field, text) => (field === 'status' && text === 'inReview' ? 'In review' : text),
};

describe('changeText', () => {
  it.each([
    ['title', null, 'empty'],
    ['title', 'Lamp', 'Lamp'],
    ['status', 'inReview', 'In review'],
    ['isDeleted', false, 'no'],
    ['endsAt', new Date('2026-01-02T00:00:00Z'), '2026-01-02'],
    ['price', 1250, '1250 minor'],
    ['variantCosts', { v1: 1250, v2: 0 }, '1250 minor, 0 minor'],
    ['variantCosts', {}, 'empty'],
    ['version', 3, '3'],
    ['weightGrams', 250, '250 g'],
    ['weightGrams', null, 'empty'],
    ['tags', ['a', 'b'], 'a, b'],
    ['tags', [], 'empty'],
    ['images', [{ url: 'x', alt: 'Front' }, { url: 'y' }], 'Front, 1 items'],
    ['options', [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }], 'Size: S, M'],
    ['variants', [{ id: 'v1', optionValues: { Size: 'S', Color: 'Red' } }], 'S / Red'],
    ['attributes', [{ name: 'Material', value: 'Cotton' }], 'Material: Cotton'],
    ['resolution', { by: 'admin', note: 'x' }, 'RESOLUTION.NOTE: x'],
    ['inventory', { tracked: true, quantity: 1 }, 'INVENTORY.TRACKED: yes, INVENTORY.QUANTITY: 1'],
    ['source', { runId: null, hash: 'a1', base: { title: 'b2' } }, 'empty'],
    ['description', '<p>Two<br>lines</p>', 'Two\nlines'],
  ])('%s %j is %s', (field, value, text) => {
    expect(changeText(field, value, words)).toBe(text);
  });

  it('writes amounts in their currency where it is known', () => {
    expect(changeText('price', 1250, { ...words, currency: 'USD' })).toBe('12,50\u00a0$');
  });

  it('cuts long text', () => {
    expect(changeText('about', 'x'.repeat(500), words)).toHaveLength(161);
  });
});

describe('shownChanges', () => {
  it('leaves out what is told in words', () => {
    const change = (field: string) => ({ field, from: null, to: 'x' });
    expect(shownChanges([change('statusHistory'), change('title')]).map(c => c.field)).toEqual([
      'title',
    ]);
  });
});
