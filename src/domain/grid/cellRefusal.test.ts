import { describe, expect, it } from 'vitest';
import {
  gridProduct,
  gridProductWithVariants,
  gridVariant,
} from '../../../tests/support/gridProducts.ts';
import { cellRefusal, type ListCell } from './cellRefusal.ts';

const chair = gridProduct('p');
const shirt = gridProductWithVariants('q');
const priced = gridProductWithVariants('q', {
  variants: [gridVariant('s'), gridVariant('m', { price: 900 })],
});

describe('cellRefusal', () => {
  it.each([
    [chair, [null, null, null]],
    [shirt, [null, null, 'variantStock']],
    [priced, [null, 'variantPrices', 'variantStock']],
    [gridProduct('p', { options: shirt.options }), [null, null, 'variantStock']],
    [gridProduct('p', { variants: [gridVariant('s')] }), [null, null, 'variantStock']],
    [gridProduct('p', { mergedInto: 'x' }), ['merged', 'merged', 'merged']],
  ])('says why a cell is not changed here', (product, reasons) => {
    const cells: ListCell[] = ['status', 'price', 'stock'];
    expect(cells.map(cell => cellRefusal(product, cell))).toEqual(reasons);
  });
});
