import { expect, it } from 'vitest';
import { survivorFirst } from './suggestSurvivor.ts';
import { testProduct } from './testProduct.ts';

const idsOf = (...products: ReturnType<typeof testProduct>[]) =>
  survivorFirst(products).map(({ id }) => id);

it('keeps what buyers see, then what tells most, then the oldest', () => {
  const draft = testProduct('draft', { status: 'draft', description: '<p>All</p>', sku: 'A1' });
  const bare = testProduct('bare', { status: 'active' });
  const full = testProduct('full', {
    status: 'active',
    description: '<p>All</p>',
    brand: 'Norden',
  });
  expect(idsOf(draft, bare, full)).toEqual(['full', 'bare', 'draft']);
  const older = { ...bare, id: 'older', createdAt: new Date('2020-01-01T00:00:00Z') };
  expect(idsOf(bare, older)).toEqual(['older', 'bare']);
});

it('says the same whatever the order', () => {
  const [a, b] = [testProduct('a'), testProduct('b')];
  expect(idsOf(b, a)).toEqual(idsOf(a, b));
});
