import { describe, expect, it } from 'vitest';
import { testProduct } from '../merge/testProduct.ts';
import { suggestSimilar } from './suggestSimilar.ts';

const lamp = testProduct('a', {
  title: 'Oak Desk Lamp',
  brand: 'Norden',
  category: 'Lighting',
  barcode: '4006381333931',
});

describe('suggestSimilar', () => {
  it('puts the likeliest first and says why', () => {
    const found = [
      testProduct('brand', { title: 'Wool Blanket', brand: 'norden' }),
      testProduct('code', { title: 'Bureau light', barcode: lamp.barcode }),
      testProduct('title', { title: 'Desk lamp, walnut', category: 'Lighting' }),
    ];
    const similar = suggestSimilar(lamp, found, []);
    expect(similar.map(({ product, reasons }) => [product.id, reasons])).toEqual([
      ['code', ['barcode']],
      ['title', ['title', 'category']],
      ['brand', ['brand']],
    ]);
  });

  it('leaves out itself, what is compared already, tombstones, repetitions and strangers', () => {
    const chosen = testProduct('chosen', { brand: 'Norden' });
    const tombstone = testProduct('gone', { brand: 'Norden', mergedInto: 'a' });
    const stranger = testProduct('stranger', { title: 'Mug' });
    const friend = testProduct('friend', { brand: 'Norden' });
    const found = [lamp, chosen, tombstone, stranger, friend, friend];
    expect(suggestSimilar(lamp, found, ['chosen']).map(({ product }) => product.id)).toEqual([
      'friend',
    ]);
  });
});
