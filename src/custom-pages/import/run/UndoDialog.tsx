import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useState, useSyncExternalStore } from 'react';
import type { RunControl } from '@/domain/import/run/runControl.ts';
import { type UndoReport as Report, undoneOf } from '@/domain/import/run/undoReport.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { useImportSession } from '../engine/SessionContext.ts';
import { startUndo } from '../engine/undoRun.ts';
import { canResume, pauseText } from './pauseText.ts';
import { UndoReport } from './UndoReport.tsx';

type Stage =
  | { is: 'asking' }
  | { is: 'running'; control: RunControl }
  | { is: 'done'; report: Report; error?: string };

/** That it is at work, or why it stands still. */
const Running = ({ control }: { control: RunControl }) => {
  const translate = useTranslate();
  const paused = useSyncExternalStore(control.subscribe, control.paused);
  if (paused === null) return <LinearProgress aria-label={translate('import.undo.running')} />;
  return (
    <Alert
      severity="info"
      action={
        canResume(paused) && (
          <Button color="inherit" onClick={control.resume}>
            {translate('common.retry')}
          </Button>
        )
      }
    >
      {pauseText(translate, paused)}
    </Alert>
  );
};

/** Asks before a whole run is taken back, and says what became of it. */
export const UndoDialog = ({ run, onClose }: { run: ImportRun; onClose: () => void }) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const session = useImportSession();
  const titleId = useId();
  const [stage, setStage] = useState<Stage>({ is: 'asking' });
  const undo = async () => {
    const title = translate('import.undo.task');
    const started = startUndo(run, { ...session.context, title });
    setStage({ is: 'running', control: started.control });
    const { error } = await started.ended;
    session.forgetStored();
    session.forgetResult(run.id);
    setStage({ is: 'done', report: started.report, ...(error ? { error } : {}) });
    await queryClient.invalidateQueries();
  };
  const done = stage.is === 'done' ? undoneOf(stage.report, run) : null;
  const title = done
    ? done.products < done.total
      ? translate('import.undo.partTitle', { smart_count: done.products, total: done.total })
      : translate('import.undo.doneTitle')
    : translate('import.undo.title');
  return (
    <Dialog open onClose={stage.is === 'running' ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {stage.is === 'asking' && (
          <DialogContentText>
            {translate('import.undo.counts', { ...run.counts })} {translate('import.undo.body')}
          </DialogContentText>
        )}
        {stage.is === 'running' && <Running control={stage.control} />}
        {stage.is === 'done' && <UndoReport report={stage.report} error={stage.error} />}
      </DialogContent>
      <DialogActions>
        {stage.is === 'asking' && (
          <>
            <Button onClick={onClose}>{translate('common.cancel')}</Button>
            <Button color="error" variant="contained" onClick={() => void undo()}>
              {translate('import.undo.confirm')}
            </Button>
          </>
        )}
        {stage.is !== 'asking' && <Button onClick={onClose}>{translate('common.close')}</Button>}
      </DialogActions>
    </Dialog>
  );
};
