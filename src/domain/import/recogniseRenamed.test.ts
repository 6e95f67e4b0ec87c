import { describe, expect, it } from 'vitest';
import { testProduct, testVariant } from '../merge/testProduct.ts';
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

describe('what a product is recognised by', () => {
  const variant = (more: { sku?: string; barcode?: string }) => testVariant('v', {}, more);

  it('is a code of any of its variants, on either side', () => {
    const ones = [fresh('new', { variants: [variant({ sku: 'A' })] })];
    expect(found(ones, [stored('a', { variants: [variant({ sku: 'A' })] })])).toHaveLength(1);
    expect(found(ones, [stored('a', { sku: 'A' })])).toHaveLength(1);
    const coded = [fresh('new', { variants: [variant({ sku: '', barcode: '4' })] })];
    expect(found(coded, [stored('a', { barcode: '4' })])).toEqual([['new', 'a', 'barcode']]);
    expect(found(coded, [stored('a', { sku: '4' })])).toEqual([]);
  });

  it('is the handle before the SKU, and the SKU before the barcode', () => {
    const both = { sku: 'A', barcode: '4' };
    expect(found([fresh('WAS-A', both)], [stored('a', both)])).toEqual([['WAS-A', 'a', 'handle']]);
    expect(found([fresh('x', both)], [stored('a', both)])).toEqual([['x', 'a', 'sku']]);
    // What is found is neither asked for nor given away again.
    const ones = [fresh('x', { sku: 'A' }), fresh('y', { barcode: '4' })];
    expect(found(ones, [stored('a', both)])).toEqual([['x', 'a', 'sku']]);
    const others = [stored('a', { sku: 'A' }), stored('b', { barcode: '4' })];
    expect(found([fresh('x', both)], others)).toEqual([['x', 'a', 'sku']]);
  });

  it('is nothing where two codes lead to two products, one way or the other', () => {
    const two = [variant({ sku: 'A' }), variant({ sku: 'B' })];
    const others = [stored('a', { sku: 'A' }), stored('b', { sku: 'B' })];
    expect(found([fresh('x', { variants: two })], others)).toEqual([]);
    const ones = [fresh('x', { sku: 'A' }), fresh('y', { sku: 'B' })];
    expect(found(ones, [stored('a', { variants: two })])).toEqual([]);
    expect(found([fresh('x', { variants: two })], [stored('a', { variants: two })])).toEqual([
      ['x', 'a', 'sku'],
    ]);
  });

  it('is nothing that is empty, and no handle where there was none', () => {
    expect(found([fresh('x')], [stored('a')])).toEqual([]);
    expect(found([fresh('')], [stored('a', { source: null })])).toEqual([]);
  });

  it.each([
    ['Vase Nr. 5', 'VASE blue', true],
    ['Öl 500', 'Olive 500', true],
    ['Öl XL', 'XL Öl', false],
    ['Öl', ' öl ', true],
    ['Öl', 'Ei', false],
    ['Linen-Shirt', 'shirt', true],
    ['Shirts', 'shirt', false],
  ])('is only what has a word in common: %s and %s, %s', (one, other, is) => {
    const title = { title: other, sku: 'A' };
    expect(found([fresh('x', { title: one, sku: 'A' })], [stored('a', title)])).toHaveLength(
      is ? 1 : 0,
    );
  });
});
