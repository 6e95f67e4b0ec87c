import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { byEscape } from '@/components/actions/byEscape.ts';
import { SavingForm } from '@/components/forms/SavingForm.tsx';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';

/** A dialog in which what people add to figures is written and saved; it stays open while it is. */
export const FigureDialog = (props: {
  title: string;
  /** What the button that saves is called. */
  save: string;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}) => {
  const { title, save, busy, onSave, onClose, children } = props;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={busy ? undefined : byEscape(onClose)}
      aria-labelledby={id}
    >
      <SavingForm onSave={onSave}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {translate('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={busy}
            aria-keyshortcuts={ariaKeys('save')}
          >
            {save}
          </Button>
        </DialogActions>
      </SavingForm>
    </Dialog>
  );
};
