import { describe, expect, it } from 'vitest';
import type { ProductVariant } from '@/domain/schemas/product.ts';
import { differentVariants } from './differentVariants.ts';

const variant = (id: string, change: Partial<ProductVariant> = {}): ProductVariant => ({
  ...{ id, optionValues: { Size: id }, sku: id, barcode: '', price: 100, compareAtPrice: null },
  ...{ weightGrams: null, imageUrl: null, visible: true },
  inventory: { tracked: true, quantity: 3, inStock: true, oversell: false },
  ...change,
});

const brief = (all: { variant: ProductVariant; parts: string[] }[]) =>
  all.map(({ variant: { id }, parts }) => `${id} ${parts.join(' ')}`);

describe('differentVariants', () => {
  it('tells the variants that change, and of those what changes', () => {
    const sold = { tracked: true, quantity: 1, inStock: true, oversell: false };
    const { from, to } = differentVariants(
      [variant('S'), variant('M'), variant('L')],
      [variant('S'), variant('M', { inventory: sold, sku: 'M2' }), variant('XL')],
    );
    expect(brief(from)).toEqual(['M inventory sku', 'L price']);
    expect(brief(to)).toEqual(['M inventory sku', 'XL price']);
  });
});
