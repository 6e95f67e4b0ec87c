import { expect, it } from 'vitest';
import type { ComparableProduct } from '../profile.ts';
import { findLookalikes } from './findLookalikes.ts';

const product = (id: string, more: Partial<ComparableProduct>): ComparableProduct => ({
  id,
  businessId: 'norden',
  title: '',
  barcode: '',
  sku: '',
  brand: '',
  price: null,
  currency: 'EUR',
  ...more,
});

const STORED = [
  product('lamp', { title: 'Norden oak desk lamp dimmable', sku: 'NO-LAMP-1', price: 8900 }),
  product('bowl', { title: 'Oak bowl with lid', barcode: '4006381333931', price: 2500 }),
  product('shirt', { title: 'Linen shirt Sander, blue, L', price: 6900 }),
];

const idsOf = (draft: Partial<ComparableProduct>) =>
  findLookalikes(product('new', draft), STORED).map(({ id }) => id);

it('knows a product by its title, its barcode or its SKU', () => {
  expect(idsOf({ title: 'Norden Oak Desk Lamp, dimmable' })).toEqual(['lamp']);
  expect(idsOf({ title: 'Bowl', barcode: '4006381333931' })).toEqual(['bowl']);
  expect(idsOf({ title: 'Lamp', sku: 'no lamp 1' })).toEqual(['lamp']);
});

it('says nothing of what only shares words, or is another size', () => {
  expect(idsOf({ title: 'Oak' })).toEqual([]);
  expect(idsOf({ title: 'Linen shirt Sander, blue, M' })).toEqual([]);
  expect(idsOf({ title: '' })).toEqual([]);
  expect(idsOf({ title: '🎁' })).toEqual([]);
});
