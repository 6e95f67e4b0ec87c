import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Panel } from '@/components/Panel.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { rememberedSettings } from '@/domain/import/rememberedSettings.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { tellCancelled } from '../engine/tellEnds.ts';
import { RunRow } from './RunRow.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { useLockedRuns } from './useLockedRuns.ts';
import { useRuns } from './useRuns.ts';

/** Pixels of the rows that are awaited. */
const WAITING = [48, 48];

/** The earlier imports of this platform into this business. */
export const RunHistory = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const { phase, settings, sources } = useImportState();
  const { runs, error, isPending, refetch, hasMore, showMore } = useRuns(session.context);
  const held = useLockedRuns(runs, refetch);
  const [undoing, setUndoing] = useState<ImportRun | null>(null);
  useEffect(
    function tellWhatWasCancelled() {
      void tellCancelled(session, runs, refetch);
    },
    [session, runs, refetch],
  );
  const last = runs[0];
  useEffect(
    function offerSettingsOfLastImport() {
      const isUntouched = phase === 'source' && sources.length === 0;
      if (last && isUntouched && settings.shop === session.context.shop)
        session.remember(last.shop, rememberedSettings([last], last.shop));
    },
    [last, phase, sources, settings.shop, session],
  );
  return (
    <Panel title={translate('import.history.title')}>
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {isPending && <LoadingSkeleton height={WAITING} />}
      {!error && !isPending && runs.length === 0 && (
        <Typography color="textSecondary">{translate('import.history.empty')}</Typography>
      )}
      <Box
        component="ul"
        aria-label={translate('import.history.title')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {runs.map(run => (
          <RunRow key={run.id} run={run} held={held.has(run.id)} onUndo={() => setUndoing(run)} />
        ))}
      </Box>
      {hasMore && <Button onClick={showMore}>{translate('import.history.more')}</Button>}
      {undoing && <UndoDialog run={undoing} onClose={() => setUndoing(null)} />}
    </Panel>
  );
};
