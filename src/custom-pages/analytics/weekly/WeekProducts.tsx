import { useTranslate } from 'ra-core';
import { FigureTable } from '@/components/figures/FigureTable.tsx';
import { type FigureTableData, numberColumn } from '@/components/figures/figureTable.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import type { AnalyticsReport } from '@/domain/analytics/aggregate.ts';
import { useChangeText } from '../behind/useChangeText.ts';
import { useProductCell } from '../useProductCell.ts';

/** Products that are named: each title is one read. */
const NAMED = 5;

/** The most viewed products of the week, beside their views of the week before. */
export const WeekProducts = (props: {
  report: AnalyticsReport;
  before: AnalyticsReport | null;
}) => {
  const { report, before } = props;
  const translate = useTranslate();
  const format = useFigureFormat();
  const changeText = useChangeText();
  const top = report.products.slice(0, NAMED);
  const nameCell = useProductCell(top.map(({ id }) => id));
  const viewsBefore = new Map(before?.products.map(({ id, activity }) => [id, activity.views]));
  const table: FigureTableData = {
    columns: [
      { label: translate('analytics.productName') },
      numberColumn(translate('analytics.metric.views')),
      numberColumn(translate('analytics.viewsBefore')),
      numberColumn(translate('figures.weekly.change')),
      numberColumn(translate('analytics.metric.saves')),
      numberColumn(translate('analytics.metric.clicks')),
    ],
    rows: top.map(({ id, activity }) => {
      const then = viewsBefore.get(id) ?? 0;
      return {
        key: id,
        cells: [
          nameCell(id),
          { text: format(activity.views) },
          { text: before ? format(then) : '–' },
          { text: before ? changeText({ before: then, now: activity.views }) : '–' },
          { text: format(activity.saves) },
          { text: format(activity.clicks) },
        ],
      };
    }),
    empty: translate('analytics.empty'),
  };
  const title = translate('analytics.top');
  return (
    <Panel title={title} note={translate('analytics.topNote')}>
      <FigureTable caption={title} table={table} />
    </Panel>
  );
};
