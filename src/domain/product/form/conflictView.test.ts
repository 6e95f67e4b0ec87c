import { describe, expect, it } from 'vitest';
import { emptyProduct } from '../emptyProduct.ts';
import { conflictViews, fromConflictView, variantOfField } from './conflictView.ts';
import { type ProductFormValues, productFormValues } from './productFormValues.ts';

const variant = (id: string, size: string) => ({
  id,
  optionValues: { Size: size },
  sku: '',
  barcode: '',
  price: 100,
  compareAtPrice: null,
  inventory: { tracked: false, quantity: 0, inStock: true, oversell: false },
  visible: true,
});

const original = productFormValues({
  ...emptyProduct('USD'),
  options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }],
  variants: [variant('s', 'S'), variant('m', 'M')],
});

const priced = (values: ProductFormValues, id: string, price: string): ProductFormValues => ({
  ...values,
  variants: values.variants.map(v => (v.id === id ? { ...v, price } : v)),
});

describe('conflictViews', () => {
  it('compares variants one by one where all sides have the same', () => {
    const [, theirs, mine] = conflictViews([
      original,
      priced(original, 's', '2.00'),
      priced(original, 'm', '3.00'),
    ]);
    expect(Object.keys(mine).map(variantOfField).filter(Boolean)).toEqual(['s', 'm']);
    const merged = fromConflictView({ ...theirs, 'variants.m': mine['variants.m'] }, original);
    expect(merged.variants.map(v => v.price)).toEqual(['2.00', '3.00']);
    expect(merged.options).toEqual(original.options);
  });

  it('keeps options and variants together where they differ', () => {
    const without = { ...original, variants: original.variants.slice(0, 1) };
    const [before, , mine] = conflictViews([original, original, without]);
    expect(before).not.toHaveProperty('options');
    expect(fromConflictView(mine, original)).toEqual(without);
  });
});
