import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { FigureGrid, FigureTile } from '@/components/figures/FigureTile.tsx';
import type { Figures } from '@/components/figures/useAnalytics.ts';
import { isShare, metricOf, type PageMetric } from '@/domain/analytics/pageMetrics.ts';

/** The page's figures; a click shows one by day. */
export const MetricTiles = (
  props: Pick<Figures, 'report' | 'before' | 'comparing'> & {
    metrics: readonly PageMetric[];
    selected: PageMetric;
  },
) => {
  const { metrics, selected, report, before, comparing } = props;
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
          comparing={comparing}
          style={isShare(metric) ? 'share' : 'count'}
          help={translate(`analytics.help.${metric}`)}
          to={addressOf(metric)}
          selected={metric === selected}
        />
      ))}
    </FigureGrid>
  );
};
