import { expect, it } from 'vitest';
import { gridSearch, gridView, selectedOf, selectionState } from './gridView.ts';

it('stands in the address of the list, without its columns', () => {
  const search = gridSearch('?filter=%7B%7D&columns=title,sku&page=2', 'list');
  expect(search).toBe('?filter=%7B%7D&page=2&grid=list');
  expect(gridView(search)).toBe('list');
  expect(gridView('?grid=everything')).toBeNull();
  expect(gridView('')).toBeNull();
});

it('reads the selection that it wrote, and nothing else', () => {
  expect(selectedOf(selectionState(['a', 'b']))).toEqual(['a', 'b']);
  for (const state of [null, undefined, {}, { ids: [] }, { ids: [1] }, 'a'])
    expect(selectedOf(state)).toBeNull();
});
