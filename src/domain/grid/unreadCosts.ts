import type { Changes } from './changes.ts';
import { type GridRow, isUnread, productOfRow } from './gridRows.ts';

/** The products among `ids` whose private part was not read yet, each once. */
export const unreadCosts = (byId: ReadonlyMap<string, GridRow>, ids: Iterable<string>): string[] =>
  [...new Set(ids)].filter(id => {
    const row = byId.get(id);
    return row !== undefined && isUnread(row, 'cost');
  });

/** The products that have costs which are not saved. */
export const changedCosts = (changes: Changes): string[] =>
  [...changes].flatMap(([row, cells]) => (cells.cost ? productOfRow(row) : []));
