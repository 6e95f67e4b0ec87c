import { describe, expect, it } from 'vitest';
import { makeVariant } from './makeVariant.ts';

const product = {
  inventory: { tracked: true, quantity: '7', inStock: true, oversell: false },
};
const make = makeVariant(product, () => 'v1');

describe('makeVariant', () => {
  it('follows the product’s price, with nothing on stock', () => {
    expect(make({ Size: 'M' }, null)).toMatchObject({
      id: 'v1',
      optionValues: { Size: 'M' },
      price: '',
      inventory: { tracked: true, quantity: '0', inStock: false },
      visible: true,
    });
  });

  it('follows a variant like it, but for its codes', () => {
    const like = { ...make({ Size: 'S' }, null), sku: 'A-S', price: '20.00', weightGrams: '300' };
    expect(make({ Size: 'M' }, like)).toMatchObject({
      sku: '',
      price: '20.00',
      weightGrams: '300',
    });
  });
});
