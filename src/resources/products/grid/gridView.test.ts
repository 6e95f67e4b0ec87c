import { expect, it } from 'vitest';
import { gridSearch, gridView } from './gridView.ts';

it('stands in the address of the list, without its columns', () => {
  const search = gridSearch('?filter=%7B%7D&columns=title,sku&page=2', 'list');
  expect(search).toBe('?filter=%7B%7D&page=2&grid=list');
  expect(gridView(search)).toBe('list');
  expect(gridView('?grid=everything')).toBeNull();
  expect(gridView('')).toBeNull();
});
