import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { GridColumn } from '@/domain/grid/gridColumns.ts';
import type { Range } from '@/domain/grid/moveSelection.ts';
import { unreadCosts } from '@/domain/grid/unreadCosts.ts';
import type { GridCosts } from './useGridCosts.ts';
import type { GridStore } from './useGridState.ts';

/** Does things with costs once they are known: what is out of view was not read yet. */
export const useOnceRead = (
  latest: GridStore['latest'],
  costs: GridCosts,
  columns: readonly GridColumn[],
) => {
  const notify = useNotify();
  const [reading, setReading] = useState(0);
  const shown = useRef(columns);
  shown.current = columns;
  return {
    /** Products that are being read for it. */
    reading,
    /** The rows of a block, where it has costs. */
    costsIn: ({ top, bottom, left, right }: Range): number[] =>
      columns.slice(left, right + 1).includes('cost')
        ? Array.from({ length: bottom - top + 1 }, (_, index) => top + index)
        : [],
    /** Acts once the costs of these rows are known: at once, where they are. */
    onceRead: async (costsOf: readonly number[], act: () => void) => {
      const { rows, byId } = latest();
      const products = costsOf.flatMap(at => rows[at]?.product.id ?? []);
      const unread = unreadCosts(byId, products);
      if (unread.length === 0) return act();
      setReading(unread.length);
      const isRead = await costs.read(unread);
      setReading(0);
      if (isRead === false) notify('products.grid.costsNotRead', { type: 'warning' });
      // Other rows or columns by now: the places are others', too.
      const isSame = shown.current === columns && latest().rows.length === rows.length;
      if (isRead && isSame) act();
    },
  };
};
