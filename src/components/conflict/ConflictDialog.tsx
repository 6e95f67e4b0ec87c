import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { ConflictField } from './ConflictField.tsx';
import type { FieldConflict } from './threeWay.ts';

/** What the dialog needs to show a record's fields. */
export interface ConflictText {
  label: (field: string) => string;
  /** A value as people read it; `side` tells whose it is. */
  show: (field: string, value: unknown, side: 'original' | 'theirs' | 'mine') => ReactNode;
}

/**
 * Somebody else changed the record meanwhile: shows every field that both changed and lets the
 * person choose. Nothing is lost or written before the choice is saved.
 */
export const ConflictDialog = (props: {
  conflicts: readonly FieldConflict[];
  words: ConflictText;
  saving: boolean;
  /** Message key of the button that takes the choice. */
  confirm?: string;
  /** What kept the result from being saved. */
  error?: ReactNode;
  onResolve: (keepMine: ReadonlySet<string>) => void;
  onClose: () => void;
}) => {
  const {
    conflicts,
    words,
    saving,
    confirm = 'common.conflict.save',
    error,
    onResolve,
    onClose,
  } = props;
  const translate = useTranslate();
  const [keepMine, setKeepMine] = useState<ReadonlySet<string>>(
    () => new Set(conflicts.map(({ field }) => field)),
  );
  const choose = (field: string, mine: boolean) =>
    setKeepMine(before => {
      const next = new Set(before);
      if (mine) next.add(field);
      else next.delete(field);
      return next;
    });
  return (
    <Dialog open maxWidth="md" onClose={saving ? undefined : onClose} aria-labelledby="conflict">
      <DialogTitle id="conflict">{translate('common.conflict.title')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('common.conflict.body')}
        </Alert>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {conflicts.map(conflict => (
            <ConflictField
              key={conflict.field}
              conflict={conflict}
              words={words}
              mine={keepMine.has(conflict.field)}
              onChoose={choose}
            />
          ))}
        </Box>
        {error}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={saving}>
          {translate('common.cancel')}
        </Button>
        <Button variant="contained" loading={saving} onClick={() => onResolve(keepMine)}>
          {translate(confirm)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
