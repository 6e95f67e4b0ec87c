import { describe, expect, it } from 'vitest';
import { featuresOf, titleWords } from './duplicateFeatures.ts';

const product = {
  id: 'p1',
  businessId: 'b1',
  title: 'The Crème Brûlée Set, by Kiln & Co',
  brand: 'Kiln & Co',
  barcode: '0-4006381-333931',
  sku: ' KC-0815 ',
  price: 1999,
  currency: 'EUR',
};

describe('featuresOf', () => {
  it('folds what people type differently', () => {
    expect(featuresOf(product)).toEqual({
      id: 'p1',
      businessId: 'b1',
      barcode: '4006381333931',
      sku: 'kc0815',
      brand: 'kiln co',
      words: ['brulee', 'creme', 'set'],
      numbers: '',
      price: 1999,
      currency: 'EUR',
    });
  });

  it.each(['00000000', 'n/a', '123', 'XXXXXXXXXX'])('takes the barcode %s for none', barcode => {
    expect(featuresOf({ ...product, barcode }).barcode).toBe('');
  });

  it('takes the lowest variant price where the product has none', () => {
    const variants = [900, null, 700].map(price => ({ price, visible: true }));
    expect(featuresOf({ ...product, price: null, variants }).price).toBe(700);
    expect(featuresOf({ ...product, price: null }).price).toBeNull();
  });
});

describe('titleWords', () => {
  it('writes amounts in one way', () => {
    expect(titleWords('Oil 500 ml', '')).toEqual(titleWords('oil 500ML', ''));
    expect(titleWords('Oil 1.5 l', '')).toEqual(['1_5l', 'oil']);
  });

  it('keeps the brand where the title is nothing else', () => {
    expect(titleWords('Norden', 'Norden')).toEqual(['norden']);
  });
});
