import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Figures } from '@/components/figures/useAnalytics.ts';
import { type PageMetric, readMetric } from '@/domain/analytics/pageMetrics.ts';
import { MetricTiles } from './MetricTiles.tsx';
import { MissingRepeatsNote } from './MissingRepeatsNote.tsx';
import { TrendPanel } from './TrendPanel.tsx';

/** The page's figures, the chosen one by day, and what else the page has, one below the other. */
export const FigureSections = (
  props: Pick<Figures, 'report' | 'before' | 'comparing'> & {
    /** Whose figures they are; null for the whole platform's. */
    businessId: string | null;
    metrics: readonly [PageMetric, ...PageMetric[]];
    children: ReactNode;
  },
) => {
  const { businessId, metrics, report, before, comparing, children } = props;
  const [search] = useSearchParams();
  const metric = readMetric(search, metrics);
  return (
    <>
      {metrics.includes('users') && <MissingRepeatsNote report={report} before={before} />}
      <MetricTiles metrics={metrics} selected={metric} {...{ report, before, comparing }} />
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TrendPanel report={report} before={before} metric={metric} businessId={businessId} />
        {children}
      </Box>
    </>
  );
};
