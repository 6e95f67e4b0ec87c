import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { byEscape } from '@/components/actions/byEscape.ts';
import { SavingForm } from '@/components/forms/SavingForm.tsx';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { GOAL_METRICS } from '@/domain/analytics/goals.ts';
import { readGoals } from '@/domain/analytics/readGoals.ts';
import type { Goals } from '@/domain/schemas/figureNotes.ts';
import type { FigureNotesInView } from '../notes/useFigureNotes.ts';

/** What a business wants of each month; an empty field is no goal. */
const GoalsDialog = (props: { goals: Goals; notes: FigureNotesInView; onClose: () => void }) => {
  const { goals, notes, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [texts, setTexts] = useState(() => ({
    views: `${goals.views ?? ''}`,
    saves: `${goals.saves ?? ''}`,
    clicks: `${goals.clicks ?? ''}`,
  }));
  const [asked, setAsked] = useState(false);
  const read = readGoals(texts);
  const submit = async () => {
    setAsked(true);
    if (read.wrong.length > 0 || notes.busy) return;
    if (await notes.saveGoals(read.goals)) onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={notes.busy ? undefined : byEscape(onClose)}
      aria-labelledby={id}
    >
      <SavingForm onSave={() => void submit()}>
        <DialogTitle id={id}>{translate('figures.goals.dialog')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {GOAL_METRICS.map((metric, index) => {
              const isWrong = asked && read.wrong.includes(metric);
              return (
                <TextField
                  key={metric}
                  autoFocus={index === 0}
                  label={translate(`figures.goals.field.${metric}`)}
                  value={texts[metric]}
                  onChange={event => setTexts({ ...texts, [metric]: event.target.value })}
                  error={isWrong}
                  helperText={isWrong ? translate('figures.goals.problem') : undefined}
                  slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                />
              );
            })}
            <Typography variant="body2" color="textSecondary">
              {translate('figures.goals.help')}
            </Typography>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={notes.busy}>
            {translate('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={notes.busy}
            aria-keyshortcuts={ariaKeys('save')}
          >
            {translate('figures.goals.save')}
          </Button>
        </DialogActions>
      </SavingForm>
    </Dialog>
  );
};

export default GoalsDialog;
