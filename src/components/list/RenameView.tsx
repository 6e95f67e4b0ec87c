import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { MAX_LENGTH, textProblem } from '@/domain/schemas/common.ts';
import type { SavedView } from '@/domain/schemas/savedView.ts';
import { byEscape } from '../actions/byEscape.ts';

/** Asks what a saved view shall be called. */
export const RenameView = (props: {
  view: SavedView;
  /** @returns whether it is called so now. */
  onRename: (name: string) => Promise<boolean>;
  onClose: () => void;
}) => {
  const { view, onRename, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [name, setName] = useState(view.name);
  const [busy, setBusy] = useState(false);
  const problem = textProblem(name, MAX_LENGTH.name);
  const ready = name.trim() !== '' && problem === null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    if (name.trim() === view.name) return onClose();
    setBusy(true);
    if (await onRename(name.trim())) onClose();
    else setBusy(false);
  };
  return (
    <Dialog open onClose={byEscape(onClose)} aria-labelledby={id} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {translate('views.renameTitle', { name: view.name })}
        </DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={translate('views.name')}
            value={name}
            onChange={event => setName(event.target.value)}
            onFocus={event => event.target.select()}
            error={problem !== null}
            helperText={problem && translate(problem)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={!ready}>
            {translate('views.renameConfirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
