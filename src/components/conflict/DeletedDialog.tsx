import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useCopy } from '../useCopy.ts';

/**
 * The record was deleted while it was edited: says so and lets the person copy what was written.
 * @param props.text everything the form held, as text.
 */
export const DeletedDialog = (props: {
  text: string;
  actions?: ReactNode;
  onClose: () => void;
}) => {
  const { text, actions, onClose } = props;
  const translate = useTranslate();
  // Without the right to the clipboard the text can still be selected by hand.
  const { copied, copy } = useCopy();
  return (
    <Dialog open onClose={onClose} aria-labelledby="deleted">
      <DialogTitle id="deleted">{translate('common.error.missing')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('common.conflict.deleted')}
        </Alert>
        <Box
          component="pre"
          // A scrolling text must be reachable by keyboard.
          tabIndex={0}
          aria-label={translate('common.conflict.mine')}
          sx={{
            m: 0,
            p: 1.5,
            maxHeight: 280,
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            bgcolor: 'action.hover',
            borderRadius: 1,
            fontFamily: 'inherit',
            fontSize: 14,
          }}
        >
          {text}
        </Box>
        <Box role="status" sx={{ mt: 1, minHeight: 20, fontSize: 14 }}>
          {copied !== null && translate(`common.conflict.${copied ? 'copied' : 'notCopied'}`)}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
        {actions}
        <Button variant="contained" onClick={() => void copy(text)}>
          {translate('common.conflict.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
