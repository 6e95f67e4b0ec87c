import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type FigureCell,
  type FigureTableData,
  numberColumn,
} from '@/components/figures/figureTable.ts';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { lazyPart } from '@/components/states/lazyPart.ts';
import type { AnalyticsReport } from '@/domain/analytics/aggregate.ts';
import { dayMarks } from '@/domain/analytics/chartNotes.ts';
import { type ComparedPoint, comparedTrend } from '@/domain/analytics/comparedTrend.ts';
import { countsPeopleOnce, isShare, type PageMetric } from '@/domain/analytics/pageMetrics.ts';
import { FigurePanel } from './FigurePanel.tsx';
import { MarkList } from './marks/MarkList.tsx';
import { useMarksShown } from './marks/useMarksShown.ts';
import { useMarkText } from './marks/useMarkText.ts';
import { useTrailMarks } from './marks/useTrailMarks.ts';
import { useFigureNotes } from './notes/useFigureNotes.ts';

const TrendChart = lazyPart(() => import('@/components/figures/TrendChart.tsx'));

/** One figure by day, as a line or as rows. A day leads to its own figures. */
export const TrendPanel = (props: {
  report: AnalyticsReport;
  /** The period before, where it is compared with. */
  before: AnalyticsReport | null;
  metric: PageMetric;
  /** Whose figures they are; null for the whole platform's. */
  businessId: string | null;
  height?: number;
}) => {
  const { report, before, metric, businessId, height = 260 } = props;
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const format = useFigureFormat();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [marksShown] = useMarksShown();
  const markText = useMarkText();
  const style = isShare(metric) ? 'share' : 'count';
  const label = translate(`analytics.metric.${metric}`);
  const addressOf = (day: string) => {
    const next = new URLSearchParams(search);
    next.delete('range');
    next.set('from', day);
    next.set('to', day);
    return `${pathname}?${next}`;
  };
  const notes = useFigureNotes(businessId);
  const trail = useTrailMarks(report.done, report.range, businessId);
  const marked = dayMarks(trail.marks, notes.notes, report.range);
  const onChart = marksShown ? marked : [];
  const marks = new Map(onChart.map(mark => [mark.day, markText(mark)]));
  const daysWith = (part: 'counts' | 'notes') =>
    onChart.filter(mark => mark[part].length > 0).map(({ day }) => day);
  const points = comparedTrend(report.trend, before?.trend ?? [], metric);
  const figure = (value: number | null): FigureCell => ({
    text: value === null ? translate('analytics.noRollUp') : format(value, style),
    value,
  });
  const compared = before
    ? [
        { label: translate('analytics.dayBefore') },
        numberColumn(translate('analytics.periodBefore')),
      ]
    : [];
  const comparedCells = (one: ComparedPoint['before']): FigureCell[] =>
    one ? [{ text: formatDay(one.day), value: one.day }, figure(one.value)] : [];
  const table: FigureTableData = {
    columns: [
      { label: translate('analytics.day') },
      numberColumn(label),
      ...compared,
      ...(marks.size > 0 ? [{ label: translate('analytics.marks.title') }] : []),
    ],
    rows: points.map(point => ({
      key: point.day,
      cells: [
        { text: formatDay(point.day), value: point.day, to: addressOf(point.day) },
        figure(point.value),
        ...comparedCells(point.before),
        ...(marks.size > 0 ? [{ text: marks.get(point.day) ?? '' }] : []),
      ],
    })),
    empty: translate('analytics.empty'),
  };
  return (
    <FigurePanel
      title={translate('analytics.byDay', { metric: label })}
      note={
        countsPeopleOnce(metric) && report.trend.length > 1
          ? translate('analytics.byDayNote')
          : undefined
      }
      table={table}
      name={metric}
      range={report.range}
      chart={
        <Box sx={{ height }}>
          <Suspense fallback={<LoadingSkeleton variant="rounded" height={height} />}>
            <TrendChart
              label={label}
              points={points}
              style={style}
              height={height}
              onPick={day => void navigate(addressOf(day))}
              marks={marks}
              markedOn={{ done: daysWith('counts'), notes: daysWith('notes') }}
            />
          </Suspense>
        </Box>
      }
      footer={
        <MarkList
          marks={marked}
          untold={trail.untold}
          more={trail.more}
          range={report.range}
          businessId={businessId}
          notes={notes}
        />
      }
    />
  );
};
