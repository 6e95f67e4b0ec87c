import { describe, expect, it } from 'vitest';
import { showsView, viewSearch, viewsOfList } from './savedView.ts';

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
  sharedWith: null,
  opens: null,
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

  it('know when they are what is shown, whatever the order of the filters', () => {
    expect(showsView(state, view)).toBe(true);
    expect(showsView({ ...state, filter: { q: 'ä & b', status: 'draft' } }, view)).toBe(true);
    expect(showsView({ ...state, perPage: 25 }, view)).toBe(false);
    expect(showsView({ ...state, filter: {} }, view)).toBe(false);
    expect(showsView({ ...state, sort: { field: 'price', order: 'ASC' } }, view)).toBe(false);
    expect(showsView({ ...state, columns: ['title'] }, view)).toBe(false);
    expect(showsView({ ...state, columns: ['title'] }, { ...view, columns: null })).toBe(true);
  });

  it('stand by name, each once, with the one that opens the list', () => {
    const shared = { ...view, id: 'v2', userId: 'u2', name: 'Äpfel' };
    const choice = { ...view, id: 'u1~products', opens: 'v2' };
    const others = { ...view, id: 'u2~products', userId: 'u2', opens: 'v1' };
    const found = viewsOfList([view, others, choice, shared, view], 'u1', 'de');
    expect(found.views.map(({ id }) => id)).toEqual(['v2', 'v1']);
    expect(found.opens).toBe(shared);
    expect(found.choice).toBe(choice);
  });

  it('open nothing that is gone', () => {
    const choice = { ...view, id: 'u1~products', opens: 'gone' };
    expect(viewsOfList([view, choice], 'u1', 'en')).toMatchObject({ opens: null, choice });
    expect(viewsOfList([view], 'u1', 'en')).toMatchObject({ opens: null, choice: null });
  });
});
