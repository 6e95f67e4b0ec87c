import { describe, expect, it } from 'vitest';
import { findDuplicates } from './findDuplicates.ts';
import type { ComparableProduct } from './profile.ts';
import { familiesOf } from './variantFamilies.ts';

const product = (id: string, title: string, businessId = 'b1'): ComparableProduct => ({
  id,
  businessId,
  title,
  brand: '',
  barcode: '',
  sku: '',
  price: null,
  currency: 'EUR',
});

describe('variants', () => {
  it('are told from duplicates, with what they differ in', () => {
    const { candidates, variants } = findDuplicates([
      product('a', 'Oak Wall Shelf 60 cm'),
      product('b', 'Oak Wall Shelf 80 cm'),
      product('c', 'Oak Wall Shelf, 120 cm'),
      product('d', 'Wool socks black'),
      product('e', 'Wool socks grey'),
    ]);
    expect(candidates).toEqual([]);
    expect(variants).toEqual([
      { products: ['a', 'b', 'c'], differs: ['measure'] },
      { products: ['d', 'e'], differs: ['colour'] },
    ]);
  });

  it('are none of one business alone where two sell them, and no duplicates either', () => {
    const found = findDuplicates([
      product('a', 'Oak Wall Shelf 60 cm'),
      product('b', 'Oak Wall Shelf 80 cm', 'b2'),
    ]);
    expect(found).toMatchObject({ candidates: [], variants: [] });
  });

  it('are none where a word differs as well', () => {
    const found = findDuplicates([
      product('a', 'Oak Wall Shelf 60 cm'),
      product('b', 'Pine Wall Shelf 80 cm'),
    ]);
    expect(found.variants).toEqual([]);
  });
});

describe('familiesOf', () => {
  it('joins families that turn out to be one', () => {
    const pair = (a: string, b: string) => ({ products: [a, b] as const, differs: [] });
    expect(familiesOf([pair('a', 'b'), pair('c', 'd'), pair('b', 'c')])).toEqual([
      { products: ['a', 'b', 'c', 'd'], differs: [] },
    ]);
  });
});
