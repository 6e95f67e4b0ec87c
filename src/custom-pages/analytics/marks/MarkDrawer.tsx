import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { HistoryBoundary } from '@/components/history/HistoryBoundary.tsx';
import { SideDrawer } from '@/components/SideDrawer.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { doneKinds } from '@/domain/analytics/doneDays.ts';
import { markFilter } from '@/domain/analytics/markQuery.ts';
import type { DoneKind } from '@/domain/analytics/marks.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { MarkEntry } from './MarkEntry.tsx';

/** Changes of the day that are read at once. */
const STEP = 30;
const NEWEST = { field: 'at', order: 'DESC' } as const;

/** What of a mark is open: one kind of what was done on its day. */
export interface OpenMark {
  day: string;
  kind: DoneKind;
  count: number;
}

/** The changes that a mark is of: who did what to which records, and from what to what. */
const MarkDrawer = (props: {
  mark: OpenMark;
  /** Whose figures they are; null for the whole platform's. */
  businessId: string | null;
  onClose: () => void;
}) => {
  const { mark, businessId, onClose } = props;
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const isOwner = useAuth().actor.role === 'owner';
  const [most, setMost] = useState(STEP);
  const filter = markFilter(mark.day, mark.kind, businessId);
  const { data, error, isPending, isFetching, refetch } = useGetList<AuditEntry>(
    'audit',
    { filter, sort: NEWEST, pagination: { page: 1, perPage: most }, meta: { total: 'none' } },
    { placeholderData: before => before },
  );
  const read = data ?? [];
  const entries = read.filter(entry => doneKinds(entry).includes(mark.kind));
  const capped = read.length >= most;
  const content = () => {
    if (isPending) return <LoadingSkeleton height={160} />;
    if (error && !data) return <ErrorState error={error} retry={refetch} />;
    return (
      <>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map(entry => (
            <HistoryBoundary key={entry.id}>
              <MarkEntry entry={entry} kind={mark.kind} />
            </HistoryBoundary>
          ))}
        </Box>
        {entries.length === 0 && !capped && (
          <Typography color="textSecondary">{translate('analytics.marks.gone')}</Typography>
        )}
        {capped && (
          <Typography variant="body2" color="textSecondary" role="status">
            {translate('analytics.marks.capped', { smart_count: read.length })}{' '}
            <Button size="small" loading={isFetching} onClick={() => setMost(most + STEP)}>
              {translate('audit.more')}
            </Button>
          </Typography>
        )}
      </>
    );
  };
  return (
    <SideDrawer
      title={translate(`analytics.marks.kind.${mark.kind}`, { smart_count: mark.count })}
      subtitle={translate('analytics.marks.dayIsUtc', { day: formatDay(mark.day) })}
      onClose={onClose}
      footer={
        !isOwner && (
          <Button component={Link} to={listAddress(paths.recentChanges(), filter)}>
            {translate('analytics.marks.inChanges')}
          </Button>
        )
      }
    >
      {content()}
    </SideDrawer>
  );
};

export default MarkDrawer;
