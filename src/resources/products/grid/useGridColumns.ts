import { useMemo } from 'react';
import type { Column } from '@/components/list/column.ts';
import { useColumns } from '@/components/list/useColumns.ts';
import { can } from '@/domain/access/can.ts';
import { GRID_COLUMNS, isGridColumn } from '@/domain/grid/gridColumns.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';

const LABEL_OF: Readonly<Record<string, string>> = {
  stock: 'products.field.inventory',
  weightGrams: 'products.grid.weight',
  alt: 'products.grid.alt',
};

const INITIALLY_HIDDEN: ReadonlySet<string> = new Set([
  ...['cost', 'lowStockThreshold', 'weightGrams', 'alt'],
]);

const COLUMNS: readonly Column<Product>[] = GRID_COLUMNS.map(id => ({
  id,
  label: LABEL_OF[id] ?? `products.field.${id}`,
  fixed: id === 'title',
  initiallyShown: !INITIALLY_HIDDEN.has(id),
  render: () => null,
}));

/** The columns a person chose for the grid; the one that names the row stays in front. */
export const useGridColumns = () => {
  const { actor } = useAuth();
  // Costs stand in the private part, which the same people read and change.
  const withCost = can(actor, 'get', 'productDetails');
  const isOwner = actor.role === 'owner';
  const all = useMemo(
    () =>
      COLUMNS.filter(({ id }) => (id === 'cost' ? withCost : id !== 'businessName' || !isOwner)),
    [withCost, isOwner],
  );
  const { choice, choose } = useColumns('products.grid', all);
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
  return { all, columns, choice, choose };
};
