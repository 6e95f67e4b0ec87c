import { expect, test } from 'vitest';
import { productSchema } from '../../../../src/domain/schemas/product.ts';
import { generateSampleData } from '../../../../src/sample-data/index.ts';
import { productFields } from './productFields.ts';

const stored = [...generateSampleData({ products: 3 })].find(
  ({ collection }) => collection === 'products',
);
const product = productSchema.parse({ ...stored?.data, id: stored?.id });

test('amounts are written with the reader’s mark, and none is blank', () => {
  const priced = { ...product, currency: 'EUR', price: 7900, compareAtPrice: null };
  expect(productFields(priced, 'de-DE')).toMatchObject({ price: '79,00', compareAtPrice: '' });
  expect(productFields(priced, 'en-US')).toMatchObject({ price: '79.00', title: product.title });
});
