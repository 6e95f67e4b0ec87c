import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { byEscape } from './byEscape.ts';

/** Asks before something is taken away: what, how many, and whether it comes back. */
export const ConfirmDialog = (props: {
  title: string;
  /** What will happen. */
  body: ReactNode;
  /** Names the act, never “OK”. */
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}) => {
  const { title, body, confirmLabel, onConfirm, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={byEscape(onClose)}
      aria-labelledby={id}
      aria-describedby={`${id}-body`}
      maxWidth="xs"
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-body`}>
        {typeof body === 'string' ? <DialogContentText>{body}</DialogContentText> : body}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
