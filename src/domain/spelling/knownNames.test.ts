import { expect, it } from 'vitest';
import { testProduct } from '../merge/testProduct.ts';
import { knownNames } from './knownNames.ts';
import { spelledProduct } from './spellingFields.ts';

it('knows the names of each field, those that most products have first, and no empty one', () => {
  const products = [
    testProduct('a', { brand: 'Mill', category: 'Chairs', tags: ['new', 'Oak'] }),
    testProduct('b', { brand: '', category: 'Tables', tags: ['Oak'] }),
    testProduct('c', { brand: 'Cedar', category: 'Tables', tags: [] }),
  ].map(spelledProduct);
  expect(knownNames(products)).toEqual({
    brand: ['Cedar', 'Mill'],
    category: ['Tables', 'Chairs'],
    tags: ['Oak', 'new'],
  });
});
