import { describe, expect, it } from 'vitest';
import { showsView, viewSearch } from './savedView.ts';

const state = {
  filter: { status: 'draft', q: 'ä & b' },
  sort: { field: 'price', order: 'DESC' as const },
  perPage: 50,
  columns: ['title', 'price'],
};
const view = {
  ...state,
  id: 'v1',
  userId: 'u1',
  resource: 'products',
  name: 'Drafts',
  createdAt: new Date(0),
};

describe('saved views', () => {
  it('open a list by its address', () => {
    const search = new URLSearchParams(viewSearch(view));
    expect(JSON.parse(search.get('filter') ?? '')).toEqual(state.filter);
    expect(Object.fromEntries(search)).toMatchObject({
      sort: 'price',
      order: 'DESC',
      page: '1',
      perPage: '50',
      columns: 'title,price',
    });
  });

  it('know when they are what is shown', () => {
    expect(showsView(state, view)).toBe(true);
    expect(showsView({ ...state, perPage: 25 }, view)).toBe(false);
  });
});
