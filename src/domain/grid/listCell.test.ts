import { describe, expect, it } from 'vitest';
import {
  gridProduct,
  gridProductWithVariants,
  gridVariant,
} from '../../../tests/support/gridProducts.ts';
import { cellChange, cellProblem, cellWrite } from './listCell.ts';

const chair = gridProduct('p');
const priced = gridProductWithVariants('q', {
  variants: [gridVariant('s'), gridVariant('m', { price: 900 })],
});

describe('cellChange', () => {
  it('is none where the text means what is stored', () => {
    expect(cellChange(chair, 'price', '25').size).toBe(0);
    expect(cellChange(chair, 'stock', '04').size).toBe(0);
  });
});

describe('cellWrite', () => {
  it.each([
    ['price', '30.5', { price: 3050 }],
    ['price', '', { price: null }],
    ['status', 'draft', { status: 'draft' }],
    ['stock', '', { inventory: { ...chair.inventory, tracked: false, quantity: 0 } }],
  ] as const)('sends a %s of "%s" and nothing else', (cell, text, data) => {
    expect(cellWrite(cell)(chair, cellChange(chair, cell, text)).data).toEqual(data);
  });

  it('sends nothing that is not changed here', () => {
    const { data } = cellWrite('price')(priced, cellChange(priced, 'price', '30'));
    expect(data).toBeNull();
  });
});

describe('cellProblem', () => {
  it.each([
    ['price', 'ten', 'validation.amount'],
    ['price', '1.999', 'products.form.error.decimals'],
    ['stock', '1.5', 'validation.wholeNumber'],
    ['price', '30', null],
  ] as const)('of a %s "%s" is %s', (cell, text, problem) => {
    expect(cellProblem(chair, cell, cellChange(chair, cell, text))).toBe(problem);
  });

  it('tells of a price that rises above the compare-at price', () => {
    const sale = gridProduct('p', { compareAtPrice: 3000 });
    const changes = cellChange(sale, 'price', '40');
    expect(cellProblem(sale, 'price', changes)).toBe('validation.compareAt');
  });
});
