import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { MAX_LENGTH, textProblem } from '@/domain/schemas/common.ts';
import { SavingForm } from '../forms/SavingForm.tsx';
import { ariaKeys } from '../shortcuts/shortcuts.ts';
import { byEscape } from './byEscape.ts';

/** What the dialog asks and how the answer is named. */
export interface ReasonDialogProps {
  title: string;
  /** What will happen. */
  body?: ReactNode;
  confirmLabel: string;
  /** Name of the text field. */
  reasonLabel?: string;
  reasonHelp?: string;
  /** What the field holds at first. */
  initialReason?: string;
  /** What stands above the field, such as texts to choose from; told what it holds. */
  offers?: (reason: string, choose: (reason: string) => void) => ReactNode;
  required?: boolean;
  destructive?: boolean;
  busy?: boolean;
  /** There is nothing to confirm: the dialog only says why. */
  disabled?: boolean;
  /** Something else in the dialog is still to be chosen. */
  incomplete?: boolean;
  /** What stands above the field is long, or to be chosen from: the dialog opens at its top. */
  opensAtTop?: boolean;
  /** Name of the button that leaves all as it is, where “Cancel” could mean the act itself. */
  cancelLabel?: string;
  /** Ends what is being done while it is busy; null where that cannot be stopped. */
  onStop?: (() => void) | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for confirmation and a reason before something that other people will notice. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, body, confirmLabel, required = false, busy = false, onConfirm, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState(props.initialReason ?? '');
  const [asked, setAsked] = useState(false);
  const problem =
    required && reason.trim() === ''
      ? 'common.action.reasonMissing'
      : textProblem(reason, MAX_LENGTH.line);
  const leave = busy ? props.onStop : onClose;
  const submit = () => {
    setAsked(true);
    if (problem === null && !busy && !props.disabled && !props.incomplete) onConfirm(reason.trim());
  };
  return (
    <Dialog open onClose={leave ? byEscape(leave) : undefined} aria-labelledby={id}>
      <SavingForm onSave={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {typeof body === 'string' ? <DialogContentText>{body}</DialogContentText> : body}
            {!props.disabled && props.offers?.(reason, setReason)}
            {!props.disabled && (
              <TextField
                autoFocus={!props.opensAtTop}
                fullWidth
                multiline
                minRows={2}
                required={required}
                label={props.reasonLabel ?? translate('common.reason')}
                value={reason}
                onChange={event => setReason(event.target.value)}
                error={asked && problem !== null}
                helperText={asked && problem !== null ? translate(problem) : props.reasonHelp}
                sx={{ mt: 1 }}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={leave ?? undefined} disabled={!leave}>
            {props.disabled
              ? translate('common.close')
              : (props.cancelLabel ?? translate('common.cancel'))}
          </Button>
          {!props.disabled && (
            <Button
              type="submit"
              variant="contained"
              color={props.destructive ? 'error' : 'primary'}
              loading={busy}
              disabled={props.incomplete}
              aria-keyshortcuts={ariaKeys('save')}
            >
              {confirmLabel}
            </Button>
          )}
        </DialogActions>
      </SavingForm>
    </Dialog>
  );
};
