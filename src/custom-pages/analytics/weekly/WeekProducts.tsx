import { useTranslate } from 'ra-core';
import { FigureTable } from '@/components/figures/FigureTable.tsx';
import type { FigureCell, FigureTableData } from '@/components/figures/figureTable.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import type { AnalyticsReport } from '@/domain/analytics/aggregate.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { useChangeText } from '../behind/useChangeText.ts';
import { useRecordNames } from '../useRecordNames.ts';

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
  const { actor } = useAuth();
  const top = report.products.slice(0, NAMED);
  const names = useRecordNames(
    'products',
    top.map(({ id }) => id),
  );
  const viewsBefore = new Map(before?.products.map(({ id, activity }) => [id, activity.views]));
  const nameCell = (id: string): FigureCell => {
    const name = names.get(id);
    if (name === undefined) return { text: translate('common.loading') };
    if (name === 'gone') return { text: translate('analytics.deletedProduct', { id }) };
    return { text: name.name, to: paths.viewProduct(actor.role, id) };
  };
  const right = (label: string) => ({ label, align: 'right' as const });
  const table: FigureTableData = {
    columns: [
      { label: translate('analytics.productName') },
      right(translate('analytics.metric.views')),
      right(translate('analytics.viewsBefore')),
      right(translate('figures.weekly.change')),
      right(translate('analytics.metric.saves')),
      right(translate('analytics.metric.clicks')),
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
