import Alert from '@mui/material/Alert';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import type { Figures } from '@/components/figures/useAnalytics.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { NEW_DAYS, unseenProducts } from '@/domain/analytics/unseenProducts.ts';
import { FigurePanel } from '../FigurePanel.tsx';
import { ShownRows } from '../ShownRows.tsx';
import type { Catalogue } from './readCatalogue.ts';
import { useUnseenText } from './useUnseenText.ts';

/** Products shown at first, and more with each click. */
const STEP = 10;

/** The products that nobody sees, those too new to say apart, and what the figures leave open. */
export const UnseenLists = (
  props: Pick<Figures, 'report' | 'before'> & {
    catalogue: Catalogue;
    /** Whether they are several businesses' products. */
    ofMany: boolean;
    /** Beside what was read: when, and how it is read again. */
    children: ReactNode;
  },
) => {
  const { report, before, catalogue, ofMany, children } = props;
  const translate = useTranslate();
  const format = useFigureFormat();
  const [view, setView] = useState<'unseen' | 'fresh'>('unseen');
  const [shown, setShown] = useState(STEP);
  const { fullDays } = report.seen;
  const { missingDays } = report;
  const text = useUnseenText({ isPartial: fullDays.length + missingDays.length > 0, ofMany });
  const products = useMemo(
    () => unseenProducts(catalogue.products, report, before),
    [catalogue.products, report, before],
  );
  const all = products[view];
  const rows = all.slice(0, shown);
  const caveat = (key: string, days: readonly string[]) =>
    days.length > 0 && (
      <Alert severity="info" sx={{ mt: 1 }}>
        {translate(`figures.unseen.${key}`, { smart_count: days.length })}
      </Alert>
    );
  return (
    <FigurePanel
      title={translate('figures.unseen.title')}
      note={translate('figures.unseen.note', { days: NEW_DAYS })}
      table={view === 'unseen' ? text.unseenTable(rows) : text.freshTable(rows)}
      wholeTable={async () => text.file(products)}
      name="unseen"
      range={report.range}
      lead={
        <Tabs
          value={view}
          variant="scrollable"
          allowScrollButtonsMobile
          onChange={(_, next: 'unseen' | 'fresh') => {
            setShown(STEP);
            setView(next);
          }}
          aria-label={translate('figures.unseen.title')}
          sx={{ mb: 1, minHeight: 40, '& .MuiTab-root': { minHeight: 40 } }}
        >
          {(['unseen', 'fresh'] as const).map(tab => (
            <Tab
              key={tab}
              value={tab}
              label={translate(`figures.unseen.tab.${tab}`, {
                count: format(products[tab].length),
              })}
            />
          ))}
        </Tabs>
      }
      footer={
        <>
          {all.length > 0 && (
            <ShownRows
              text={translate('figures.unseen.shown', {
                to: format(rows.length),
                total: format(all.length),
              })}
              onMore={rows.length < all.length ? () => setShown(rows.length + STEP) : undefined}
            />
          )}
          {caveat('fullDays', fullDays)}
          {caveat('missingDays', missingDays)}
          {catalogue.isCapped && (
            <Alert severity="info" sx={{ mt: 1 }}>
              {translate('figures.unseen.capped', { most: format(catalogue.products.length) })}
            </Alert>
          )}
          {children}
        </>
      }
    />
  );
};
