import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { addDays, dayOf } from '@/domain/analytics/days.ts';
import { EVENT_DAYS } from '@/domain/schemas/event.ts';

/** Asks for the days whose figures are to be made anew. */
export const MakeAgainDialog = (props: {
  ask: (days: { from: string; to: string }) => Promise<void>;
  onClose: () => void;
  onAsked: () => void;
}) => {
  const { ask, onClose, onAsked } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const today = dayOf(new Date());
  const [from, setFrom] = useState(addDays(today, -1));
  const [to, setTo] = useState(today);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isWrong = from > to;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong || busy) return;
    setBusy(true);
    setProblem('');
    try {
      await ask({ from, to });
      onAsked();
      onClose();
    } catch (error) {
      setProblem(errorText(error).sentence);
      setBusy(false);
    }
  };
  const limits = { min: addDays(today, 1 - EVENT_DAYS), max: today };
  const day = (label: string, value: string, onChange: (value: string) => void, wrong = false) => (
    <TextField
      fullWidth
      required
      type="date"
      margin="dense"
      label={translate(label)}
      value={value}
      error={wrong}
      helperText={wrong ? translate('functions.again.order') : undefined}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: limits, inputLabel: { shrink: true } }}
    />
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={event => void submit(event)}>
        <DialogTitle>{translate('functions.again.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>
            {translate('functions.again.help', { days: EVENT_DAYS })}
          </DialogContentText>
          {day('functions.again.from', from, setFrom)}
          {day('functions.again.to', to, setTo, isWrong)}
          {problem && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('functions.again.ask')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
