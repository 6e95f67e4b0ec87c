import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { ExportDialog } from '@/components/export/ExportDialog.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { can } from '@/domain/access/can.ts';
import { isPassing } from '@/domain/errors.ts';
import { exclusionRefusal, standingExclusions } from '@/domain/giveaways/exclusions.ts';
import {
  type Giveaway,
  type GiveawayEntry,
  giveawayEntrySchema,
} from '@/domain/schemas/giveaway.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { EntryLine } from './EntryLine.tsx';
import { ExcludeDialog } from './exclude/index.ts';
import { useBarredEntries } from './useBarredEntries.ts';

const SHOWN = 10;
const NEWEST = { field: 'enteredAt', order: 'DESC' } as const;

/** The newest entries, followed live, how many there are, and all of them as a file. */
export const Entries = ({ giveaway, now }: { giveaway: Giveaway; now: Date }) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const [rows, setRows] = useState<RaRecord[] | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [exporting, setExporting] = useState(false);
  const [excluding, setExcluding] = useState<GiveawayEntry | null>(null);
  const { id } = giveaway;
  useEffect(
    function followNewestEntries() {
      void attempt;
      return dataProvider.watchList(
        'entries',
        { filter: {}, sort: NEWEST, limit: SHOWN, meta: { parent: id } },
        {
          next: found => {
            setRows(found);
            setFailure(null);
          },
          error: setFailure,
        },
      );
    },
    [dataProvider, id, attempt],
  );
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  const newest = rows?.[0]?.id;
  const entries = rows?.flatMap(row => giveawayEntrySchema.safeParse(row).data ?? []) ?? [];
  const barred = useBarredEntries(giveaway, entries);
  const excluded = standingExclusions(giveaway);
  const mayExclude = can(actor, 'update', 'giveaways') && exclusionRefusal(giveaway, now) === null;
  const {
    data: total,
    isPending,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['entries', 'count', id, newest, rows?.length],
    queryFn: () => dataProvider.count('entries', { filter: {}, meta: { parent: id } }),
    enabled: rows !== null,
    placeholderData: before => before,
  });
  if (failure && !(rows && isPassing(failure))) return <ErrorState error={failure} retry={retry} />;
  // What has no time is not among the rows: only the count tells that nobody entered.
  if (!rows || (rows.length === 0 && isPending)) return <LoadingSkeleton height={120} />;
  const untimed = rows.length < SHOWN && !isPlaceholderData ? (total ?? 0) - rows.length : 0;
  if (rows.length === 0 && untimed <= 0)
    return <Typography color="textSecondary">{translate('giveaways.show.noEntries')}</Typography>;
  return (
    <>
      <Typography variant="subtitle2" role="status">
        {total !== undefined && translate('giveaways.show.entryTotal', { smart_count: total })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {rows.length > 0 && translate('giveaways.show.newest', { count: SHOWN })}{' '}
        {untimed > 0 && translate('giveaways.show.untimed', { smart_count: untimed })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, my: 1 }}>
        {entries.map(entry => {
          const why = barred.get(entry.id);
          const exclusion = excluded.get(why?.account ?? entry.userId);
          return (
            <EntryLine
              key={entry.id}
              entry={entry}
              barred={why?.reason}
              exclusion={exclusion}
              onExclude={mayExclude && !exclusion ? () => setExcluding(entry) : null}
            />
          );
        })}
      </Box>
      {can(actor, 'export', 'entries') && (
        <Button startIcon={<DownloadIcon />} onClick={() => setExporting(true)}>
          {translate('giveaways.action.exportEntries')}
        </Button>
      )}
      {excluding && (
        <ExcludeDialog giveaway={giveaway} entrant={excluding} onClose={() => setExcluding(null)} />
      )}
      {exporting && (
        <ExportDialog
          open
          onClose={() => setExporting(false)}
          resource="entries"
          name={`${translate('export.resource.entries')}: ${giveaway.title}`}
          filter={{}}
          sort={{ field: 'enteredAt', order: 'ASC' }}
          meta={{ parent: id }}
          total={total}
        />
      )}
    </>
  );
};
