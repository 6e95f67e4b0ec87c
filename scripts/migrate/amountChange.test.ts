import { describe, expect, it } from 'vitest';
import { fieldHash } from '../../src/domain/import/map/fieldHashes.ts';
import { amountChange, type Priced, withAmounts } from './amountChange.ts';

const variant = { id: 'v', sku: 'S', price: 1500, compareAtPrice: null };
const PRICED: Priced = {
  ...{ id: 'p', businessId: 'b', title: 'Pot', currency: 'RSD', price: 1500, compareAtPrice: 2000 },
  ...{ variants: [variant], cost: 700, variantCosts: { v: 650 }, source: null },
};

describe('amountChange', () => {
  it('turns whole units into minor ones, wherever an amount is', () => {
    expect(amountChange(PRICED)?.to).toEqual({
      ...{ price: 150_000, compareAtPrice: 200_000, cost: 70_000 },
      variantCosts: { v: 65_000 },
      variants: [{ price: 150_000, compareAtPrice: null }],
    });
    expect(amountChange({ ...PRICED, currency: 'IQD' })?.to.price).toBe(1_500_000);
  });

  it('leaves alone what has no amounts, and currencies that all browsers show alike', () => {
    expect(amountChange({ ...PRICED, currency: 'EUR' })).toBeNull();
    const none = {
      price: null,
      compareAtPrice: null,
      ...{ cost: 0, variantCosts: null, variants: [] },
    };
    expect(amountChange({ ...PRICED, ...none })).toBeNull();
  });
});

describe('withAmounts', () => {
  it('keeps the rest of a variant, and what an import left counts as what it left', () => {
    const to = amountChange(PRICED)?.to;
    if (!to) throw new Error('nothing to change');
    const base = {
      price: fieldHash('price', PRICED),
      variants: fieldHash('variants', PRICED),
      compareAtPrice: 'edited since',
    };
    const after = withAmounts({ ...PRICED, source: { base } }, to);
    expect(after.variants).toEqual([{ ...variant, price: 150_000 }]);
    expect(after.base).toEqual({
      price: fieldHash('price', after),
      variants: fieldHash('variants', after),
    });
  });
});
