import { describe, expect, it } from 'vitest';
import { COMBINE, MERGE_FIELD_NAMES, suggestedChoices } from './mergeChoices.ts';
import { mergeProducts } from './mergeProducts.ts';
import { testProduct, testVariant } from './testProduct.ts';

const survivor = testProduct('a', { brand: '', price: 1000, tags: ['oak'], sku: 'A-1' });
const other = testProduct('b', {
  brand: 'Norden',
  price: 900,
  currency: 'EUR',
  tags: ['lamp'],
  sku: 'B-1',
  businessId: 'tidewater',
  businessName: 'Tidewater',
});

describe('suggestedChoices', () => {
  it('keeps what the survivor has, fills what it lacks, combines lists', () => {
    const choices = suggestedChoices(survivor, [other]);
    expect(Object.keys(choices).sort()).toEqual([...MERGE_FIELD_NAMES].sort());
    expect(choices).toMatchObject({ title: 'a', brand: 'b', price: 'a', tags: COMBINE });
    expect(choices.variants).toBe('a');
  });

  it('combines variants only where several products have some', () => {
    const withVariants = (id: string) =>
      testProduct(id, { variants: [testVariant('1', { Size: id })] });
    expect(suggestedChoices(survivor, [withVariants('b')]).variants).toBe('b');
    expect(suggestedChoices(withVariants('a'), [withVariants('b')]).variants).toBe(COMBINE);
  });
});

describe('mergeProducts', () => {
  it('takes a weight from whoever has one, or from where it was chosen', () => {
    const heavy = { ...other, weightGrams: 640 };
    const choices = suggestedChoices(survivor, [heavy]);
    expect(mergeProducts(survivor, [heavy], choices).product.weightGrams).toBe(640);
    const light = { ...survivor, weightGrams: 0 };
    expect(suggestedChoices(light, [heavy]).weightGrams).toBe('a');
  });

  it('takes every field from where it was chosen, money together with its currency', () => {
    const choices = { ...suggestedChoices(survivor, [other]), price: 'b', sku: 'b' };
    const { product } = mergeProducts(survivor, [other], choices);
    expect(product).toMatchObject({
      id: 'a',
      businessId: 'owner',
      version: 1,
      brand: 'Norden',
      price: 900,
      currency: 'EUR',
      sku: 'B-1',
      tags: ['oak', 'lamp'],
    });
  });

  it('derives gaps and stock anew', () => {
    const { product } = mergeProducts(
      testProduct('a', { sku: '' }),
      [other],
      suggestedChoices(testProduct('a', { sku: '' }), [other]),
    );
    expect(product.sku).toBe('B-1');
    expect(product.gaps).not.toContain('sku');
  });

  it('warns of products that leave another business', () => {
    const { warnings } = mergeProducts(survivor, [other], suggestedChoices(survivor, [other]));
    expect(warnings).toEqual([
      { kind: 'otherBusiness', productId: 'b', businessName: 'Tidewater' },
    ]);
  });

  it('changes nothing it was given', () => {
    const before = structuredClone({ survivor, other });
    mergeProducts(survivor, [other], suggestedChoices(survivor, [other]));
    expect({ survivor, other }).toEqual(before);
  });
});
