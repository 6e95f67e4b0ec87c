import { expect, it } from 'vitest';
import { testProduct } from '../merge/testProduct.ts';
import { countNames, productsWith, spelledProduct } from './spellingFields.ts';

it('counts products by the names they have, and finds those that have one', () => {
  const size = { name: 'Size', values: [{ name: 'S' }] };
  const products = [
    testProduct('a', { brand: 'Nike', tags: ['x', 'x', 'y'], options: [size] }),
    testProduct('b', { brand: '', tags: ['x'], options: [] }),
  ].map(spelledProduct);
  expect([...countNames(products, 'brand')]).toEqual([['Nike', 1]]);
  expect([...countNames(products, 'tags')]).toEqual([
    ['x', 2],
    ['y', 1],
  ]);
  expect(productsWith(products, 'options', ['Size', 'size'])).toEqual(['a']);
  expect(productsWith(products, 'tags', ['x'])).toEqual(['a', 'b']);
});
