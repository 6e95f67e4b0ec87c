import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { ResetSampleData as Reset } from '@/providers/resetSampleData.ts';

/** How much of the sample data is wanted. */
const Size = (props: { whole: boolean; onChange: (whole: boolean) => void; disabled: boolean }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={id} variant="body2" color="text.secondary">
        {translate('shell.resetSize')}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={props.whole ? 'whole' : 'usual'}
        onChange={(_, value) => props.onChange(value === 'whole')}
      >
        {(['usual', 'whole'] as const).map(size => (
          <FormControlLabel
            key={size}
            value={size}
            control={<Radio />}
            disabled={props.disabled}
            label={translate(size === 'whole' ? 'shell.resetWhole' : 'shell.resetUsual')}
          />
        ))}
      </RadioGroup>
      {props.whole && (
        <Typography variant="caption">{translate('shell.resetWholeHelp')}</Typography>
      )}
    </Box>
  );
};

/** Restores the sample data, as much of it as is wanted, after a clear warning. */
const ResetSampleData = (props: { onClose: () => void; reset: Reset }) => {
  const { onClose, reset } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const number = useNumberFormat();
  const [share, setShare] = useState<number | null>(null);
  const [whole, setWhole] = useState(false);
  const [cancel, setCancel] = useState<AbortController | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const run = async () => {
    const controller = new AbortController();
    setCancel(controller);
    setCancelled(false);
    setShare(0);
    try {
      await reset(setShare, { whole, signal: controller.signal });
      await queryClient.resetQueries();
      const isWhole = whole && !controller.signal.aborted;
      notify(isWhole ? 'shell.resetWholeDone' : 'shell.resetSampleDone', { type: 'success' });
      onClose();
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    } finally {
      setShare(null);
    }
  };
  const canStop = whole && !cancelled;
  const stop = () => {
    cancel?.abort();
    setCancelled(true);
  };
  return (
    <Dialog open onClose={share === null ? onClose : undefined}>
      <DialogTitle>{translate('shell.resetSampleTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('shell.resetSampleBody')}</DialogContentText>
        <Size whole={whole} onChange={setWhole} disabled={share !== null} />
        {share !== null && (
          <>
            <LinearProgress
              variant="determinate"
              value={share * 100}
              aria-label={translate('shell.resetSample')}
              sx={{ mt: 2, mb: 1 }}
            />
            <Typography variant="body2" color="text.secondary">
              {cancelled
                ? translate('shell.resetCancelling')
                : translate('shell.resetShare', { share: number(share, { style: 'percent' }) })}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={share === null ? onClose : stop} disabled={share !== null && !canStop}>
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
