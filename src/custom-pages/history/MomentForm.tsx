import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { momentText } from '@/components/clock/momentField.ts';
import { type Moment, type MomentProblem, momentProblem } from './useMoment.ts';

const MINUTE = 60_000;

const thisMorning = () => {
  const now = new Date();
  const morning = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 6);
  return morning < now ? morning : new Date(now.getTime() - 60 * MINUTE);
};

/** Asks for a moment that has passed. */
export const MomentForm = ({ moment }: { moment: Moment }) => {
  const translate = useTranslate();
  const [text, setText] = useState(() => momentText(moment.at ?? thisMorning()));
  const [problem, setProblem] = useState<MomentProblem | null>(moment.problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = new Date(text);
    const found = momentProblem(at, new Date());
    setProblem(found);
    if (!found) moment.choose(at);
  };
  return (
    <Paper
      variant="outlined"
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
    >
      <TextField
        type="datetime-local"
        size="small"
        label={translate('history.moment.at')}
        value={text}
        onChange={event => setText(event.target.value)}
        error={problem !== null}
        helperText={problem && translate(`history.moment.${problem}`)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: '0 1 18rem' }}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
        {translate('history.moment.compare')}
      </Button>
    </Paper>
  );
};
