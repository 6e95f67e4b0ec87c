import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { deleteLocalWork } from '@/components/device/localWork.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import type { SignOutQuestion } from './signOutQuestion.ts';

const KINDS = ['drafts', 'imports', 'searches', 'checks', 'spellings', 'restorings'] as const;

/** Asks whether what this browser keeps of somebody's work is deleted at signing out. */
const SignOutDialog = ({ kept, leave, onClose }: SignOutQuestion & { onClose: () => void }) => {
  const translate = useTranslate();
  const { uid } = useAuth().actor;
  const [deleting, setDeleting] = useState(false);
  const word = (key: string, count?: number) =>
    translate(`shell.kept.${key}`, count === undefined ? undefined : { smart_count: count });
  const go = () => {
    onClose();
    leave();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="kept"
      aria-describedby="kept-body"
      maxWidth="xs"
    >
      <DialogTitle id="kept">{word('title')}</DialogTitle>
      <DialogContent id="kept-body">
        <Typography component="ul" sx={{ mt: 0, mb: 1.5, pl: 2.5 }}>
          {KINDS.filter(kind => kept[kind] > 0).map(kind => (
            <li key={kind}>{word(kind, kept[kind])}</li>
          ))}
        </Typography>
        <DialogContentText>{word('body')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <Button color="inherit" onClick={go}>
          {word('keep')}
        </Button>
        <Button
          variant="contained"
          color="error"
          loading={deleting}
          onClick={() => {
            setDeleting(true);
            void deleteLocalWork(uid).then(go);
          }}
        >
          {word('forget')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default SignOutDialog;
