import { describe, expect, it } from 'vitest';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import { columnCell, MAX_CELL } from './columnCell.ts';
import type { ExportColumn } from './columns.ts';

const words = {
  date: (date: Date) => date.toISOString(),
  word: (column: ExportColumn, value: string) => `${column.words}:${value}`,
  currencyOf: (_: ExportColumn, id: string) => (id === 'p1' ? 'USD' : null),
};
const record = {
  price: 1250,
  yen: 500,
  currency: 'USD',
  noCurrency: null,
  at: new Date('2026-01-02T03:04:05Z'),
  tags: ['red', '', 'blue'],
  images: [{ url: 'https://a.example/1' }, { url: 'https://a.example/2' }],
  source: { shop: 'demo' },
  stockState: 'untracked',
  isDeleted: false,
  gaps: ['sku', 'price'],
  changes: {
    p1: [{ field: 'price', from: 1250, to: 1300 }],
    p2: [{ field: 'price', from: 1250, to: 1300 }],
    p3: [
      { field: 'currency', from: 'USD', to: 'JPY' },
      { field: 'variants', from: null, to: [{ price: 500 }] },
    ],
  },
  description: '<p>One &amp; two</p><ul><li>three</li></ul>',
  variants: [{ sku: 'A', price: 1250, compareAtPrice: null, weightGrams: 250 }],
  history: [{ at: new Date('2026-01-01T00:00:00Z'), to: 'approved' }],
};
const cell = (field: string, kind: ExportColumn['kind'], more: Partial<ExportColumn> = {}) =>
  columnCell(record, { key: field, field, kind, ...more }, words);

describe('columnCell', () => {
  it('writes amounts in major units of their currency', () => {
    expect(cell('price', 'money', { currencyField: 'currency' })).toBe(12.5);
    expect(cell('missing', 'money', { currencyField: 'currency' })).toBeNull();
  });

  it('writes the amounts inside of parts in major units, too', () => {
    expect(cell('variants', 'parts', { currencyField: 'currency' })).toBe(
      'sku: A, price: 12.5, weightGrams: 250',
    );
  });

  it('writes dates, paths, lists, counts and maps', () => {
    expect(cell('at', 'date')).toBe('2026-01-02T03:04:05.000Z');
    expect(cell('source.shop', 'text')).toBe('demo');
    expect(cell('source.none', 'text')).toBeNull();
    expect(cell('tags', 'list')).toBe('red | blue');
    expect(cell('images.url', 'list')).toBe('https://a.example/1 | https://a.example/2');
    expect(cell('images', 'size')).toBe(2);
    expect(cell('history', 'parts')).toBe('at: 2026-01-01T00:00:00.000Z, to: approved');
  });

  it('writes what stands for a word as that word', () => {
    expect(cell('stockState', 'text', { words: 'stock' })).toBe('stock:untracked');
    expect(cell('isDeleted', 'text', { words: 'common' })).toBe('common:no');
    expect(cell('gaps', 'list', { words: 'gap' })).toBe('gap:sku | gap:price');
    expect(cell('source.none', 'text', { words: 'stock' })).toBeNull();
  });

  it('writes the amounts that changed in major units of their record', () => {
    const currencyOf = { resource: 'products', nameField: 'currency' } as const;
    expect(cell('changes', 'parts', { currencyOf })).toBe(
      'p1: price: 12.5 → 13 | p2: price: 12.5 → 13 | p3: currency: USD → JPY | variants: – → price: 500',
    );
  });

  it('writes telephone numbers so that no spreadsheet works them out', () => {
    const phone = (value: string) =>
      columnCell({ phone: value }, { key: 'phone', field: 'phone', kind: 'phone' }, words);
    expect(phone('+49-30/123-45')).toBe('+49 30 123 45');
    expect(phone('+33 1 55')).toBe('+33 1 55');
    expect(phone('ask at the desk')).toBe('ask at the desk');
    expect(phone('+A1-2')).toBe('+A1-2');
  });

  it('cuts what is longer than a cell takes', () => {
    const long = { about: 'x'.repeat(216_480) };
    const text = columnCell(long, { key: 'about', field: 'about', kind: 'text' }, words);
    expect(text).toHaveLength(MAX_CELL);
    expect(String(text).endsWith('x …')).toBe(true);
  });

  it('writes HTML as its text', () => {
    expect(cell('description', 'html')).toBe('One & two\nthree');
  });

  it('writes of a product with variants what can be bought of it', () => {
    const stock = (quantity: number, tracked = true) => ({
      inventory: { tracked, quantity, inStock: true, oversell: false },
    });
    const variants = [
      testVariant('a', {}, { price: 8900, ...stock(3) }),
      testVariant('b', {}, { price: null, ...stock(4) }),
      testVariant('c', {}, { price: 100, visible: false, ...stock(90) }),
    ];
    const product = testProduct('p1', { price: 7900, variants, ...stock(77) });
    const cells = (one: typeof product) =>
      (['pieces', 'lowestPrice', 'highestPrice'] as const).map(kind =>
        columnCell(one, { key: kind, field: 'price', kind, currencyField: 'currency' }, words),
      );
    expect(cells(product)).toEqual([7, 79, 89]);
    expect(cells({ ...product, variants: [] })).toEqual([77, 79, 79]);
    expect(cells({ ...product, variants: [], price: null, ...stock(0, false) })).toEqual([
      null,
      null,
      null,
    ]);
    expect(cell('price', 'pieces')).toBeNull();
  });
});
