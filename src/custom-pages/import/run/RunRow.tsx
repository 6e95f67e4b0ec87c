import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { StatusChip, type Tone } from '@/components/StatusChip.tsx';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { DownloadRunFailures } from './DownloadRunFailures.tsx';
import { runProducts } from './runProducts.ts';
import { type RunStatus, runStanding } from './runStanding.ts';

const TONES: Record<RunStatus, Tone> = {
  running: 'attention',
  interrupted: 'bad',
  elsewhere: 'attention',
  paused: 'attention',
  finished: 'good',
  cancelled: 'neutral',
  undone: 'neutral',
  undoneInPart: 'attention',
};

/**
 * One earlier import, and what can be done about it.
 * @param held whether a window of this browser is at work on it.
 */
export const RunRow = (props: { run: ImportRun; held: boolean; onUndo: () => void }) => {
  const { run, held, onUndo } = props;
  const translate = useTranslate();
  const formatDate = useDateFormat();
  const session = useImportSession();
  const state = useImportState();
  const { status, isWriting, canResume, canUndo } = runStanding(run, held, state);
  const time = formatDate(run.startedAt, 'time');
  const wrote = run.counts.created + run.counts.updated > 0;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {run.fileName ?? translate('import.history.live', { shop: run.shop })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {time} · {run.shop} · {translate('import.history.counts', { ...run.counts })}
        </Typography>
      </Box>
      <Typography variant="body2" component="div">
        <StatusChip
          label={translate(`import.history.status.${status}`, run.undone ?? {})}
          tone={TONES[status]}
        />
      </Typography>
      <Box sx={{ minWidth: { sm: 168 }, textAlign: 'end' }}>
        {run.counts.failed > 0 && state.phase !== 'writing' && (
          <DownloadRunFailures run={run} time={time} />
        )}
        {wrote && run.status !== 'undone' && !isWriting && (
          <Button
            component={Link}
            to={runProducts(run.id)}
            aria-label={translate('import.history.productsRun', { time })}
          >
            {translate('import.history.products')}
          </Button>
        )}
        {canResume && (
          <Button
            aria-label={translate('import.history.resumeRun', { time })}
            onClick={() => void session.resume(run)}
          >
            {translate('import.history.resume')}
          </Button>
        )}
        {canUndo && (
          <Button
            color="error"
            aria-label={translate('import.history.undoRun', { time })}
            onClick={onUndo}
          >
            {translate('import.history.undo')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
