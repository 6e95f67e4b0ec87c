import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { byEscape } from '../actions/byEscape.ts';
import { SaveProblemAlert } from '../forms/SaveProblemAlert.tsx';
import { DraftRecovery } from './DraftRecovery.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useRecordFormContext } from './RecordFormContext.ts';
import type { RecordFormProps } from './RecordFormProps.ts';
import { SaveButton } from './SaveButton.tsx';
import { useFormProblem } from './useFormProblem.ts';

/** Why the form was not saved; each wrong field says so itself. */
const SaveFailure = () => {
  const { problem } = useRecordFormContext();
  const said = useFormProblem();
  return problem && said && <SaveProblemAlert problem={said} sx={{ mb: 2 }} />;
};

/** The form of one record in a dialog, which fills a phone. */
export const RecordFormDialog = <R, V extends FieldValues, D>(
  props: RecordFormProps<R, V, D> & {
    title: string;
    /** Message keys of the two buttons. */
    cancelLabel?: string;
    saveLabel: string;
    onClose: () => void;
  },
) => {
  const { title, cancelLabel = 'common.cancel', saveLabel, onClose, children, ...form } = props;
  const translate = useTranslate();
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      fullScreen={phone}
      onClose={busy ? undefined : byEscape(onClose)}
      aria-labelledby={id}
    >
      <ResourceContextProvider value={form.draft.resource}>
        <RecordForm
          {...form}
          onBusy={setBusy}
          // Only the fields scroll, the buttons stay in view.
          sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            <DraftRecovery />
            <SaveFailure />
            {children}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose} disabled={busy}>
              {translate(cancelLabel)}
            </Button>
            <SaveButton label={saveLabel} />
          </DialogActions>
        </RecordForm>
      </ResourceContextProvider>
    </Dialog>
  );
};
