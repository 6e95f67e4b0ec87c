import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/actions/ConfirmDialog.tsx';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { useCount } from '@/components/list/useCount.ts';
import type { MergeRow } from '@/domain/merge/mergeRows.ts';
import { isMerge } from '@/domain/merge/planUnmerge.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { useSureMerges } from './useSureMerges.ts';

/** Merges that were done at once, which can be undone as a whole. */
export const BatchRow = ({ row }: { row: Extract<MergeRow, { kind: 'batch' }> }) => {
  const { batchId, entries, undone } = row;
  const [latest] = entries;
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { dataProvider } = useServices();
  const { actor } = useAuth();
  const { takeBack } = useSureMerges(() => {});
  const [asking, setAsking] = useState(false);
  const filter = { batchId, action: 'merge' };
  const { data: count = entries.length } = useCount('audit', filter);
  const undo = async () => {
    const merges: { auditId: string; name: string }[] = [];
    const pages = dataProvider.stream('audit', { filter, sort: { field: 'id', order: 'ASC' } });
    for await (const page of pages)
      for (const entry of page)
        if (isMerge([entry], actor)) merges.push({ auditId: entry.id, name: entry.label });
    await takeBack(merges, batchId);
  };
  const words = { smart_count: count };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, py: 1, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>{translate('merge.sure.batch', words)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('merge.recent.by', { email: latest.actorEmail, time: relative(latest.at) })}
          {latest.reason && ` · ${latest.reason}`}
        </Typography>
      </Box>
      {undone && (
        <Typography variant="body2" color="textSecondary">
          {translate('merge.recent.undone')}
        </Typography>
      )}
      <Button size="small" onClick={() => setAsking(true)}>
        {translate('merge.sure.undo', words)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate('merge.sure.undoTitle', words)}
          body={translate('merge.sure.undoHelp')}
          confirmLabel={translate('merge.sure.undo', words)}
          onConfirm={() => void undo()}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
};
