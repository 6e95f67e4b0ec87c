import { describe, expect, it } from 'vitest';
import { MAX_LENGTH } from '../../schemas/common.ts';
import { emptyProduct } from '../emptyProduct.ts';
import { copiedValues } from './copiedValues.ts';
import { productFormValues } from './productFormValues.ts';

const variant = {
  id: 'shopify-1',
  optionValues: { Size: 'S' },
  sku: 'CH-S',
  barcode: '4006381333931',
  price: 2500,
  compareAtPrice: 3000,
  inventory: { tracked: true, quantity: 4, inStock: true, oversell: false },
  weightGrams: 900,
  imageUrl: 'https://x.example/a.webp',
  visible: true,
};

const chair = productFormValues(
  {
    ...emptyProduct('EUR'),
    ...{ title: 'Chair', sku: 'CH', barcode: '4006381333931', price: 2500, status: 'active' },
    options: [{ name: 'Size', values: [{ name: 'S' }] }],
    variants: [variant],
    tags: ['oak'],
  },
  { cost: 900, variantCosts: { 'shopify-1': 800 }, supplier: 'Mill', notes: 'Loud' },
);

const marked = (title: string) => `${title} (copy)`;

describe('copiedValues', () => {
  const copy = copiedValues(chair, marked, index => `new-${index}`);

  it('copies what the form shows, as a draft that is marked as a copy', () => {
    const { title, sku, barcode, status, variants, ...rest } = copy;
    expect({ title, sku, barcode, status }).toEqual({
      ...{ title: 'Chair (copy)', sku: '', barcode: '', status: 'draft' },
    });
    expect(chair).toMatchObject(rest);
    expect(rest).toMatchObject({ price: '25.00', supplier: 'Mill', notes: 'Loud', tags: ['oak'] });
    expect(variants).toEqual([{ ...chair.variants[0], id: 'new-0', sku: '', barcode: '' }]);
  });

  it('keeps the cost and the picture of each variant', () => {
    expect(copy.variants[0]).toMatchObject({ cost: '8.00', imageUrl: 'https://x.example/a.webp' });
  });

  it('makes room for the mark in a title that is as long as titles may be', () => {
    const { title } = copiedValues(
      { ...chair, title: 'x'.repeat(MAX_LENGTH.title) },
      marked,
      () => '',
    );
    expect(title).toHaveLength(MAX_LENGTH.title);
    expect(title.endsWith(' (copy)')).toBe(true);
  });

  it('leaves the product it comes from as it was', () => {
    expect(chair).toMatchObject({ title: 'Chair', sku: 'CH', status: 'active' });
    expect(chair.variants[0]).toMatchObject({ id: 'shopify-1', sku: 'CH-S' });
  });
});
