import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import { DateCell } from '@/components/format/DateCell.tsx';
import { ChangeList } from '@/components/history/ChangeList.tsx';
import { HistoryBoundary } from '@/components/history/HistoryBoundary.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { changesFilter } from '@/domain/analytics/markQuery.ts';
import type { DayRange } from '@/domain/analytics/ranges.ts';
import { CHANGES_READ } from '@/domain/analytics/readBudget.ts';
import { type AuditEntry, changesOfRecord } from '@/domain/schemas/audit.ts';

const NEWEST = { field: 'at', order: 'DESC' } as const;

/** What was done to a product in two periods, newest first; that nothing was, where nothing was. */
export const DoneToProduct = (props: {
  productId: string;
  businessId: string;
  range: DayRange;
}) => {
  const { productId, businessId, range } = props;
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetList<AuditEntry>('audit', {
    filter: changesFilter(productId, businessId, range),
    sort: NEWEST,
    pagination: { page: 1, perPage: CHANGES_READ },
    meta: { total: 'none' },
  });
  if (isPending) return <LoadingSkeleton width={240} />;
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data || data.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('analytics.behind.unexplained')}
      </Typography>
    );
  return (
    <>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
        {data.map(entry => (
          <HistoryBoundary key={entry.id}>
            <li>
              <DateCell value={entry.at} />{' '}
              {translate(`audit.action.${entry.action}`, { _: entry.action })}
              <ChangeList
                resource="products"
                changes={changesOfRecord(entry, productId)}
                currency={entry.currency ?? undefined}
                few
              />
            </li>
          </HistoryBoundary>
        ))}
      </Box>
      {data.length >= CHANGES_READ && (
        <Typography variant="body2" color="textSecondary">
          {translate('analytics.behind.more', { smart_count: data.length })}
        </Typography>
      )}
    </>
  );
};
