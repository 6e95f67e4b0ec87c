import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isWebAddress } from '@/domain/schemas/common.ts';

/** Asks where a link leads; an empty address takes the link away. */
export const LinkDialog = (props: {
  address: string;
  onSet: (address: string) => void;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const [address, setAddress] = useState(props.address);
  const [asked, setAsked] = useState(false);
  const trimmed = address.trim();
  const wrong = asked && trimmed !== '' && !isWebAddress(trimmed);
  const set = () => {
    setAsked(true);
    if (trimmed === '' || isWebAddress(trimmed)) props.onSet(trimmed);
  };
  return (
    <Dialog open onClose={props.onClose} maxWidth="xs" aria-labelledby="link-title">
      <DialogTitle id="link-title">{translate('forms.editor.link')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label={translate('forms.editor.linkAddress')}
          value={address}
          error={wrong}
          helperText={translate(wrong ? 'validation.webAddress' : 'forms.editor.linkHelp')}
          onChange={event => setAddress(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            // The dialog lies within the form, which must not be sent.
            event.preventDefault();
            set();
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{translate('common.cancel')}</Button>
        <Button variant="contained" onClick={set}>
          {translate('forms.editor.linkSet')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
