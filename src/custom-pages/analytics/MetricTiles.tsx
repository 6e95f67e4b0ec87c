import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { FigureGrid, FigureTile } from '@/components/figures/FigureTile.tsx';
import type { AnalyticsReport } from '@/domain/analytics/aggregate.ts';
import { isShare, metricOf, type PageMetric } from '@/domain/analytics/pageMetrics.ts';

/** The page's figures; a click shows one by day. */
export const MetricTiles = (props: {
  metrics: readonly PageMetric[];
  selected: PageMetric;
  report: AnalyticsReport;
  before: AnalyticsReport | null;
}) => {
  const { metrics, selected, report, before } = props;
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const addressOf = (metric: PageMetric) => {
    const next = new URLSearchParams(search);
    next.set('metric', metric);
    return `${pathname}?${next}`;
  };
  return (
    <FigureGrid>
      {metrics.map(metric => (
        <FigureTile
          key={metric}
          label={translate(`analytics.metric.${metric}`)}
          value={metricOf(report.totals, metric)}
          before={before ? metricOf(before.totals, metric) : undefined}
          style={isShare(metric) ? 'share' : 'count'}
          help={translate(`analytics.help.${metric}`)}
          to={addressOf(metric)}
          selected={metric === selected}
        />
      ))}
    </FigureGrid>
  );
};
