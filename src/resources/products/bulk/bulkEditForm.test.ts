import { describe, expect, it } from 'vitest';
import { type BulkField, emptyBulkEdit, readBulkEdit } from './bulkEditForm.ts';

const form = (on: BulkField[], more = {}) => ({ ...emptyBulkEdit, on: new Set(on), ...more });

describe('readBulkEdit', () => {
  it('takes only what is switched on', () => {
    expect(readBulkEdit(form([], { category: 'Shoes' }))).toEqual({ edit: {}, problems: {} });
    expect(readBulkEdit(form(['category'], { category: ' Shoes ' })).edit).toEqual({
      category: 'Shoes',
    });
  });

  it('reads an amount to take off', () => {
    const { edit } = readBulkEdit(form(['price'], { priceMode: 'amount', priceValue: '-1.50' }));
    expect(edit.price).toEqual({ mode: 'amount', amount: '-1.50', ending: null });
  });

  it('reads per cents and endings', () => {
    const { edit } = readBulkEdit(form(['price'], { priceValue: '5', ending: '99' }));
    expect(edit.price).toEqual({ mode: 'percent', percent: 5, ending: 99 });
  });

  it.each(['', 'ten', '1e9999', '1,5,0'])('says that %j is no number', priceValue => {
    expect(readBulkEdit(form(['price'], { priceValue })).problems).toEqual({
      price: 'products.bulk.invalidNumber',
    });
  });

  it('does not set a negative price', () => {
    const { problems } = readBulkEdit(form(['price'], { priceMode: 'set', priceValue: '-1' }));
    expect(problems.price).toBeDefined();
  });

  it.each([
    ['set', '0', 0],
    ['add', ' 1 200 ', 1200],
    ['take', '3', 3],
  ] as const)('reads %s %j', (stockMode, stockValue, pieces) => {
    const { edit, problems } = readBulkEdit(form(['stock'], { stockMode, stockValue }));
    expect([edit.stock, problems]).toEqual([{ mode: stockMode, pieces }, {}]);
  });

  it.each(['', '-1', '1.5', 'ten', '1e3', '1000000000'])('takes %j for no pieces', stockValue => {
    const { edit, problems } = readBulkEdit(form(['stock'], { stockValue }));
    expect([edit, problems]).toEqual([{}, { stock: 'products.bulk.invalidPieces' }]);
  });

  it.each([
    ['', null],
    ['0', 0],
    [' 1 000 ', 1000],
  ])('reads the low stock threshold %j as %j', (lowStockThreshold, pieces) => {
    const { edit, problems } = readBulkEdit(form(['lowStockThreshold'], { lowStockThreshold }));
    expect([edit, problems]).toEqual([{ lowStockThreshold: pieces }, {}]);
  });

  it.each(['-1', '1.5', 'ten', '1000001'])('takes %j for no threshold', lowStockThreshold => {
    const { edit, problems } = readBulkEdit(form(['lowStockThreshold'], { lowStockThreshold }));
    expect([edit, problems]).toEqual([{}, { lowStockThreshold: 'validation.lowStockThreshold' }]);
  });

  it.each([
    ['percent', '20', { mode: 'percent', percent: 20 }],
    ['amount', '5.50', { mode: 'amount', amount: '5.50' }],
    ['end', '', { mode: 'end' }],
  ] as const)('reads a sale: %s %j', (saleMode, saleValue, sale) => {
    expect(readBulkEdit(form(['sale'], { saleMode, saleValue }))).toEqual({
      ...{ edit: { sale }, problems: {} },
    });
  });

  it.each([
    ['percent', '101'],
    ['percent', '0'],
    ['percent', ''],
    ['amount', '-5'],
    ['amount', 'ten'],
  ] as const)('takes no sale of %s %j', (saleMode, saleValue) => {
    const { edit, problems } = readBulkEdit(form(['sale'], { saleMode, saleValue }));
    expect(edit).toEqual({});
    expect(problems.sale).toBeDefined();
  });

  it('does not change prices and put on sale at once', () => {
    const both = form(['sale', 'price'], { saleValue: '20', priceValue: '5' });
    const { edit, problems } = readBulkEdit(both);
    expect(edit.sale).toBeUndefined();
    expect(problems).toEqual({ sale: 'products.bulk.saleOrPrice' });
  });

  it('takes tags, and the one that is not ended yet', () => {
    const typed = form(['addTags', 'removeTags'], { addTags: { tags: ['a', 'b'], typed: ' c ' } });
    expect(readBulkEdit(typed).edit).toEqual({ addTags: ['a', 'b', 'c'], removeTags: [] });
  });
});
