import type { SavedView } from '@/domain/schemas/savedView.ts';

/** What a list shows at the moment, as far as a view keeps it. */
export interface ListState {
  filter: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
  columns: string[] | null;
}

/** The query part of an address that opens a list as a view keeps it, at its first page. */
export const viewSearch = (view: ListState): string => {
  const search = new URLSearchParams({
    filter: JSON.stringify(view.filter),
    sort: view.sort.field,
    order: view.sort.order,
    page: '1',
    perPage: String(view.perPage),
  });
  if (view.columns) search.set('columns', view.columns.join());
  return `?${search}`;
};

/** Whether a list shows just what a view keeps. */
export const showsView = (state: ListState, view: SavedView): boolean =>
  viewSearch(state) === viewSearch(view);
