import { useTranslate } from 'ra-core';
import { FigureTable } from '@/components/figures/FigureTable.tsx';
import { type FigureTableData, numberColumn } from '@/components/figures/figureTable.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import type { AnalyticsReport } from '@/domain/analytics/aggregate.ts';
import { dayCount } from '@/domain/analytics/days.ts';
import { COUNTED_METRICS, compareFigures } from '@/domain/analytics/metrics.ts';
import { funnelOf } from '@/domain/analytics/rates.ts';
import { countSureness, rateSureness, type Sureness } from '@/domain/analytics/sureChange.ts';
import { useRateText } from '../funnel/useRateText.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The key figures of two periods, the change, and how sure it is. */
export const KeyFigures = (props: { report: AnalyticsReport; before: AnalyticsReport | null }) => {
  const { report, before } = props;
  const translate = useTranslate();
  const format = useFigureFormat();
  const formatNumber = useNumberFormat();
  const rateText = useRateText();
  const days = dayCount(report.range.from, report.range.to);
  const sureness = (how: Sureness) => translate(`figures.weekly.sure.${how}`);
  const signed = { signDisplay: 'exceptZero' } as const;
  const counts = COUNTED_METRICS.map(metric => {
    const now = report.totals[metric];
    const then = before?.totals[metric];
    const { difference, change } = compareFigures(now, then ?? 0);
    const share =
      change !== null && formatNumber(change, { style: 'percent', ...TENTHS, ...signed });
    return {
      metric,
      cells: [
        format(now),
        format(then ?? null),
        then === undefined
          ? '–'
          : share
            ? `${formatNumber(difference, signed)} (${share})`
            : formatNumber(difference, signed),
        then === undefined ? '–' : sureness(countSureness(now, then, days)),
      ],
    };
  });
  const steps = funnelOf(report.totals);
  const stepsBefore = before && funnelOf(before.totals);
  const rates = (['saved', 'clicked'] as const).map(step => {
    const now = steps[step];
    const then = stepsBefore?.[step];
    const known = then && now.share !== null && then.share !== null;
    return {
      metric: step === 'saved' ? 'saveRate' : 'conversion',
      cells: [
        rateText(now),
        then ? rateText(then) : '–',
        known
          ? translate('analytics.points', {
              points: formatNumber(((now.share ?? 0) - (then.share ?? 0)) * 100, {
                ...TENTHS,
                ...signed,
              }),
            })
          : '–',
        then ? sureness(rateSureness(now, then)) : '–',
      ],
    };
  });
  const table: FigureTableData = {
    columns: [
      { label: translate('figures.goals.figure') },
      numberColumn(translate('figures.weekly.thisWeek')),
      numberColumn(translate('figures.weekly.weekBefore')),
      numberColumn(translate('figures.weekly.change')),
      { label: translate('figures.weekly.sure.title') },
    ],
    rows: [...counts, ...rates].map(({ metric, cells }) => ({
      key: metric,
      cells: [{ text: translate(`analytics.metric.${metric}`) }, ...cells.map(text => ({ text }))],
    })),
    empty: '',
  };
  const title = translate('figures.weekly.keyFigures');
  return (
    <Panel title={title} note={translate('figures.weekly.sure.note')}>
      <FigureTable caption={title} table={table} />
    </Panel>
  );
};
