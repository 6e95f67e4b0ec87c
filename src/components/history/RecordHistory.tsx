import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { LoadingSkeleton } from '../states/LoadingSkeleton.tsx';
import { AuditItem } from './AuditItem.tsx';
import { HistoryBoundary } from './HistoryBoundary.tsx';
import { ownEntries } from './ownEntries.ts';

const STEP = 5;
const NEWEST = { field: 'at', order: 'DESC' } as const;

/** The recent changes of one record, newest first, a few at a time. */
export const RecordHistory = (props: {
  resource: ResourceName;
  recordId: string;
  /** The record's business: its own people may ask about no other, and others tell nothing of it. */
  businessId?: string;
  /** Currency of the record's amounts. */
  currency?: string;
  /** The record's version, where it is followed live: another one has another history. */
  version?: number;
}) => {
  const { resource, recordId, businessId, currency, version } = props;
  const translate = useTranslate();
  const isOwner = useAuth().actor.role === 'owner';
  const [shown, setShown] = useState(STEP);
  const { data, error, isPending, isFetching, pageInfo, refetch } = useGetList<AuditEntry>(
    'audit',
    {
      filter: {
        resource,
        records_contains: recordId,
        ...(isOwner && businessId ? { businessId } : {}),
      },
      sort: NEWEST,
      pagination: { page: 1, perPage: shown },
      meta: { total: 'none', version },
    },
    { placeholderData: before => before },
  );
  if (isPending) return <LoadingSkeleton height={64} />;
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  const read = data ?? [];
  const entries = ownEntries(read, businessId);
  const foreign = read.length - entries.length;
  if (read.length === 0)
    return <Typography color="textSecondary">{translate('audit.emptyRecord')}</Typography>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map(entry => (
          <HistoryBoundary key={entry.id}>
            <AuditItem entry={entry} known={entries} recordId={recordId} currency={currency} />
          </HistoryBoundary>
        ))}
      </Box>
      {foreign > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('audit.foreign', { smart_count: foreign })}
        </Typography>
      )}
      {(pageInfo?.hasNextPage || read.length === shown) && (
        <Button loading={isFetching} onClick={() => setShown(shown + 2 * STEP)}>
          {translate('audit.more')}
        </Button>
      )}
    </>
  );
};
