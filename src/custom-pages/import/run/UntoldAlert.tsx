import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { wrappingAlert } from '../wrappingAlert.ts';
import { startedRun } from './startedRuns.ts';

/** Says that the history does not know yet how the import ended, and why. */
export const UntoldAlert = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const untold = useImportState().run?.outcome?.untold;
  if (!untold) return null;
  const reason = translate(untold.reason, { _: untold.reason });
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={wrappingAlert}
      action={
        <Button color="inherit" onClick={startedRun(session)?.tellAgain}>
          {translate('common.retry')}
        </Button>
      }
    >
      {translate('import.done.untold', { reason })}
    </Alert>
  );
};
