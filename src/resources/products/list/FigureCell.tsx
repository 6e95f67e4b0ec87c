import Box from '@mui/material/Box';
import { useLast30Days } from '@/components/figures/useFigureDays.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { useRedirects } from '@/components/figures/useRedirects.ts';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { conversion } from '@/domain/analytics/metrics.ts';
import { productActivity } from '@/domain/analytics/productActivity.ts';
import type { FigureMetric } from './figureColumns.tsx';
import { UnreadCell } from './UnreadCell.tsx';
import { useListScope } from './useListScope.ts';

const FIGURE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/**
 * A figure of a product in the last 30 days, from days that all cells share; a dash where it is not known.
 * Where the days could not be read, a dash that says why and tries again.
 */
const FigureCell = (props: { productId: string; metric: FigureMetric }) => {
  const { productId, metric } = props;
  const format = useFigureFormat();
  const scope = useListScope();
  const days = useLast30Days(scope);
  const redirects = useRedirects(scope, days.data?.range.from ?? null);
  const failed = [days, redirects].find(query => query.error && query.data === undefined);
  if (failed) return <UnreadCell error={failed.error} retry={() => void failed.refetch()} />;
  if (days.isPending || (days.data && redirects.isPending)) return <LoadingSkeleton />;
  const activity =
    days.data && redirects.data ? productActivity(days.data, productId, redirects.data) : null;
  const isShare = metric === 'conversion';
  const value = activity && (isShare ? conversion(activity) : activity[metric]);
  return <Box sx={FIGURE}>{format(value, isShare ? 'share' : 'count')}</Box>;
};

export default FigureCell;
