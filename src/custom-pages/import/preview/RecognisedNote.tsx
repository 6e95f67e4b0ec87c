import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { wrappingAlert } from '../wrappingAlert.ts';

/** How many products were recognised although their handles are others, and the way to undo that. */
export const RecognisedNote = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const { lines } = useImportState();
  const count = lines.filter(({ recognisedBy }) => recognisedBy !== undefined).length;
  if (count === 0) return null;
  return (
    <Alert
      severity="info"
      sx={wrappingAlert}
      action={
        <Button color="inherit" onClick={() => session.changeSettings({ byCodes: false })}>
          {translate('import.recognised.apart')}
        </Button>
      }
    >
      {translate('import.recognised.note', { smart_count: count })}
    </Alert>
  );
};
