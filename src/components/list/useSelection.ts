import { type Identifier, useListContext } from 'ra-core';
import { useRef } from 'react';

/** The ids from the one last toggled to `id` on the page, whichever way round. */
export const idsBetween = (
  page: readonly Identifier[],
  last: Identifier | null,
  id: Identifier,
): Identifier[] => {
  const [a, b] = [page.indexOf(last ?? id), page.indexOf(id)];
  if (a < 0 || b < 0) return [id];
  return page.slice(Math.min(a, b), Math.max(a, b) + 1);
};

/** The selection of the list in view; it stays while pages, filters and order change. */
export const useSelection = () => {
  const { data = [], selectedIds, onSelect } = useListContext();
  const last = useRef<Identifier | null>(null);
  const selected = new Set(selectedIds);
  const page = data.map(record => record.id);
  const onPage = page.filter(id => selected.has(id));
  const all = page.length > 0 && onPage.length === page.length;
  return {
    selectedIds,
    isSelected: (id: Identifier) => selected.has(id),
    /** @param range whether all between the last one and this one follow (Shift). */
    toggle: (id: Identifier, range: boolean) => {
      const ids = range ? idsBetween(page, last.current, id) : [id];
      const select = !selected.has(id);
      last.current = id;
      onSelect(
        select
          ? [...new Set([...selectedIds, ...ids])]
          : selectedIds.filter(other => !ids.includes(other)),
      );
    },
    pageState: all ? ('all' as const) : onPage.length > 0 ? ('some' as const) : ('none' as const),
    togglePage: () =>
      onSelect(
        all
          ? selectedIds.filter(id => !page.includes(id))
          : [...new Set([...selectedIds, ...page])],
      ),
  };
};

/** What is selected of the list in view, and how that changes. */
export type Selection = ReturnType<typeof useSelection>;
