import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type FigureCell,
  type FigureTableData,
  numberColumn,
} from '@/components/figures/figureTable.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import type { AnalyticsReport } from '@/domain/analytics/aggregate.ts';
import {
  FUNNEL_PARTS,
  type FunnelPart,
  funnelParts,
  readFunnelPart,
} from '@/domain/analytics/funnelParts.ts';
import { funnelOf, type Rate } from '@/domain/analytics/rates.ts';
import { FigurePanel } from '../FigurePanel.tsx';
import { NAMED_AT_MOST } from '../productsCsv.ts';
import { ShownRows } from '../ShownRows.tsx';
import { useProductCell } from '../useProductCell.ts';
import { useReadNames } from '../useReadNames.ts';
import { FunnelBars } from './FunnelBars.tsx';
import { useRateText } from './useRateText.ts';

/** Rows shown at first, and more with each click: each title of a product is one read. */
const STEP = 5;

/** What becomes of a rate in a file: how many, the share, and the ends of its interval. */
const fileCells = ({ count, share, between, tooFew }: Rate): FigureCell[] =>
  [count, share, between?.low ?? null, between?.high ?? null].map(value => ({
    text: '',
    value: tooFew && value !== count ? null : value,
  }));

/** From a view to a save and to a click out: of everything, and by product, category or source. */
export const FunnelPanel = ({ report }: { report: AnalyticsReport }) => {
  const translate = useTranslate();
  const format = useFigureFormat();
  const rateText = useRateText();
  const readNames = useReadNames();
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState(STEP);
  const part = readFunnelPart(search);
  const all = funnelParts(report, part);
  const rows = part === 'product' ? all.slice(0, shown) : all;
  const productCell = useProductCell(part === 'product' ? rows.map(({ key }) => key) : NO_PRODUCTS);
  const nameOf = (key: string): FigureCell => {
    if (part === 'category') return { text: key || translate('analytics.noCategory'), value: key };
    if (part === 'source')
      return { text: translate(`figures.funnel.source.${key}`, { _: key }), value: key };
    return productCell(key);
  };
  const views = translate('analytics.metric.views');
  const heading = translate(`figures.funnel.part.${part}`);
  const table: FigureTableData = {
    columns: [
      { label: heading },
      numberColumn(views),
      numberColumn(translate('figures.funnel.saved')),
      numberColumn(translate('figures.funnel.clicked')),
    ],
    rows: rows.map(({ key, activity }) => {
      const { saved, clicked } = funnelOf(activity);
      return {
        key,
        cells: [
          nameOf(key),
          { text: format(activity.views), value: activity.views },
          { text: rateText(saved), value: saved.share },
          { text: rateText(clicked), value: clicked.share },
        ],
      };
    }),
    empty: translate(part === 'source' ? 'figures.funnel.noSources' : 'analytics.empty'),
  };
  const wholeTable = async (): Promise<FigureTableData> => {
    const named = part === 'product' ? await readNames(all.map(({ key }) => key)) : null;
    const steps = (step: 'saved' | 'clicked') =>
      (['count', 'share', 'low', 'high'] as const).map(what => ({
        label: `${translate(`figures.funnel.${step}`)}: ${translate(`figures.funnel.file.${what}`)}`,
      }));
    return {
      columns: [
        { label: heading },
        ...(named ? [{ label: translate('analytics.productId') }] : []),
        { label: views },
        ...steps('saved'),
        ...steps('clicked'),
      ],
      rows: all.map(({ key, activity }) => {
        const { saved, clicked } = funnelOf(activity);
        return {
          key,
          cells: [
            named ? { text: named.get(key)?.title ?? '' } : nameOf(key),
            ...(named ? [{ text: key }] : []),
            { text: '', value: activity.views },
            ...fileCells(saved),
            ...fileCells(clicked),
          ],
        };
      }),
      empty: '',
    };
  };
  const choose = (next: FunnelPart) => {
    setShown(STEP);
    setSearch(
      before => {
        const params = new URLSearchParams(before);
        params.set('funnel', next);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <FigurePanel
      title={translate('figures.funnel.title')}
      note={translate('figures.funnel.note')}
      table={table}
      wholeTable={wholeTable}
      name={`funnel-${part}`}
      range={report.range}
      lead={
        <>
          <FunnelBars activity={report.totals} />
          <Tabs
            value={part}
            onChange={(_, next: FunnelPart) => choose(next)}
            aria-label={translate('figures.funnel.by')}
            sx={{
              mt: 2,
              mb: 1,
              minHeight: 40,
              '& .MuiTab-root': { minHeight: 40 },
              '@media print': { display: 'none' },
            }}
          >
            {FUNNEL_PARTS.map(one => (
              <Tab key={one} value={one} label={translate(`figures.funnel.parts.${one}`)} />
            ))}
          </Tabs>
        </>
      }
      footer={
        <>
          {part === 'product' && all.length > 0 && (
            <ShownRows
              text={translate('analytics.rank.top', {
                from: 1,
                to: rows.length,
                total: format(all.length),
              })}
              onMore={rows.length < all.length ? () => setShown(rows.length + STEP) : undefined}
            />
          )}
          {part === 'product' && all.length > NAMED_AT_MOST && (
            <Typography variant="body2" color="textSecondary">
              {translate('analytics.csvNamed', { named: NAMED_AT_MOST, total: all.length })}
            </Typography>
          )}
          {part === 'source' && report.sources.untold.length > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {translate('figures.funnel.untold', { smart_count: report.sources.untold.length })}
            </Typography>
          )}
        </>
      }
    />
  );
};

const NO_PRODUCTS: string[] = [];
