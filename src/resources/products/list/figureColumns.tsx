import { Suspense } from 'react';
import type { Column } from '@/components/list/column.ts';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { lazyPart } from '@/components/states/lazyPart.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';

const FigureCell = lazyPart(() => import('./FigureCell.tsx'));
const FiguresNote = lazyPart(withMessages(() => import('./FiguresNote.tsx')));

const METRICS = ['views', 'saves', 'clicks', 'conversion'] as const;

/** A figure of products that can be a column. */
export type FigureMetric = (typeof METRICS)[number];

const Note = () => (
  <Suspense>
    <FiguresNote />
  </Suspense>
);

/**
 * How products did in the last 30 days. They do not sort: figures stand in the daily roll-ups, not with
 * the products, so that only the page in view could be put in their order.
 */
export const FIGURE_COLUMNS: readonly Column<Product>[] = METRICS.map(metric => ({
  id: metric,
  label: `products.figure.${metric}`,
  align: 'right',
  initiallyShown: false,
  Note,
  render: product => (
    <Suspense fallback={<LoadingSkeleton />}>
      <FigureCell productId={product.id} metric={metric} />
    </Suspense>
  ),
}));
