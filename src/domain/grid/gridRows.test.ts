import { describe, expect, it } from 'vitest';
import {
  gridDetails,
  gridProduct,
  gridProductWithVariants,
} from '../../../tests/support/gridProducts.ts';
import {
  canonicalText,
  cellName,
  hasCurrencies,
  isEditable,
  isUnread,
  productOfRow,
  rowName,
  rowsOfProduct,
  storedText,
} from './gridRows.ts';

const [chair] = rowsOfProduct(gridProduct('p'));
const [shirt, small] = rowsOfProduct(gridProductWithVariants('q'));
const image = { id: 'i', url: 'https://shop.example/a.jpg', alt: 'A red chair' };

describe('rows', () => {
  it('has a row for the product and one for each variant', () => {
    expect(rowsOfProduct(gridProductWithVariants('q')).map(({ id }) => id)).toEqual([
      'q',
      'q/s',
      'q/m',
    ]);
    expect(productOfRow('q/gid://shop/1')).toBe('q');
    expect(productOfRow('q')).toBe('q');
  });

  it('calls variants by their choices', () => {
    if (!shirt || !small) throw new Error('no rows');
    expect([rowName(shirt), rowName(small)]).toEqual(['Chair q', 'S']);
  });
});

describe('cells', () => {
  it('is called by its row and column, an amount by its currency, too', () => {
    if (!small) throw new Error('no row');
    expect(cellName(small, 'price', 'Price')).toBe('S · Price · EUR');
    expect(cellName(small, 'stock', 'Stock')).toBe('S · Stock');
  });

  it('tells products of several currencies from those of one', () => {
    const dollars = rowsOfProduct(gridProduct('d', { currency: 'AUD' }));
    const euros = rowsOfProduct(gridProductWithVariants('q'));
    expect([[], euros, [...euros, ...dollars]].map(hasCurrencies)).toEqual([false, false, true]);
  });

  it('shows what is stored as text', () => {
    if (!chair) throw new Error('no row');
    expect(storedText(chair, 'price')).toBe('25.00');
    expect(storedText(chair, 'compareAtPrice')).toBe('');
    expect(storedText(chair, 'stock')).toBe('4');
    expect(storedText(chair, 'status')).toBe('active');
    expect(storedText({ ...chair, product: { ...chair.product, tags: ['a', 'b'] } }, 'tags')).toBe(
      'a, b',
    );
    expect(storedText({ ...chair, product: { ...chair.product, images: [image] } }, 'alt')).toBe(
      'A red chair',
    );
  });

  it('lets each thing be changed where it belongs', () => {
    if (!chair || !shirt || !small) throw new Error('no rows');
    expect(isEditable(chair, 'stock')).toBe(true);
    expect(isEditable(shirt, 'stock')).toBe(false);
    expect(storedText(shirt, 'stock')).toBe('');
    expect(isEditable(small, 'stock')).toBe(true);
    expect(isEditable(small, 'title')).toBe(false);
    expect(storedText(small, 'title')).toBe('');
    expect(isEditable(chair, 'alt')).toBe(false);
    expect(isEditable({ ...chair, product: { ...chair.product, images: [image] } }, 'alt')).toBe(
      true,
    );
  });

  it('says whose a product is, which nobody changes', () => {
    if (!chair || !small) throw new Error('no rows');
    expect([chair, small].map(row => storedText(row, 'businessName'))).toEqual(['Mill', '']);
    expect(isEditable(chair, 'businessName')).toBe(false);
  });

  it('lets nothing be changed of a product that was merged into another', () => {
    if (!chair) throw new Error('no row');
    const merged = { ...chair, product: { ...chair.product, mergedInto: 'q' } };
    expect(isEditable(merged, 'title')).toBe(false);
  });
});

describe('costs', () => {
  const [all, own, other] = rowsOfProduct({
    ...gridProductWithVariants('q'),
    details: gridDetails({ cost: 450, variantCosts: { s: 300 } }),
  });

  it('are the product’s, and those that variants have for themselves', () => {
    if (!all || !own || !other) throw new Error('no rows');
    expect([all, own, other].map(row => storedText(row, 'cost'))).toEqual(['4.50', '3.00', '']);
    expect([all, own, other].map(row => isEditable(row, 'cost'))).toEqual([true, true, true]);
    expect(cellName(own, 'cost', 'Cost')).toBe('S · Cost · EUR');
    expect(canonicalText(own, 'cost', '3')).toBe('3.00');
  });

  it('cannot be changed before they were read; where there are none they can', () => {
    if (!chair || !small) throw new Error('no rows');
    expect([chair, small].map(row => isUnread(row, 'cost'))).toEqual([true, true]);
    expect([chair, small].map(row => isEditable(row, 'cost'))).toEqual([false, false]);
    expect(isUnread(chair, 'price')).toBe(false);
    const without = { ...chair, product: { ...chair.product, details: null } };
    expect([isUnread(without, 'cost'), isEditable(without, 'cost')]).toEqual([false, true]);
    expect(storedText(without, 'cost')).toBe('');
  });
});

it('makes one text of what means the same', () => {
  if (!chair) throw new Error('no row');
  expect(canonicalText(chair, 'price', '12')).toBe('12.00');
  expect(canonicalText(chair, 'price', 'twelve')).toBe('twelve');
  expect(canonicalText(chair, 'price', '')).toBe('');
  expect(canonicalText(chair, 'stock', '007')).toBe('7');
  expect(canonicalText(chair, 'stock', '1.5')).toBe('1.5');
  expect(canonicalText(chair, 'sku', '007')).toBe('007');
});
