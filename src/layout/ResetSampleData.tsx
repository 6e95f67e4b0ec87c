import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';

/** Restores the sample data after a clear warning. */
const ResetSampleData = (props: {
  onClose: () => void;
  reset: (progress?: (share: number) => void) => Promise<void>;
}) => {
  const { onClose, reset } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const run = async () => {
    setShare(0);
    try {
      await reset(setShare);
      await queryClient.resetQueries();
      notify('shell.resetSampleDone', { type: 'success' });
      onClose();
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    } finally {
      setShare(null);
    }
  };
  return (
    <Dialog open onClose={share === null ? onClose : undefined}>
      <DialogTitle>{translate('shell.resetSampleTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('shell.resetSampleBody')}</DialogContentText>
        {share !== null && (
          <LinearProgress
            variant="determinate"
            value={share * 100}
            aria-label={translate('shell.resetSample')}
            sx={{ mt: 2 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={share !== null}>
          {translate('common.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={run} loading={share !== null}>
          {translate('shell.resetSample')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default ResetSampleData;
