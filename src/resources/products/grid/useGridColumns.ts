import { useMemo } from 'react';
import type { Column } from '@/components/list/column.ts';
import { useColumns } from '@/components/list/useColumns.ts';
import { GRID_COLUMNS, isGridColumn } from '@/domain/grid/gridColumns.ts';
import type { Product } from '@/domain/schemas/product.ts';

const LABEL_OF: Readonly<Record<string, string>> = {
  stock: 'products.field.inventory',
  weightGrams: 'products.grid.weight',
  alt: 'products.grid.alt',
};

const INITIALLY_HIDDEN: ReadonlySet<string> = new Set(['lowStockThreshold', 'weightGrams', 'alt']);

const COLUMNS: readonly Column<Product>[] = GRID_COLUMNS.map(id => ({
  id,
  label: LABEL_OF[id] ?? `products.field.${id}`,
  fixed: id === 'title',
  initiallyShown: !INITIALLY_HIDDEN.has(id),
  render: () => null,
}));

/** The columns a person chose for the grid; the one that names the row stays in front. */
export const useGridColumns = () => {
  const { choice, choose } = useColumns('products.grid', COLUMNS);
  const ids = choice.join();
  const columns = useMemo(
    () => [
      'title' as const,
      ...ids
        .split(',')
        .filter(isGridColumn)
        .filter(id => id !== 'title'),
    ],
    [ids],
  );
  return { all: COLUMNS, columns, choice, choose };
};
