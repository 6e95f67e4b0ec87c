import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FigureCell, FigureTableData } from '@/components/figures/figureTable.ts';
import type { Figures } from '@/components/figures/useAnalytics.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import {
  compareBusinesses,
  countDirections,
  RANK_FIELDS,
  type RankedBusiness,
  rankBusinesses,
} from '@/domain/analytics/rankBusinesses.ts';
import { paths } from '@/routes/paths.ts';
import { FigurePanel } from './FigurePanel.tsx';
import { NAMED_AT_MOST } from './productsCsv.ts';
import { RankingNotes } from './RankingNotes.tsx';
import { useRankSort } from './useRankSort.ts';
import { useReadNames } from './useReadNames.ts';
import { useRecordNames } from './useRecordNames.ts';

/** Businesses shown at first, and more with each click: each name is one read. */
const STEP = 15;

/** Every business with figures, in any order; each leads to its page. */
export const BusinessRanking = ({ report, before, comparing, compare }: Figures) => {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFigureFormat();
  const readNames = useReadNames('business');
  const { sort, sortBy } = useRankSort();
  const [shown, setShown] = useState(STEP);
  const compared = compareBusinesses(report.businesses, before?.businesses ?? null);
  const all = rankBusinesses(compared, sort);
  const rows = all.slice(0, shown);
  const names = useRecordNames(
    'business',
    rows.map(({ id }) => id),
  );
  const label = (field: (typeof RANK_FIELDS)[number]) => translate(`ranking.column.${field}`);
  const signed = (value: number | null, style: 'count' | 'share') =>
    `${value !== null && value > 0 ? '+' : ''}${format(value, style)}`;
  const figures = (business: RankedBusiness): FigureCell[] =>
    RANK_FIELDS.map(field => {
      const value = business[field];
      if (field === 'difference') return { text: signed(value, 'count'), value };
      if (field !== 'change') return { text: format(value), value };
      const isNew = value === null && business.before === 0 && business.difference !== 0;
      return { text: isNew ? translate('ranking.new') : signed(value, 'share'), value };
    });
  const nameCell = (id: string): FigureCell => {
    const name = names.get(id);
    if (name === undefined) return { text: translate('common.loading'), value: id };
    if (name === 'gone') return { text: translate('ranking.gone', { id }), value: id };
    return { text: name.name, to: paths.viewBusiness(id) };
  };
  const table: FigureTableData = {
    columns: [
      { label: translate('ranking.business') },
      ...RANK_FIELDS.map(field => ({
        label: label(field),
        align: 'right' as const,
        sort: {
          order:
            sort.field === field
              ? sort.order === 'ASC'
                ? ('asc' as const)
                : ('desc' as const)
              : null,
          run: () => sortBy(field),
        },
      })),
    ],
    rows: rows.map(business => ({
      key: business.id,
      cells: [nameCell(business.id), ...figures(business)],
    })),
    empty: translate('ranking.none'),
  };
  const wholeTable = async (): Promise<FigureTableData> => {
    const named = await readNames(all.map(({ id }) => id));
    if (all.length > NAMED_AT_MOST)
      notify('ranking.csvNamed', {
        type: 'info',
        messageArgs: { named: NAMED_AT_MOST, total: all.length },
      });
    return {
      columns: [
        { label: translate('ranking.business') },
        { label: translate('ranking.businessId') },
        ...RANK_FIELDS.map(field => ({ label: label(field) })),
      ],
      rows: all.map(business => ({
        key: business.id,
        cells: [
          { text: named.get(business.id)?.title ?? '' },
          { text: business.id },
          ...figures(business),
        ],
      })),
      empty: '',
    };
  };
  return (
    <FigurePanel
      title={translate('ranking.businesses')}
      note={
        before
          ? translate('ranking.directions', { ...countDirections(compared) })
          : translate(comparing ? 'analytics.loading' : 'ranking.notCompared')
      }
      table={table}
      wholeTable={wholeTable}
      name="businesses"
      range={report.range}
      lead={<RankingNotes report={report} before={before} />}
      footer={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
          <Typography variant="body2" color="textSecondary">
            {translate('ranking.shown', { shown: rows.length, total: all.length })}
          </Typography>
          {rows.length < all.length && (
            <Button size="small" onClick={() => setShown(rows.length + STEP)}>
              {translate('ranking.more')}
            </Button>
          )}
          {compare && (
            <Button size="small" variant="outlined" onClick={compare.run}>
              {translate('analytics.compareNow', { reads: compare.reads })}
            </Button>
          )}
        </Box>
      }
    />
  );
};
