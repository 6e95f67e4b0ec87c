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

type ShownStatus = ImportRun['status'] | 'interrupted' | 'elsewhere' | 'undoneInPart';

const TONES: Record<ShownStatus, Tone> = {
  running: 'attention',
  interrupted: 'bad',
  elsewhere: 'attention',
  paused: 'attention',
  finished: 'good',
  cancelled: 'neutral',
  undone: 'neutral',
  undoneInPart: 'attention',
};

const shownStatus = ({ status, undone }: ImportRun, isHeld: boolean): ShownStatus => {
  if (status === 'undone' && undone && undone.products < undone.total) return 'undoneInPart';
  if (status !== 'running' && status !== 'paused') return status;
  if (isHeld) return 'elsewhere';
  return status === 'running' ? 'interrupted' : status;
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
  const { phase, run: current, pictures } = useImportState();
  const isCurrent = current?.id === run.id && phase === 'writing';
  const status = isCurrent ? run.status : shownStatus(run, held);
  const time = formatDate(run.startedAt, 'time');
  const canResume = (status === 'interrupted' || status === 'paused') && phase !== 'writing';
  const wrote = run.counts.created + run.counts.updated > 0;
  // A picture that arrives after its product is gone would stay behind.
  const isCopying = current?.id === run.id && pictures?.running === true;
  const isBusy = phase === 'writing' || status === 'elsewhere' || isCopying;
  const canUndo = run.status !== 'undone' && wrote && !isBusy;
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
        {run.counts.failed > 0 && phase !== 'writing' && (
          <DownloadRunFailures run={run} time={time} />
        )}
        {wrote && run.status !== 'undone' && !isCurrent && (
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
