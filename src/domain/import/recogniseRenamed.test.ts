import { describe, expect, it } from 'vitest';
import { testProduct } from '../merge/testProduct.ts';
import type { Product } from '../schemas/product.ts';
import { type FreshProduct, recogniseRenamed } from './recogniseRenamed.ts';

const source: Product['source'] = {
  ...{ platform: 'shopify', channel: 'csv', shop: 's', externalId: null, handle: 'was-a' },
  ...{ url: null, importedAt: new Date('2026-11-20'), runId: 'r', hash: '', base: {} },
};

const stored = (id: string, more: Partial<Product> = {}): Product =>
  testProduct(id, {
    title: 'Linen Shirt',
    source: { ...source, handle: `was-${id}` },
    ...more,
  });

const fresh = (handle: string, more: Partial<FreshProduct['content']> = {}): FreshProduct => ({
  handle,
  content: { title: 'Linen Shirt, new', sku: '', barcode: '', variants: [], ...more },
});

const found = (ones: FreshProduct[], others: Product[]) =>
  [...recogniseRenamed(ones, others)].map(([one, { product, by }]) => [one.handle, product.id, by]);

describe('recogniseRenamed', () => {
  it('knows a product by its SKU, its barcode, or its handle in another case', () => {
    expect(found([fresh('new', { sku: 'A' })], [stored('a', { sku: 'A' })])).toEqual([
      ['new', 'a', 'sku'],
    ]);
    expect(found([fresh('new', { barcode: '4' })], [stored('a', { barcode: '4' })])).toEqual([
      ['new', 'a', 'barcode'],
    ]);
    expect(found([fresh('WAS-A')], [stored('a')])).toEqual([['WAS-A', 'a', 'handle']]);
  });

  it('takes no two products for one, and none for two', () => {
    const one = stored('a', { sku: 'A' });
    expect(found([fresh('x', { sku: 'A' }), fresh('y', { sku: 'A' })], [one])).toEqual([]);
    expect(found([fresh('x', { sku: 'A' })], [one, stored('b', { sku: 'A' })])).toEqual([]);
  });

  it('takes nothing for another shop’s product with the same SKU, nor for a merged one', () => {
    const other = fresh('x', { sku: 'A', title: 'Garden hose' });
    expect(found([other], [stored('a', { sku: 'A' })])).toEqual([]);
    const merged = stored('a', { sku: 'A', mergedInto: 'b' });
    expect(found([fresh('x', { sku: 'A' })], [merged])).toEqual([]);
  });

  it('finds nothing, and soon, where all have the same code', () => {
    const many = Array.from({ length: 30_000 }, (_, index) => index);
    const all = stored('a', { sku: 'NONE' });
    const ones = many.map(index => fresh(`x${index}`, { sku: 'NONE' }));
    expect(
      found(
        ones,
        many.map(index => ({ ...all, id: `p${index}` })),
      ),
    ).toEqual([]);
  });
});
