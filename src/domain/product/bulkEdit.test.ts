import { describe, expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import { bulkChanges, changedPrice, withEnding } from './bulkEdit.ts';
import { emptyProduct } from './emptyProduct.ts';

const product: Product = {
  ...emptyProduct('USD'),
  id: 'p1',
  businessId: 'b1',
  businessName: 'Oak',
  title: 'Lamp',
  price: 1000,
  tags: ['Oak', 'new'],
  stockState: 'untracked',
  stockTotal: null,
  gaps: [],
  version: 1,
  createdAt: new Date(0),
  createdBy: 'b1',
  updatedAt: new Date(0),
  updatedBy: 'b1',
};

describe('withEnding', () => {
  it.each([
    [1050, 99, 'USD', 1099],
    [1040, 99, 'USD', 999],
    [30, 99, 'USD', 99],
    [1050, null, 'USD', 1050],
    [1050, 99, 'JPY', 1050],
    [-5, null, 'USD', 0],
  ])('%i ending in %s %s is %i', (minor, ending, currency, result) => {
    expect(withEnding(minor, ending, currency)).toBe(result);
  });
});

describe('changedPrice', () => {
  it('raises by per cent without a cent lost', () => {
    expect(changedPrice(999, { mode: 'percent', percent: 10, ending: null }, 'USD')).toBe(1099);
  });

  it('never goes below zero, and gives no price to what has none unless set', () => {
    expect(changedPrice(300, { mode: 'amount', amount: '-5', ending: null }, 'USD')).toBe(0);
    expect(changedPrice(null, { mode: 'percent', percent: 10, ending: null }, 'USD')).toBeNull();
    expect(changedPrice(null, { mode: 'set', amount: '5.00' }, 'USD')).toBe(500);
  });
});

describe('amounts', () => {
  it('are in the product’s own currency', () => {
    expect(changedPrice(900, { mode: 'amount', amount: '100', ending: null }, 'JPY')).toBe(1000);
    expect(changedPrice(900, { mode: 'amount', amount: '1.5', ending: null }, 'USD')).toBe(1050);
  });
});

describe('bulkChanges', () => {
  it('sets only what the edit names', () => {
    expect(bulkChanges(product, { status: 'active' })).toEqual({ status: 'active' });
    expect(bulkChanges(product, {})).toEqual({});
  });

  it('sets a low stock threshold, or the default again', () => {
    expect(bulkChanges(product, { lowStockThreshold: 20 })).toEqual({ lowStockThreshold: 20 });
    expect(bulkChanges(product, { lowStockThreshold: null })).toEqual({ lowStockThreshold: null });
    expect(bulkChanges(product, { brand: 'Oak' })).not.toHaveProperty('lowStockThreshold');
  });

  it('adds and removes tags without regard to case, and never twice', () => {
    expect(bulkChanges(product, { addTags: ['oak', 'sale'], removeTags: ['NEW'] })).toEqual({
      tags: ['Oak', 'sale'],
    });
  });

  it('knows a tag by its words, however many spaces a shop put into it', () => {
    const spaced = { ...product, tags: ['End  of line', 'Oak'] };
    expect(bulkChanges(spaced, { removeTags: ['end of line'] })).toEqual({ tags: ['Oak'] });
  });
});
