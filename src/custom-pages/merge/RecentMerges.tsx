import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { UnmergeDialog } from '@/components/history/UnmergeDialog.tsx';
import { useUnmerges } from '@/components/history/useUnmerges.ts';
import { Panel } from '@/components/Panel.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import type { Actor } from '@/domain/access/roles.ts';
import { mergeEntriesAsked, mergeRows } from '@/domain/merge/mergeRows.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { BatchRow } from './sure/BatchRow.tsx';

/** Entries of merges that are read at first, and more with each click. */
const STEP = 10;

/** The latest merges that somebody may take back, and the entries that say which of them were. */
const useMerges = (actor: Actor) => {
  const [most, setMost] = useState(STEP);
  const merges = useGetList<AuditEntry>(
    'audit',
    {
      filter: mergeEntriesAsked(actor),
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: most },
      meta: { total: 'none' },
    },
    { placeholderData: before => before },
  );
  const shown = merges.data ?? [];
  const { unmerges } = useUnmerges(shown);
  return {
    merges,
    rows: mergeRows(shown, unmerges, actor),
    showMore: merges.pageInfo?.hasNextPage ? () => setMost(most + STEP) : null,
  };
};

const OneMerge = (props: { entry: AuditEntry; undone: boolean; onUndo: () => void }) => {
  const { entry, undone, onUndo } = props;
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { actor } = useAuth();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, py: 1, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={paths.viewProduct(actor.role, entry.records[0] ?? '')}
          color="textPrimary"
          sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
        >
          {entry.label}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {translate('merge.recent.by', { email: entry.actorEmail, time: relative(entry.at) })}
          {entry.reason && ` · ${entry.reason}`}
        </Typography>
      </Box>
      {undone ? (
        <Typography variant="body2" color="textSecondary">
          {translate('merge.recent.undone')}
        </Typography>
      ) : (
        <Button
          size="small"
          onClick={onUndo}
          aria-label={translate('merge.recent.undoLabel', { title: entry.label })}
        >
          {translate('merge.recent.undo')}
        </Button>
      )}
    </Box>
  );
};

/** The latest merges, each of which can be undone. */
export const RecentMerges = () => {
  const translate = useTranslate();
  const { actor } = useAuth();
  const { merges, rows, showMore } = useMerges(actor);
  const [undoing, setUndoing] = useState<AuditEntry | null>(null);
  return (
    <Panel title={translate('merge.recent.title')}>
      {merges.error && <ErrorState error={merges.error} retry={() => void merges.refetch()} />}
      {merges.data && rows.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('merge.recent.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(row =>
          row.kind === 'batch' ? (
            <BatchRow key={row.batchId} row={row} />
          ) : (
            <OneMerge
              key={row.entry.id}
              entry={row.entry}
              undone={row.undone}
              onUndo={() => setUndoing(row.entry)}
            />
          ),
        )}
      </Box>
      {showMore && (
        <Button size="small" loading={merges.isFetching} onClick={showMore}>
          {translate('merge.recent.more')}
        </Button>
      )}
      {undoing && <UnmergeDialog entry={undoing} onClose={() => setUndoing(null)} />}
    </Panel>
  );
};
