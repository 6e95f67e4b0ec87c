import { useEffect } from 'react';
import type { GridColumn } from '@/domain/grid/gridColumns.ts';
import type { GridRow } from '@/domain/grid/gridRows.ts';

/** Who scrolls past reads no costs: they are asked for once rows stay, in milliseconds. */
const STAY = 150;

/** Tells of which products the costs are drawn: none where their column is hidden. */
export const useDrawnCosts = (
  rows: readonly (GridRow | undefined)[],
  columns: readonly GridColumn[],
  onDrawn: (ids: readonly string[]) => void,
) => {
  const products = columns.includes('cost') ? rows.flatMap(row => row?.product.id ?? []) : [];
  // As text, which says when it is the same: no id has a slash.
  const drawn = [...new Set(products)].join('/');
  useEffect(
    function tellWhatIsDrawn() {
      const timer = setTimeout(() => onDrawn(drawn.split('/').filter(Boolean)), STAY);
      return () => clearTimeout(timer);
    },
    [drawn, onDrawn],
  );
};
