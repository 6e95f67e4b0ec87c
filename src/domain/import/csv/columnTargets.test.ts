import { describe, expect, it } from 'vitest';
import { needsReading, TARGETS, targetOf, withChoice } from './columnTargets.ts';
import { mapHeaders } from './headers.ts';

describe('TARGETS', () => {
  it.each(Object.entries(TARGETS))(
    'of %s name columns that its reader knows',
    (format, targets) => {
      for (const [target, ours] of Object.entries(targets)) {
        const choices = { Mine: target } as Parameters<typeof mapHeaders>[2];
        const { columns } = mapHeaders(['Mine'], format as keyof typeof TARGETS, choices);
        expect(columns).toEqual({ [ours]: 0 });
      }
    },
  );

  it('are found by our names', () => {
    expect(targetOf('shopify-legacy', 'quantity')).toBe('inventory');
    expect(targetOf('wix-v1', 'productImageUrl')).toBe('images');
    expect(targetOf('shopify-2025', 'tracker')).toBeNull();
    expect(targetOf('table', undefined)).toBeNull();
  });
});

describe('withChoice', () => {
  it('lets only one column be a field, and many be attributes', () => {
    const one = withChoice({ A: 'price', B: 'attribute' }, 'C', 'price');
    expect(one).toEqual({ B: 'attribute', C: 'price' });
    expect(withChoice(one, 'A', 'attribute')).toEqual({ ...one, A: 'attribute' });
    expect(withChoice(one, 'C', null)).toEqual({ B: 'attribute' });
  });
});

describe('needsReading', () => {
  const isUsed = (name: string) => name === 'Price';

  it('is so for fields, and for columns that something is made of', () => {
    expect(needsReading({}, { A: 'price' }, isUsed)).toBe(true);
    expect(needsReading({ A: 'price' }, {}, isUsed)).toBe(true);
    expect(needsReading({}, { Price: 'leftOut' }, isUsed)).toBe(true);
  });

  it('is not for cells that are at hand', () => {
    expect(needsReading({}, { A: 'attribute' }, isUsed)).toBe(false);
    expect(needsReading({ A: 'leftOut', B: 'sku' }, { B: 'sku' }, isUsed)).toBe(false);
  });
});
