import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type FigureCell,
  type FigureTableData,
  numberColumn,
} from '@/components/figures/figureTable.ts';
import type { Figures } from '@/components/figures/useAnalytics.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { conversion } from '@/domain/analytics/metrics.ts';
import { decliningProducts } from '@/domain/analytics/rankProducts.ts';
import { FigurePanel } from './FigurePanel.tsx';
import { NAMED_AT_MOST, productsCsv } from './productsCsv.ts';
import { ShownRows } from './ShownRows.tsx';
import { useProductCell } from './useProductCell.ts';
import { useReadNames } from './useReadNames.ts';

/** Products shown at first, and more with each click: each title is one read. */
const STEP = 5;

type View = 'top' | 'declining';

/** The most viewed products, or those that lose views; each leads to its page. */
export const ProductsPanel = ({ report, before, comparing, compare }: Figures) => {
  const translate = useTranslate();
  const notify = useNotify();
  const readNames = useReadNames();
  const format = useFigureFormat();
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState(STEP);
  const view: View = search.get('products') === 'declining' ? 'declining' : 'top';
  const count = (value: number): FigureCell => ({ text: format(value), value });
  const all: { id: string; figures: () => FigureCell[] }[] =
    view === 'top'
      ? report.products.map(({ id, activity }) => ({
          id,
          figures: () => [
            count(activity.views),
            count(activity.saves),
            count(activity.clicks),
            { text: format(conversion(activity), 'share'), value: conversion(activity) },
          ],
        }))
      : decliningProducts(report.products, before?.products ?? []).map(product => ({
          id: product.id,
          figures: () => [
            count(product.before),
            count(product.now),
            count(product.now - product.before),
          ],
        }));
  const rows = all.slice(0, shown);
  const nameCell = useProductCell(rows.map(({ id }) => id));
  const emptyText = () => {
    if (view === 'top') return translate('analytics.empty');
    if (before) return translate('analytics.noneDeclining');
    if (comparing) return translate('analytics.loading');
    return translate(compare ? 'analytics.decliningUnknown' : 'analytics.notCompared');
  };
  const labels =
    view === 'top'
      ? ['metric.views', 'metric.saves', 'metric.clicks', 'metric.conversion']
      : ['viewsBefore', 'viewsNow', 'loss'];
  const table: FigureTableData = {
    columns: [
      { label: translate('analytics.productName') },
      ...labels.map(label => numberColumn(translate(`analytics.${label}`))),
    ],
    rows: rows.map(product => ({
      key: product.id,
      cells: [nameCell(product.id), ...product.figures()],
    })),
    empty: emptyText(),
  };
  const wholeTable = async () => {
    const named = await readNames(all.map(({ id }) => id));
    if (all.length > NAMED_AT_MOST) {
      notify('analytics.csvNamed', {
        type: 'info',
        messageArgs: { named: NAMED_AT_MOST, total: all.length },
      });
    }
    const headings = [
      translate('analytics.productName'),
      translate('analytics.productId'),
      translate('products.field.sku'),
      ...labels.map(label => translate(`analytics.${label}`)),
    ];
    return productsCsv({ headings, rows: all, named });
  };
  const choose = (next: View) => {
    setShown(STEP);
    setSearch(
      before => {
        const params = new URLSearchParams(before);
        params.set('products', next);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <FigurePanel
      title={translate('analytics.product')}
      note={translate(`analytics.${view}Note`)}
      table={table}
      wholeTable={wholeTable}
      name={`products-${view}`}
      range={report.range}
      lead={
        <Tabs
          value={view}
          onChange={(_, next: View) => choose(next)}
          aria-label={translate('analytics.product')}
          sx={{ mb: 1, minHeight: 40, '& .MuiTab-root': { minHeight: 40 } }}
        >
          <Tab value="top" label={translate('analytics.top')} />
          <Tab value="declining" label={translate('analytics.declining')} />
        </Tabs>
      }
      footer={
        all.length > 0 ? (
          <ShownRows
            text={translate(`analytics.rank.${view}`, {
              from: 1,
              to: rows.length,
              total: format(all.length),
            })}
            onMore={rows.length < all.length ? () => setShown(rows.length + STEP) : undefined}
          />
        ) : (
          view === 'declining' &&
          compare && (
            <Button variant="outlined" onClick={compare.run} sx={{ alignSelf: 'start', mt: 1.5 }}>
              {translate('analytics.compareNow', { reads: compare.reads })}
            </Button>
          )
        )
      }
    />
  );
};
