import { expect, it } from 'vitest';
import { gridProduct, gridProductWithVariants } from '../../../tests/support/gridProducts.ts';
import { columnNames } from './columnNames.ts';
import { rowsOfProduct } from './gridRows.ts';

const rows = [
  gridProduct('a', { brand: 'Mill', category: 'Chairs' }),
  gridProduct('b', { brand: 'Oakley' }),
  gridProductWithVariants('c', { brand: 'Mill' }),
].flatMap(rowsOfProduct);

it('gives the names of a column, the most frequent first, with those that are typed and not saved', () => {
  expect(columnNames(rows, 'brand', new Map())).toEqual(['Mill', 'Oakley']);
  const changes = new Map([['a', { brand: { mine: 'Elm', original: 'Mill' } }]]);
  expect(columnNames(rows, 'brand', changes)).toEqual(['Elm', 'Mill', 'Oakley']);
});

it('gives none of a column whose cells hold no names', () => {
  expect(columnNames(rows, 'price', new Map())).toEqual([]);
  expect(columnNames(rows, 'title', new Map())).toEqual([]);
});
