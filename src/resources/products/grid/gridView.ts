/** The parameter of the list's address that opens the grid in its place. */
export const GRID_PARAMETER = 'grid';

/** What the grid shows: what the list is filtered by, or what was selected in it. */
export type GridView = 'list' | 'selection';

/** What the grid of an address shows; null where the address is the list's. */
export const gridView = (search: string): GridView | null => {
  const view = new URLSearchParams(search).get(GRID_PARAMETER);
  return view === 'list' || view === 'selection' ? view : null;
};

/** The query part of the grid over a list with the query part `search`. */
export const gridSearch = (search: string, view: GridView): string => {
  const params = new URLSearchParams(search);
  // The list's columns are not the grid's.
  params.delete('columns');
  params.set(GRID_PARAMETER, view);
  return `?${params}`;
};
