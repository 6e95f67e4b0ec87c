import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import type { PasteQuestion } from './useGridEdits.ts';

/** Asks whether all rows are pasted where fewer are selected. */
export const PasteDialog = ({
  question,
  onClose,
}: {
  question: PasteQuestion;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const { rows, selected, paste } = question;
  return (
    <Dialog open onClose={onClose} aria-labelledby="paste-title">
      <DialogTitle id="paste-title">{translate('products.grid.pasteTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('products.grid.pasteBody', { rows, selected })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button onClick={() => paste(false)}>
          {translate('products.grid.pasteSelected', { smart_count: selected })}
        </Button>
        <Button variant="contained" onClick={() => paste(true)}>
          {translate('products.grid.pasteAll', { smart_count: rows })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
