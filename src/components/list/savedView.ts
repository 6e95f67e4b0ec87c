import { sameValue } from '@/domain/fieldChanges.ts';
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

/** Whether a list shows just what a view keeps; a view without columns goes with any. */
export const showsView = (state: ListState, view: ListState): boolean =>
  sameValue(state.filter, view.filter) &&
  sameValue(state.sort, view.sort) &&
  state.perPage === view.perPage &&
  (view.columns === null || sameValue(state.columns, view.columns));

/** A person's views of a list, in the order of their tabs, and the one that the list opens with. */
export interface ViewsOfList {
  views: SavedView[];
  /** Null where the list opens as it is, or with a view that is gone. */
  opens: SavedView | null;
  /** The record that keeps this choice. */
  choice: SavedView | null;
}

/**
 * Puts own views and those that others share into one order: by name, so that tabs stay where they are.
 * @param records what is stored for the list, twice where an own view is shared.
 */
export const viewsOfList = (
  records: readonly SavedView[],
  userId: string,
  language: string,
): ViewsOfList => {
  const byId = new Map(records.map(record => [record.id, record]));
  const all = [...byId.values()];
  const views = all
    .filter(({ opens }) => !opens)
    .sort((a, b) => a.name.localeCompare(b.name, language) || a.id.localeCompare(b.id));
  const choice = all.find(({ opens, userId: whose }) => opens && whose === userId);
  const opens = views.find(({ id }) => id === choice?.opens);
  return { views, opens: opens ?? null, choice: choice ?? null };
};
