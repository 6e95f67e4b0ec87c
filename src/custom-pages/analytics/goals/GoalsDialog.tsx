import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { GOAL_METRICS } from '@/domain/analytics/goals.ts';
import { readGoals } from '@/domain/analytics/readGoals.ts';
import type { Goals } from '@/domain/schemas/figureNotes.ts';
import { FigureDialog } from '../FigureDialog.tsx';
import type { FigureNotesInView } from '../notes/useFigureNotes.ts';

/** What a business wants of each month; an empty field is no goal. */
const GoalsDialog = (props: { goals: Goals; notes: FigureNotesInView; onClose: () => void }) => {
  const { goals, notes, onClose } = props;
  const translate = useTranslate();
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
    <FigureDialog
      title={translate('figures.goals.dialog')}
      save={translate('figures.goals.save')}
      busy={notes.busy}
      onSave={() => void submit()}
      onClose={onClose}
    >
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
    </FigureDialog>
  );
};

export default GoalsDialog;
