import { expect, it } from 'vitest';
import { survivorFirst } from './suggestSurvivor.ts';
import { testProduct, testVariant } from './testProduct.ts';

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

it.each([
  ['description', { description: '<p>All</p>' }],
  ['sku', { sku: 'A' }],
  ['barcode', { barcode: '1' }],
  ['brand', { brand: 'Norden' }],
  ['category', { category: 'Lamps' }],
  ['price', { price: 0 }],
  ['images', { images: [{ id: 'i', url: '/i.svg', alt: '' }] }],
  ['tags', { tags: ['oak'] }],
  ['attributes', { attributes: [{ name: 'Width', value: '1' }] }],
  ['variants', { variants: [testVariant('v', { Size: 'S' })] }],
])('counts what tells something: %s', (what, more) => {
  const [bare, told] = [testProduct('a'), testProduct('b', more)];
  expect(idsOf(bare, told)).toEqual(['b', 'a']);
  const fuller = testProduct('c', { ...more, ...(what === 'sku' ? { brand: 'N' } : { sku: 'A' }) });
  expect(idsOf(told, fuller)).toEqual(['c', 'b']);
});

it('does not count blanks, nor sort in place', () => {
  const products = [testProduct('b', { brand: '  ' }), testProduct('a')];
  expect(idsOf(...products)).toEqual(['a', 'b']);
  survivorFirst(products);
  expect(products.map(({ id }) => id)).toEqual(['b', 'a']);
});
