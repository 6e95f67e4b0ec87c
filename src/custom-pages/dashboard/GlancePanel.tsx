import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ComponentProps, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { FigureTable } from '@/components/figures/FigureTable.tsx';
import { FigureGrid, FigureTile } from '@/components/figures/FigureTile.tsx';
import type { FigureTableData } from '@/components/figures/figureTable.ts';
import { useAnalytics } from '@/components/figures/useAnalytics.ts';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { type StatsScope, useNewestDay } from '@/components/figures/useRollUps.ts';
import { Panel } from '@/components/Panel.tsx';
import { visuallyHidden } from '@/components/progress/visuallyHidden.ts';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { lazyPart } from '@/components/states/lazyPart.ts';
import type { AnalyticsReport } from '@/domain/analytics/aggregate.ts';
import { comparedTrend } from '@/domain/analytics/comparedTrend.ts';
import { metricOf, type PageMetric } from '@/domain/analytics/pageMetrics.ts';
import { presetRange } from '@/domain/analytics/ranges.ts';

const TrendChart = lazyPart(async () => {
  const { default: Chart } = await import('@/components/figures/TrendChart.tsx');
  return {
    default: (props: ComponentProps<typeof Chart>) => (
      <div inert>
        <Chart {...props} />
      </div>
    ),
  };
});

const METRICS: readonly PageMetric[] = ['views', 'saves', 'clicks', 'conversion'];
const HEIGHT = 180;

/** The last 30 days in four figures and a line; every figure leads to its page. */
export const GlancePanel = (props: { scope: StatsScope; title: string; analytics: string }) => {
  const { scope, title, analytics } = props;
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const { data: newest, error: newestError, refetch } = useNewestDay(scope);
  const range = useMemo(() => (newest ? presetRange('last30', newest) : null), [newest]);
  const { report, before, error, retry } = useAnalytics(scope, range, false);
  const failure = newestError ?? error;
  const byDay = translate('analytics.byDay', { metric: translate('analytics.metric.views') });
  const viewsTable = ({ trend }: AnalyticsReport): FigureTableData => ({
    columns: [
      { label: translate('analytics.day') },
      { label: translate('analytics.metric.views'), align: 'right' },
    ],
    rows: trend.map(({ day, totals }) => ({
      key: day,
      cells: [
        { text: formatDay(day) },
        { text: totals ? String(totals.views) : translate('analytics.noRollUp') },
      ],
    })),
    empty: translate('analytics.empty'),
  });
  const content = () => {
    if (failure && !report)
      return <ErrorState error={failure} retry={newestError ? () => void refetch() : retry} />;
    if (newest === null)
      return (
        <Typography variant="body2" color="textSecondary">
          {translate('analytics.neverHelp')}
        </Typography>
      );
    if (!report) return <LoadingSkeleton variant="rounded" height={[96, HEIGHT]} />;
    return (
      <>
        <FigureGrid>
          {METRICS.map(metric => (
            <FigureTile
              key={metric}
              label={translate(`analytics.metric.${metric}`)}
              value={metricOf(report.totals, metric)}
              before={before ? metricOf(before.totals, metric) : undefined}
              style={metric === 'conversion' ? 'share' : 'count'}
              help={translate(`analytics.help.${metric}`)}
              to={`${analytics}?range=last30&metric=${metric}`}
            />
          ))}
        </FigureGrid>
        <Box sx={{ minHeight: HEIGHT }}>
          <Suspense fallback={<LoadingSkeleton variant="rounded" height={HEIGHT} />}>
            <TrendChart
              label={translate('analytics.metric.views')}
              points={comparedTrend(report.trend, [], 'views')}
              style="count"
              height={HEIGHT}
            />
          </Suspense>
        </Box>
        <Box sx={visuallyHidden}>
          <FigureTable caption={byDay} table={viewsTable(report)} />
        </Box>
      </>
    );
  };
  return (
    <Panel
      title={title}
      note={
        range &&
        `${translate('analytics.span', { from: formatDay(range.from), to: formatDay(range.to) })}. ${translate('analytics.zone')}`
      }
      actions={
        <Button component={Link} to={analytics} size="small">
          {translate('dashboard.toAnalytics')}
        </Button>
      }
    >
      {content()}
    </Panel>
  );
};
