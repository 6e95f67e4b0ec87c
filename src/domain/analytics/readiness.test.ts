import { describe, expect, it } from 'vitest';
import { CHANNEL_ASKS } from '../channels/channelAsks.ts';
import { picture, readyProduct } from '../channels/testProduct.ts';
import { gapsOf } from '../product/deriveProduct.ts';
import { emptyProduct } from '../product/emptyProduct.ts';
import { PRODUCT_GAPS } from '../schemas/product.ts';
import { LACK_WEIGHTS, readinessOf } from './readiness.ts';

const whole = readyProduct({ images: [{ ...picture(1200), alt: 'A chair' }], weightGrams: 4000 });

describe('readinessOf', () => {
  it('weighs a product that lacks everything at nothing', () => {
    expect(Object.keys(LACK_WEIGHTS).sort()).toEqual([...PRODUCT_GAPS, ...CHANNEL_ASKS].sort());
    const empty = emptyProduct('EUR');
    expect(gapsOf({ ...empty, inventory: { ...empty.inventory, inStock: false } })).toEqual([
      ...PRODUCT_GAPS,
    ]);
    expect(readinessOf({ ...empty, gaps: [...PRODUCT_GAPS] }).score).toBe(0);
  });

  it('is 100 without gaps and with all that channels ask', () => {
    expect(readinessOf(whole)).toEqual({ score: 100, fixes: [] });
  });

  it('counts what channels ask of a product that could be sold', () => {
    const { images } = readyProduct();
    expect(readinessOf({ ...whole, images, brand: '', barcode: '4006381333932' })).toEqual({
      score: 88,
      fixes: [
        { lack: 'alt', points: 4 },
        { lack: 'barcode', points: 4 },
        { lack: 'brand', points: 4 },
      ],
    });
  });

  it('says first what brings most, and counts nothing twice', () => {
    expect(readinessOf({ ...whole, brand: '', gaps: ['sku', 'price', 'sku'] })).toEqual({
      score: 66,
      fixes: [
        { lack: 'price', points: 26 },
        { lack: 'sku', points: 4 },
        { lack: 'brand', points: 4 },
      ],
    });
  });
});
