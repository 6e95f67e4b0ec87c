import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { FigureDaysNote } from '@/components/figures/FigureDaysNote.tsx';
import { FigureTable } from '@/components/figures/FigureTable.tsx';
import { FigureGrid, FigureTile } from '@/components/figures/FigureTile.tsx';
import { numberColumn } from '@/components/figures/figureTable.ts';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { useDaysBefore, useLast30Days } from '@/components/figures/useFigureDays.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { useRedirects } from '@/components/figures/useRedirects.ts';
import { visuallyHidden } from '@/components/progress/visuallyHidden.ts';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { lazyPart } from '@/components/states/lazyPart.ts';
import type { ComparedPoint } from '@/domain/analytics/comparedTrend.ts';
import { conversion } from '@/domain/analytics/metrics.ts';
import { productActivity, productTrend } from '@/domain/analytics/productActivity.ts';
import { periodBefore } from '@/domain/analytics/ranges.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { Activity } from '@/domain/schemas/stats.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';

const TrendChart = lazyPart(() => import('@/components/figures/TrendChart.tsx'));

const METRICS = ['views', 'saves', 'clicks', 'conversion'] as const;
const HEIGHT = 180;

const figureOf = (activity: Activity, metric: (typeof METRICS)[number]) =>
  metric === 'conversion' ? conversion(activity) : activity[metric];

const isNothing = (activity: Activity | null) =>
  activity !== null && activity.views + activity.saves + activity.clicks === 0;

const Plain = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

/** The views by day, drawn and, for who does not see it, as a table. */
const Trend = ({ points }: { points: readonly ComparedPoint[] }) => {
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const format = useFigureFormat();
  const views = translate('analytics.metric.views');
  return (
    <>
      <Box sx={{ minHeight: HEIGHT }} inert>
        <Suspense fallback={<LoadingSkeleton variant="rounded" height={HEIGHT} />}>
          <TrendChart label={views} points={points} style="count" height={HEIGHT} />
        </Suspense>
      </Box>
      <Box sx={visuallyHidden}>
        <FigureTable
          caption={translate('analytics.byDay', { metric: views })}
          table={{
            columns: [{ label: translate('analytics.day') }, numberColumn(views)],
            rows: points.map(({ day, value }) => ({
              key: day,
              cells: [
                { text: formatDay(day) },
                { text: value === null ? translate('analytics.noRollUp') : format(value) },
              ],
            })),
            empty: translate('analytics.empty'),
          }}
        />
      </Box>
    </>
  );
};

/** How one product did in the last 30 days, beside the 30 before, with what was merged into it. */
const ProductFigures = ({ product }: { product: Product }) => {
  const { businessId, id } = product;
  const translate = useTranslate();
  const { actor } = useAuth();
  const scope = { businessId };
  const days = useLast30Days(scope);
  const range = days.data?.range ?? null;
  const earlier = useDaysBefore(scope, range);
  const redirects = useRedirects(scope, range && periodBefore(range).from);
  const failed = [days, redirects, earlier].find(query => query.error && query.data === undefined);
  if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />;
  if (days.data === null) return <Plain>{translate('analytics.neverHelp')}</Plain>;
  if (!days.data || !earlier.data || !redirects.data)
    return <LoadingSkeleton variant="rounded" height={112 + HEIGHT} />;
  const now = productActivity(days.data, id, redirects.data);
  const before = productActivity(earlier.data, id, redirects.data);
  const isUnseen = isNothing(now) && (before === null || isNothing(before));
  const analytics =
    actor.role === 'owner' ? paths.productsAnalytics() : paths.businessAnalytics(businessId);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        <FigureDaysNote figures={days.data} before={earlier.data} />
      </Typography>
      {now === null && <Plain>{translate('products.show.figuresUnknown')}</Plain>}
      {isUnseen && <Plain>{translate('products.show.unseen')}</Plain>}
      {now && !isUnseen && (
        <>
          <FigureGrid least="9.5rem">
            {METRICS.map(metric => (
              <FigureTile
                key={metric}
                label={translate(`analytics.metric.${metric}`)}
                value={figureOf(now, metric)}
                before={before ? figureOf(before, metric) : undefined}
                style={metric === 'conversion' ? 'share' : 'count'}
                to={`${analytics}?range=last30&metric=${metric}`}
              />
            ))}
          </FigureGrid>
          <Trend points={productTrend(days.data, earlier.data, id, redirects.data)} />
        </>
      )}
    </>
  );
};

export default ProductFigures;
